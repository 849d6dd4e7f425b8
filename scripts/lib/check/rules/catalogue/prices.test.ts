import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { edit, layOut } from "#tests/support/lay-out.ts";

it.each(["{ free: true, list: 5.00 }", "{ list: 5.00, free: true }"])("says that what is free has no list price: %s", async (price) => {
  using site = layOut();
  edit(site, "shared/products/tidepool.yaml", "price: { free: true }", `price: ${price}`);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  const found = problems.filter(({ rule }) => rule === "shape/unknown-field");
  expect(found.map(({ message, hint }) => [message, hint])).toEqual([
    ["free does not go with list", "write list: and sale: as amounts, or free: true alone, as what is free has no list price"],
  ]);
});

it("names one price for a bundle that saves too little and costs more than its parts, which is low enough", async () => {
  using site = layOut();
  const check = () => checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  // The parts: list 446.00, of which 70 percent are 312.20, and 273.00 today.
  edit(site, "shared/products/lantern.yaml", "sale: 243.60", "sale: 175.00");
  edit(site, "shared/bundles/duo.yaml", "list: 312.00", "list: 400.00");
  const { problems } = await check();
  expect(problems.map(({ rule, hint }) => [rule, hint])).toEqual([
    ["price/bundle-saving", "write at most 273.00, the price of the parts bought singly today"],
  ]);
  edit(site, "shared/bundles/duo.yaml", "list: 400.00", "list: 273.00");
  expect((await check()).problems).toEqual([]);
});
