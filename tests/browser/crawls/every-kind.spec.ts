/**
 * Each kind of page in every language, loaded once for four questions: no rule of axe for WCAG 2.2 AA is broken, at both widths and in
 * both schemes; headings fit into their columns; on a narrow screen the keyboard goes down the page; and its stylesheet has every rule that it
 * could ever use.
 */
import type { Page } from "@playwright/test";
import { LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { listPageKinds } from "#scripts/lib/page-kinds.ts";
import { carryAxe, describeViolations, listViolations, type Violation } from "#tests/support/axe.ts";
import { CATALOGUE } from "#tests/support/catalogue.ts";
import { inLanguage, isShort } from "#tests/support/extent.ts";
import { listUpwardStops, listWideHeadings } from "#tests/support/layout-faults.ts";
import { missingRules } from "#tests/support/missing-rules.ts";
import { expect, test } from "#tests/support/test.ts";

const NARROWEST = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** For headings: a phone, the narrowest with two columns, and an ordinary desk. */
const WINDOWS = [PHONE, { width: 1024, height: 800 }, DESKTOP];
/** Colours are the same in every language; these three differ in the build and the length of their letters. */
const LOCALES_IN_THE_DARK: readonly string[] = ["ja", "en", "de"];

test.use({ allowedErrors: [/^404 .*nothing-here/u] });

async function listWideHeadingsIn(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    faults.push(...(await listWideHeadings(page)).map((heading) => `${path} at ${window.width} px: ${heading}`));
  }
  return faults;
}

/** @param isInTheDark Whether the dark scheme is looked at, too. */
async function listViolationsOf(page: Page, isInTheDark: boolean): Promise<Violation[]> {
  // What is folded away is read too.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  const violations: Violation[] = [];
  const look = async (window: typeof PHONE, colorScheme: "light" | "dark", where: string) => {
    await page.setViewportSize(window);
    await page.emulateMedia({ colorScheme });
    violations.push(...(await listViolations(page, where)));
  };
  await look(PHONE, "light", "phone, light");
  if (!isShort) await look(DESKTOP, "light", "desktop, light");
  if (isInTheDark) await look(DESKTOP, "dark", "desktop, dark");
  if (isInTheDark && !isShort) await look(PHONE, "dark", "phone, dark");
  return violations;
}

for (const locale of LOCALES) {
  test(
    `every kind of page in ${locale} keeps to WCAG 2.2 AA, has headings that fit, is gone down by keyboard and has its styles`,
    inLanguage(locale, ["ja"]),
    async ({ page, context }) => {
      test.setTimeout(300_000);
      await carryAxe(context);
      const violations: Violation[] = [];
      const wide: string[] = [];
      const upwards: string[] = [];
      const unstyled: string[] = [];
      const kinds = listPageKinds().filter(({ locales }) => locales.includes(locale));
      for (const { path } of kinds) {
        await page.setViewportSize(NARROWEST);
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(localePath(locale, path));
        unstyled.push(...(await missingRules(page)).map((rule) => `${path}: ${rule}`));
        upwards.push(...(await listUpwardStops(page)).map((fault) => `${path}: ${fault}`));
        wide.push(...(await listWideHeadingsIn(page, path)));
        violations.push(...(await listViolationsOf(page, LOCALES_IN_THE_DARK.includes(locale))));
      }
      // Names of products are of very different lengths.
      for (const path of new Set(CATALOGUE.map((entry) => entry.path))) {
        if (kinds.some((kind) => kind.path === path)) continue;
        await page.goto(localePath(locale, path));
        wide.push(...(await listWideHeadingsIn(page, path)));
      }
      expect.soft(describeViolations(violations), "what axe found").toBe("");
      expect.soft(wide.join("\n"), "headings that are wider than their column").toBe("");
      expect.soft(upwards.join("\n"), "where the keyboard goes up").toBe("");
      expect.soft(unstyled.join("\n"), "rules that the page could use and has not").toBe("");
    },
  );
}
