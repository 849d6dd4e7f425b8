import { expect, test } from "vitest";
import { tracked } from "#lib/content/reads.ts";
import { hashOfPart, type PageRecord } from "./page-record.ts";
import type { Page } from "./pages.ts";
import { findStalePages } from "./stale-pages.ts";

const facts = { price: 10, name: "Name" };
tracked("stale/facts", () => facts);
tracked("stale/common", () => facts);

const page = (nextPath: string): Page => ({ locale: "en", path: nextPath, publicPath: nextPath, nextPath, target: `${nextPath}.html` });
const [home, pricing] = [page("/en"), page("/en/pricing")];
const entry = (...reads: string[]) => ({ reads, html: "hash", reason: "" });

/** The record of a build that was made of the facts as they are now, but for `over`. */
function record(over: Partial<PageRecord> = {}): PageRecord {
  const parts = ["stale/facts#price", "stale/facts#name", "stale/common#name"];
  return {
    key: "key",
    parts: new Map(parts.map((part) => [part, hashOfPart(part) ?? ""])),
    onLoad: ["stale/common#name"],
    pages: new Map([
      ["/en", entry("stale/facts#name")],
      ["/en/pricing", entry("stale/facts#price")],
    ]),
    ...over,
  };
}
const withChanged = (...changed: string[]) =>
  record({ parts: new Map([...record().parts].map(([part, hash]) => [part, changed.includes(part) ? "another" : hash])) });
const stale = (last: PageRecord | undefined, key = "key", isIntact = true) =>
  Object.fromEntries(findStalePages([home, pricing], last, key, () => isIntact));

test("nothing changed, nothing is rendered", () => {
  expect(stale(record())).toEqual({});
});

test("a part that changed makes the pages stale that read it", () => {
  expect(stale(withChanged("stale/facts#price"))).toEqual({ "/en/pricing": "changed: stale/facts#price" });
});

test("a part that modules read when they load makes every page stale", () => {
  expect(stale(withChanged("stale/common#name"))).toEqual({
    "/en": "every page depends on stale/common#name",
    "/en/pricing": "every page depends on stale/common#name",
  });
});

test("a part that no longer exists counts as changed", () => {
  const gone = new Map([...record().parts, ["derived:gone", "hash"] as const]);
  expect(stale(record({ parts: gone, pages: new Map([...record().pages, ["/en", entry("derived:gone")]]) }))).toEqual({
    "/en": "changed: derived:gone",
  });
});

test("without a record, or with another key, every page is stale", () => {
  expect(Object.keys(stale(undefined))).toEqual(["/en", "/en/pricing"]);
  expect(Object.keys(stale(record(), "another"))).toEqual(["/en", "/en/pricing"]);
});

test("a new page, and one whose document is not as it was recorded, are stale", () => {
  expect(stale(record({ pages: new Map([["/en", entry()]]) }))).toEqual({ "/en/pricing": "the page is new" });
  expect(Object.keys(stale(record(), "key", false))).toEqual(["/en", "/en/pricing"]);
});
