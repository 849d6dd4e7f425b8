import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { edit, layOut } from "#tests/support/lay-out.ts";

it("lists what salesCondition may be, as it is written, when it is missing", async () => {
  using site = layOut();
  edit(site, "shared/products/lens.yaml", "salesCondition: Discontinued\n", "");
  const [problem] = (await checkContent({ root: site.root, now: "2026-09-01", cache: false })).problems;
  expect(problem?.hint).toMatch(/^add salesCondition: .*\bNow Available\b.*\bDiscontinued\b/u);
});
