import { DomUtils, parseDocument } from "htmlparser2";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { expect, it } from "vitest";
import { quoteProps } from "./quote-props.ts";

const propsIn = (html: string) =>
  DomUtils.findOne(({ attribs }) => "data-props" in attribs, parseDocument(html).children)?.attribs["data-props"];

it("keeps what a browser reads, whatever stands in it, in fewer bytes", () => {
  const json = JSON.stringify({ label: `"it's" <b> & &quot; $& \\ '`, list: ["', onclick='x"] });
  const html = renderToStaticMarkup(createElement("p", { title: '"x"', "data-props": json }));
  expect(propsIn(html)).toBe(json);
  expect(propsIn(quoteProps(html))).toBe(json);
  expect(quoteProps(html).length).toBeLessThan(html.length);
  expect(quoteProps(html)).toContain('title="&quot;x&quot;"');
});
