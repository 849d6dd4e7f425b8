import { XMLParser } from "fast-xml-parser";
import { expect, it } from "vitest";
import { el, xmlDocument } from "./xml.ts";

it("writes every text so that a parser reads the same, without what XML cannot hold", () => {
  const parser = new XMLParser({ ignoreAttributes: false, trimValues: false });
  const text = 'a "b" <c> & d';
  expect(parser.parse(xmlDocument(el("feed", { title: text }, `${text}\u0000\u001F`)))).toMatchObject({
    feed: { "@_title": text, "#text": text },
  });
});
