/** Every product has a hue of its own, and every-kind.spec.ts looks at one product: the words of each are legible in both schemes. */
import { listProducts } from "#lib/content/products.ts";
import { DEFAULT_SOURCE } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { carryAxe, describeViolations, listViolations, type Violation } from "#tests/support/axe.ts";
import { LONG } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

const CONTRAST = ["color-contrast"];

test("every product's hue is legible in both schemes", { tag: LONG }, async ({ page, context }) => {
  test.setTimeout(120_000);
  await carryAxe(context);
  const violations: Violation[] = [];
  for (const { facts } of listProducts(DEFAULT_SOURCE)) {
    for (const path of [facts.path, `${facts.path}/releases`]) {
      await page.goto(localePath(DEFAULT_SOURCE, path));
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        violations.push(...(await listViolations(page, colorScheme, CONTRAST)));
      }
    }
  }
  expect(describeViolations(violations)).toBe("");
});
