/** Names of editions that are told apart by their licence. */
import { expect, it } from "vitest";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { editionName } from "./edition-names.ts";

const t = ((key: string) => key) as unknown as Parameters<typeof editionName>[2];

function namesOf(...editions: { edition: string; licence: "single-user" | "multi-user" }[]): string[] {
  const facts = {
    name: "Product",
    editions: editions.map((edition, index) => ({ ...edition, key: `edition${index}` })),
  } as unknown as ProductFacts;
  return facts.editions.map((edition) => editionName(facts, edition, t));
}

it("names the only edition without a name like its product", () => {
  expect(namesOf({ edition: "", licence: "single-user" })).toEqual(["Product"]);
});

it("tells editions without names apart by their licences", () => {
  const names = namesOf({ edition: "", licence: "single-user" }, { edition: "", licence: "multi-user" });
  expect(new Set(names).size).toBe(2);
});

it("adds the licence where two editions share a name, and only there", () => {
  const [single, multi, other] = namesOf(
    { edition: "Large", licence: "single-user" },
    { edition: "Large", licence: "multi-user" },
    { edition: "Small", licence: "single-user" },
  );
  expect(single).not.toBe(multi);
  expect([single, multi].every((name) => name?.startsWith("Large"))).toBe(true);
  expect(other).toBe("Small");
});
