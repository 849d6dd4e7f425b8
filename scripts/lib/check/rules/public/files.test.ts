import { appendFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { KNOWN_ANALYSES } from "#tests/support/known-analyses.ts";
import { layOut } from "#tests/support/lay-out.ts";

it("refuses a picture with too many bytes", async () => {
  using site = layOut();
  appendFileSync(path.join(site.project, "public/images/products/lantern.png"), Buffer.alloc(3 * 1024 ** 2));
  const { problems } = await checkContent({ root: site.root, now: "2026-09-01", cache: KNOWN_ANALYSES });
  expect(problems).toMatchObject([
    { file: "public/images/products/lantern.png", rule: "public/too-large", message: "this picture has 3.0 MiB" },
  ]);
});
