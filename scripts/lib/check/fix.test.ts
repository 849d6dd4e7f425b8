/** `--fix` puts right what is certain. What it leaves alone is seen in the snapshots of rules.test.ts. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { layOut } from "#tests/fixtures/content/lay-out.ts";
import { fixContent } from "./fix-content.ts";

const NOW = "2026-09-01";

const fixAll = async (root: string) => (await fixContent({ root, now: NOW, cache: false })).result;

/** Fixtures that a fix leaves without any problem. */
const FULLY_FIXED = [
  "price-two-decimals",
  "shape-byte-order-mark",
  "shape-carriage-return",
  "shape-final-line-break",
  "shape-invisible-letter",
  "shape-modeline",
  "shape-split-letter",
  "terms-full-width",
  "terms-half-width-kana",
  "terms-half-width-mark",
  "terms-name",
];

describe("what is certain", () => {
  it.each(FULLY_FIXED)("%s", async (fixture) => {
    using site = layOut(fixture);
    expect((await fixAll(site.root)).problems).toEqual([]);
  });

  it("writes the text that was there but for the fault", async () => {
    for (const [fixture, file] of [
      ["shape-carriage-return", "shared/daws.yaml"],
      ["shape-byte-order-mark", "shared/products/lantern.yaml"],
      ["price-two-decimals", "shared/products/lantern.yaml"],
    ] as const) {
      using site = layOut(fixture);
      using base = layOut();
      await fixAll(site.root);
      expect(readFileSync(path.join(site.root, file), "utf8")).toBe(readFileSync(path.join(base.root, file), "utf8"));
    }
  });

  it("writes a picture's real size", async () => {
    using site = layOut("catalogue-image-size");
    await fixAll(site.root);
    expect(readFileSync(path.join(site.root, "shared/products/lantern.yaml"), "utf8")).not.toContain("1600");
  });
});
