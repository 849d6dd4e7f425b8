import { afterEach, expect, test } from "vitest";
import { derived, recordReads, tracked, unrecorded, valueOfPart } from "./reads.ts";

afterEach(() => {
  recordReads(undefined);
});

/** Names of the parts that `work` reads. */
function readsOf(work: () => unknown): string[] {
  const reads: string[] = [];
  recordReads((part) => reads.push(part));
  work();
  recordReads(undefined);
  return reads;
}

test("a value that is read is named, that the objects around it are there, and nothing else", () => {
  const product = tracked("test/product", () => ({ name: "Name", price: { list: 10, sale: 5 }, order: 1 }));
  expect(readsOf(() => product.price.list)).toEqual(["test/product#price?", "test/product#price.list"]);
});

test("lists are lists, and each of their values is named", () => {
  const product = tracked("test/lists", () => ({
    editions: [
      { key: "a", price: 1 },
      { key: "b", price: 2 },
    ],
  }));
  const reads = readsOf(() => {
    expect(Array.isArray(product.editions)).toBe(true);
    expect(product.editions.find(({ key }) => key === "b")?.price).toBe(2);
    expect([...product.editions].map(({ key }) => key)).toEqual(["a", "b"]);
    expect(product.editions.toSorted((a, b) => (a.key < b.key ? 1 : -1))[0]).toBe(product.editions[1]);
  });
  expect(reads).toEqual(expect.arrayContaining(["test/lists#editions.length", "test/lists#editions.1.price"]));
  expect(reads).not.toContain("test/lists#editions.0.price");
  expect(JSON.stringify(product)).toBe('{"editions":[{"key":"a","price":1},{"key":"b","price":2}]}');
});

test("whoever copies an object, or asks whether it has a property, reads it", () => {
  const words = tracked("test/words", () => ({ title: "Title", lead: "Lead" }));
  expect(readsOf(() => ({ ...words }))).toEqual(expect.arrayContaining(["test/words#title", "test/words#lead"]));
  expect(readsOf(() => "note" in words)).toEqual(["test/words#note"]);
  expect({ ...words }).toEqual({ title: "Title", lead: "Lead" });
});

test("an object that goes, or gets another property, is another value for a page that only asked for it", () => {
  let facts: object = { trial: { minutes: 10 } };
  const product = tracked("test/optional", () => facts as { trial?: { minutes: number; days?: number } }) as {
    trial?: { minutes?: number };
  };
  const valuesOf = (parts: readonly string[]) => parts.map((part) => JSON.stringify(valueOfPart(part)));
  const asked = readsOf(() => product.trial !== undefined);
  const copied = readsOf(() => ({ ...product.trial }));
  const [whenAsked, whenCopied] = [valuesOf(asked), valuesOf(copied)];
  facts = { trial: { minutes: 10, days: 3 } };
  tracked("test/optional", () => facts);
  expect([valuesOf(asked), valuesOf(copied)]).toEqual([whenAsked, expect.not.arrayContaining(whenCopied)]);
  facts = {};
  tracked("test/optional", () => facts);
  expect(valuesOf(asked)).not.toEqual(whenAsked);
});

test("an object may be read property by property, each with all that is in it", () => {
  const words = tracked("test/large", () => ({ headings: [{ id: "a" }] }), { isDeep: false, isKept: false });
  expect(readsOf(() => words.headings[0]?.id)).toEqual(["test/large#headings"]);
});

test.each(["plain", "releases/1.4.2", "Why?", "a*b\\", "x#y"])("a property may be called %s", (key) => {
  const anchors = tracked("test/anchors", () => ({ of: { [key]: { first: "second" } } }));
  const parts = readsOf(() => Object.entries(anchors.of[key] ?? {}));
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.map(valueOfPart)).toEqual(expect.arrayContaining([true, "second"]));
  expect(parts.map(valueOfPart)).not.toContain(undefined);
});

test("a derived value is one part, and the documents behind it are none", () => {
  const product = tracked("test/other", () => ({ order: 3 }));
  const order = derived("test-order", () => product.order, String);
  expect(readsOf(() => derived("test-order", () => product.order, String))).toEqual([]);
  expect(readsOf(() => order())).toEqual(["derived:test-order"]);
  expect(valueOfPart("derived:test-order")).toBe("3");
});

test("the value of a part can be asked for without a trace; an unknown part is an error", () => {
  tracked("test/third", () => ({ name: "Name" }));
  expect(readsOf(() => valueOfPart("test/third#name"))).toEqual([]);
  expect(valueOfPart("test/third#missing")).toBeUndefined();
  expect(() => valueOfPart("test/unknown#name")).toThrow("no part of content is called test/unknown#name");
});

test("nothing is recorded in between when somebody asks for that", () => {
  const site = tracked("test/site", () => ({ name: "Name", origin: "Origin" }));
  expect(readsOf(() => [site.name, unrecorded(() => site.origin), site.name])).toEqual(["test/site#name", "test/site#name"]);
});
