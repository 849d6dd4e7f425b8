import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { edit, layOut } from "#tests/support/lay-out.ts";

const LENS = "shared/products/lens.yaml";

const check = async (root: string) => (await checkContent({ root, now: "2026-09-01", cache: KNOWN_ANALYSES })).problems;

it("asks to remove the usual edition of a discontinued product, together with what else it may not have", async () => {
  using site = layOut();
  edit(site, LENS, "buy: none", "buy: link");
  edit(site, LENS, "editions:\n", "usual: lens\neditions:\n");
  const found = async () => (await check(site.root)).filter(({ file }) => file === `content/${LENS}`).map(({ hint }) => hint);
  expect(await found()).toEqual(["write buy: none", "remove usual, here and in its text of each language"]);
  edit(site, LENS, "buy: link", "buy: none");
  expect(await found()).toEqual(["remove usual, here and in its text of each language"]);
});
