/** The page is Next 16's HTML of a product page, without most of its text and data. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stripFramework, withLoader } from "./strip-framework.ts";

const LOADER = "/_assets/loader-ABC.js";
const nexts = readFileSync("tests/fixtures/next/product-page.html", "utf8");
/** The page with one more tag in its words. */
const withTag = (tag: string) => nexts.replace("<h1", `${tag}<h1`);
const strip = (html: string) => withLoader(stripFramework(html), LOADER);

describe("a page of Next's", () => {
  const finished = strip(nexts);

  it("loses every script of the framework, its data and its preloads, and gets the islands' loader", () => {
    expect(finished.match(/<script[^>]*>/gu)).toEqual([`<script type="module" src="${LOADER}">`]);
    expect(finished.indexOf(LOADER)).toBeLessThan(finished.indexOf("</head>"));
    expect(finished).not.toMatch(/__next_f|TURBOPACK|modulepreload|as="script"/u);
  });

  it("loses the one style that Next writes on pictures", () => {
    expect(nexts).toContain('style="color:transparent"');
    expect(finished).not.toContain(" style=");
  });

  it("loses React's marks beside tags", () => {
    expect(nexts).toContain("<!--$-->");
    expect(finished).not.toMatch(/<!--\/?[$&]/u);
  });

  it("keeps the marks that separate two texts, and no others", () => {
    expect(strip(withTag("<p>10<!-- --> days</p>"))).toContain("<p>10<!-- --> days</p>");
    expect(strip(withTag("<p>10<!-- --> days<!-- --></p><!-- --><p><!-- -->5</p>"))).toContain("<p>10<!-- --> days</p><p>5</p>");
  });

  it("keeps all else, letter by letter", () => {
    for (const kept of [
      /<title>.*<\/title>/u,
      /<link rel="stylesheet"[^>]*>/u,
      /<link rel="preload" as="image"[^>]*>/u,
      /<aside.*<\/aside>/u,
    ]) {
      const [before] = kept.exec(nexts) ?? [];
      expect(before).toBeDefined();
      expect(finished).toContain(before);
    }
    expect(finished).toContain('<h1 class="text-h1">Lantern<span class="block">Anywhere around your head.</span></h1>');
    expect(finished.startsWith('<!DOCTYPE html><html lang="en">')).toBe(true);
    expect(finished.trimEnd().endsWith("</div></body></html>")).toBe(true);
  });

  it("keeps a data block, which is no program", () => {
    const block = '<script type="application/ld+json">{"@type":"SoftwareApplication","name":"Lantern"}</script>';
    expect(strip(withTag(block))).toContain(block);
  });

  it("may mention scripts and styles in its text", () => {
    const text = "<p>Write &lt;script&gt; and style=&quot;x&quot;, onclick=&quot;y&quot;</p>";
    expect(strip(withTag(text))).toContain(text);
  });
});

describe("what the content security policy would block is refused", () => {
  it.each([
    ["a script from elsewhere", '<script src="https://cdn.example/a.js"></script>', '<script src="https://cdn.example/a.js">'],
    ["a script of the site's own beside the loader", '<script src="/extra.js"></script>', '<script src="/extra.js">'],
    ["a short inline script", "<script>alert(1)</script>", "inline script alert(1)"],
    [
      "a long inline script",
      `<script>${'window.dataLayer=window.dataLayer||[];dataLayer.push({event:"page"});'.repeat(3)}</script>`,
      "inline script window.dataLayer",
    ],
    [
      "an inline module",
      '<script type="module">import "/extra.js"; document.title = "1 < 2";</script>',
      'inline script import "/extra.js"',
    ],
    ["React's script that moves late text into place", '<script>$RC("B:0","S:0")</script>', 'inline script $RC("B:0","S:0")'],
    ["rules of the browser in the page", '<script type="speculationrules">{"prefetch":[{"urls":["/"]}]}</script>', "inline script"],
    ["a style sheet in the page", "<style>p { color: red }</style>", "<style>"],
    ["a style attribute", '<p style="--hue:190">', 'style="--hue:190" on <p>'],
    ["Next's own style with more", '<img style="color:transparent;left:0">', 'style="color:transparent;left:0" on <img>'],
    ["an event handler", '<button onclick="go()">', "onclick on <button>"],
    ["an event handler on a drawing", '<svg onLoad="go()"></svg>', "onload on <svg>"],
  ])("%s", (_what, tag, named) => {
    expect(() => strip(withTag(tag))).toThrow(named);
  });

  it("and so is a page without a head, where no loader can go", () => {
    expect(() => strip("<p>Words</p>")).toThrow("a page without <head>");
  });
});
