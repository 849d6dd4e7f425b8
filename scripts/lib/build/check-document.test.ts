import { renderToString } from "react-dom/server";
import { createElement, Fragment } from "react";
import { describe, expect, it } from "vitest";
import { checkDocument } from "./check-document.ts";

const page = (words: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Lantern</title><script type="module" src="/loader.js"></script></head><body>${words}</body></html>`;
const checked = (words: string) => checkDocument(page(words));

it("keeps a document letter by letter: the loader, data blocks, which are no programs, and texts about scripts and styles", () => {
  for (const words of [
    "<h1>Lantern</h1>",
    '<script type="application/ld+json">{"@type":"SoftwareApplication","name":"Lantern"}</script>',
    "<p>Write &lt;script&gt; and style=&quot;x&quot;, onclick=&quot;y&quot;</p>",
  ]) {
    expect(checked(words)).toBe(page(words));
  }
});

it("keeps React's marks that separate two texts, and no others", () => {
  const days = createElement(Fragment, null, 10, " days");
  const words = renderToString(
    createElement("div", null, createElement("p", null, days), createElement("p", null, 5, null, createElement("b"))),
  );
  expect(checked(words)).toBe(page("<div><p>10<!-- --> days</p><p>5<b></b></p></div>"));
  expect(checked("<p>10<!-- --> days<!-- --></p><!-- --><p><!-- -->5</p>")).toBe(page("<p>10<!-- --> days</p><p>5</p>"));
});

it("gives the anchor of a title, or of a further heading, a number where a section has the same words", () => {
  expect(checked('<main id="main"><h1 id="A_&amp;_B">A &amp; B</h1><h2 class="x" id="A_&amp;_B">A &amp; B</h2></main>')).toBe(
    page('<main id="main"><h1 id="A_&amp;_B_2">A &amp; B</h1><h2 class="x" id="A_&amp;_B">A &amp; B</h2></main>'),
  );
  expect(checked('<h2 id="main"><span id="B"></span></h2><h3 id="B">B</h3><h2 id="B">B</h2><h2 id="B_2">B 2</h2><b id="main"></b>')).toBe(
    page('<h2 id="main_2"><span id="B_3"></span></h2><h3 id="B">B</h3><h2 id="B_4">B</h2><h2 id="B_2">B 2</h2><b id="main"></b>'),
  );
});

it("refuses a document without its type, as React renders it", () => {
  const html = renderToString(createElement("html", { lang: "en" }, createElement("body", null, "Lantern")));
  expect(() => checkDocument(html)).toThrow("quirks mode");
  expect(() => checkDocument(`<!DOCTYPE html>${html}`)).not.toThrow();
});

describe("what the content security policy would block is refused", () => {
  it.each([
    ["a script from elsewhere", '<script src="https://cdn.example/a.js"></script>', '<script src="https://cdn.example/a.js">'],
    ["a script of the site's own beside the loader", '<script src="/extra.js"></script>', '<script src="/extra.js">'],
    ["an inline script", "<script>alert(1)</script>", "an inline script"],
    ["an inline module", '<script type="module">import "/extra.js"; document.title = "1 < 2";</script>', "an inline script"],
    ["rules of the browser in the page", '<script type="speculationrules">{"prefetch":[{"urls":["/"]}]}</script>', "an inline script"],
    ["a style sheet in the page", "<style>p { color: red }</style>", "<style>"],
    ["a style attribute", '<p style="--hue:190">', 'style="--hue:190" on <p>'],
    ["an event handler", '<button onclick="go()">', "onclick on <button>"],
    ["an event handler on a drawing", '<svg onLoad="go()"></svg>', "onload on <svg>"],
  ])("%s", (_what, tag, named) => {
    expect(() => checked(tag)).toThrow(named);
  });
});
