import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listRequests } from "./page-requests.ts";

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "requests-"));
  for (const name of ["main.woff2", "rest.woff2", "late.woff2", "loader.js", "icon.svg", "icon.ico", "site.webmanifest", "rules.json"])
    writeFileSync(join(site, name), name);
  const face = (file: string, range: string) => `@font-face{font-family:x;src:url(./${file}) format("woff2");unicode-range:${range}}`;
  writeFileSync(
    join(site, "a.css"),
    [face("main.woff2", "U+20-7E"), face("rest.woff2", "U+A2-A3,U+7E"), face("late.woff2", "U+100")].join(""),
  );
});
afterEach(() => {
  rmSync(site, { recursive: true });
});

const HEAD = `<head><title>\u0100</title><link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/main.woff2">
  <link rel="manifest" href="/site.webmanifest"><link rel="icon" type="image/svg+xml" href="/icon.svg"><link rel="icon" href="/icon.ico">
  <script type="module" src="/loader.js"></script></head>`;
function requestsOf(body: string) {
  writeFileSync(join(site, "en.html"), `${HEAD}${body}`);
  return listRequests(site, "en.html");
}
const addressesOf = (body: string) => requestsOf(body).map(({ address }) => address);

test("a document, its style, script, face, manifest, and of its icons the drawing", () => {
  const requests = requestsOf("<p>Words</p>");
  expect(requests.map(({ address, part }) => `${part} ${address}`).sort()).toEqual([
    "css /a.css",
    "fonts /main.woff2",
    "html /en.html",
    "other /icon.svg",
    "other /site.webmanifest",
    "script /loader.js",
  ]);
  expect(requests.find(({ address }) => address === "/loader.js")?.bytes).toBe("loader.js".length);
});

test("a font is requested when a shown character is in its range, of several fonts the last", () => {
  expect(addressesOf("<p>1 £</p>")).toContain("/rest.woff2");
  expect(addressesOf("<p>~</p>")).toContain("/rest.woff2");
  expect(addressesOf('<input placeholder="£">')).toContain("/rest.woff2");
  // Characters of the title above, of data and of attributes are not shown.
  expect(addressesOf('<p title="£">Words</p><script type="application/ld+json">"£"</script>')).not.toContain("/rest.woff2");
  expect(addressesOf("<p>Words</p>")).not.toContain("/late.woff2");
});

test("the rules for prefetching, when a header names them", () => {
  writeFileSync(join(site, "_document-headers.json"), JSON.stringify({ headers: { "Speculation-Rules": '"/rules.json"' }, silent: [] }));
  expect(addressesOf("<p>Words</p>")).toContain("/rules.json");
});

test("what cannot be counted stops the build", () => {
  expect(() => addressesOf('<link rel="stylesheet" href="/gone.css">')).toThrow("gone.css");
});
