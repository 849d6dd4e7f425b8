import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { shortIslandProps } from "./island-props.ts";

const ODD = { label: `"it's" <b> & &quot; $& \\ '`, list: ["', onclick='x"] };

const site = mkdtempSync(join(tmpdir(), "island-props-"));
const written = (props: object) => renderToStaticMarkup(createElement("p", { title: '"x"', "data-props": JSON.stringify(props) }));
const attributesIn = (html: string) =>
  DomUtils.findOne(({ attribs }) => "data-props" in attribs, parseDocument(html).children)?.attribs ?? {};

it("keeps what a browser reads, whatever stands in it, in fewer bytes", () => {
  const html = written(ODD);
  const short = shortIslandProps(site)(html);
  expect(attributesIn(short)["data-props"]).toBe(JSON.stringify(ODD));
  expect(short.length).toBeLessThan(html.length);
  expect(short).toContain('title="&quot;x&quot;"');
});

it("moves messages into one file for all documents that have the same, and leaves the other properties", () => {
  const messages = { ...ODD, help: "x".repeat(300) };
  const [one, other] = [written({ ...ODD, messages }), written({ page: 2, messages })].map((html) =>
    attributesIn(shortIslandProps(site)(html)),
  );
  expect(JSON.parse(one?.["data-props"] ?? "")).toEqual(ODD);
  expect(JSON.parse(other?.["data-props"] ?? "")).toEqual({ page: 2 });
  expect(one?.["data-messages"]).toBe(other?.["data-messages"]);
  expect(JSON.parse(readFileSync(join(site, one?.["data-messages"] ?? ""), "utf8"))).toEqual(messages);
});
