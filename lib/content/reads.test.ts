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

test("a property that is read is named, and no other", () => {
  const product = tracked("test/product", () => ({ name: "Name", price: { list: 10 }, order: 1 }));
  expect(readsOf(() => product.price.list)).toEqual(["test/product#price"]);
});

test("whoever copies an object, or asks whether it has a property, reads it", () => {
  const words = tracked("test/words", () => ({ title: "Title", lead: "Lead" }));
  expect(readsOf(() => ({ ...words }))).toEqual(expect.arrayContaining(["test/words#title", "test/words#lead"]));
  expect(readsOf(() => "note" in words)).toEqual(["test/words#note"]);
  expect({ ...words }).toEqual({ title: "Title", lead: "Lead" });
});

test("at a depth of two, the second level's property is the part", () => {
  const messages = tracked("test/messages", () => ({ header: { home: "Home", menu: { open: "Open" } }, plain: "Plain" }), { depth: 2 });
  expect(readsOf(() => [messages.header.menu.open, messages.plain])).toEqual(["test/messages#header.menu", "test/messages#plain"]);
  expect(valueOfPart("test/messages#header.menu")).toEqual({ open: "Open" });
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
