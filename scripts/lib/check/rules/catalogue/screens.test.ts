import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { layOut } from "#tests/support/lay-out.ts";

it("refuses a close-up of an edition that the product does not have", async () => {
  using site = layOut();
  const closeUp = "{ name: near, src: /images/products/lantern.png, width: 16, height: 10, edition: tidepool }";
  appendFileSync(join(site.root, "shared/products/lantern.yaml"), `details:\n  - ${closeUp}\n`);
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  const found = problems.filter(({ rule }) => rule === "catalogue/screen-edition").map(({ message }) => message);
  expect(found).toEqual(["Lantern has no edition tidepool"]);
});
