/** Nothing that axe knows of WCAG 2.2 AA is broken: on each kind of page, in every language, at both widths, in both schemes. */
import { listProducts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { listPageKinds } from "#scripts/lib/page-kinds.ts";
import { carryAxe, describeViolations, listViolations, type Violation } from "#tests/support/axe.ts";
import { inLanguage, isShort, LONG } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Colours are the same in every language; these three differ in the build and the length of their letters. */
const LOCALES_IN_THE_DARK: readonly string[] = ["ja", "en", "de"];
const CONTRAST = ["color-contrast"];

test.use({ allowedErrors: [/^404 .*nothing-here/u] });

for (const locale of LOCALES) {
  test(`every kind of page keeps to WCAG 2.2 AA in ${locale}`, inLanguage(locale, ["ja"]), async ({ page, context }) => {
    test.setTimeout(300_000);
    await carryAxe(context);
    const violations: Violation[] = [];
    for (const { path, locales } of listPageKinds()) {
      if (!locales.includes(locale)) continue;
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(localePath(locale, path));
      // What is folded away is read too.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      violations.push(...(await listViolations(page, "phone, light")));
      await page.setViewportSize(DESKTOP);
      if (!isShort) violations.push(...(await listViolations(page, "desktop, light")));
      if (!LOCALES_IN_THE_DARK.includes(locale)) continue;
      await page.emulateMedia({ colorScheme: "dark" });
      violations.push(...(await listViolations(page, "desktop, dark")));
      if (isShort) continue;
      await page.setViewportSize(PHONE);
      violations.push(...(await listViolations(page, "phone, dark")));
    }
    expect(describeViolations(violations)).toBe("");
  });
}

// One product stands for all of them above, and each has a hue of its own.
test("every product's hue is legible in both schemes", { tag: LONG }, async ({ page, context }) => {
  test.setTimeout(120_000);
  await carryAxe(context);
  const violations: Violation[] = [];
  for (const { facts } of listProducts("en")) {
    for (const path of [facts.path, `${facts.path}/releases`]) {
      await page.goto(localePath("en", path));
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        violations.push(...(await listViolations(page, colorScheme, CONTRAST)));
      }
    }
  }
  expect(describeViolations(violations)).toBe("");
});
