/** On paper a page is its words: all of them, and nothing that wants to be pressed. */
import type { Page } from "@playwright/test";
import { localePath } from "#lib/i18n/paths.ts";
import { expect, test } from "#tests/support/test.ts";

/** A4 at 96 dots an inch, between margins of a centimetre. */
const SHEET = { width: 718, height: 1047 };

/** What stands around a page, and what only a screen can do. */
const FOR_THE_SCREEN = "header:has(~ #main), #main ~ footer, [data-announcement], [data-island] > *, button, select, input";

test.use({ viewport: SHEET });

/** Marks every element of the page whose words can be seen on the screen when everything is unfolded. Folds it again. */
async function markWords(page: Page): Promise<number> {
  return page.evaluate(() => {
    const folded = [...document.querySelectorAll("details")].filter(({ open }) => !open);
    for (const details of folded) details.open = true;
    const elements = [...document.querySelectorAll<HTMLElement>("main *:not(script)")];
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "";
    const seen = elements.filter((element) => [...element.childNodes].some(isText) && element.checkVisibility());
    for (const element of seen) element.dataset.seen = "";
    for (const details of folded) details.open = false;
    return seen.length;
  });
}

/** Marked words that cannot be seen now. What is left out whole because it is for hands is not lost: ways on, islands, choices. */
async function listLost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLeftOut = (element: Element | null): boolean =>
      element !== null &&
      ((getComputedStyle(element).display === "none" && element.matches("nav, :has([data-island], input, select, button)")) ||
        isLeftOut(element.parentElement));
    const lost = [...document.querySelectorAll("[data-seen]")].filter(
      (element) => !element.checkVisibility() && element.closest("[data-island]") === null && !isLeftOut(element),
    );
    return lost.map((element) => element.textContent.trim().slice(0, 80));
  });
}

for (const [locale, path] of [
  ["en", "/3dx"],
  ["ja", "/hpl-processor"],
  ["de", "/3dx/releases"],
  ["en", "/support/editions-and-upgrades"],
] as const) {
  test(`${localePath(locale, path)} reads on paper`, async ({ page }) => {
    await page.goto(localePath(locale, path));
    expect(await markWords(page)).toBeGreaterThan(20);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });

    const lost = await listLost(page);
    expect.soft(lost.slice(0, 10), "words that are lost").toEqual([]);

    const left = await page
      .locator(FOR_THE_SCREEN)
      .evaluateAll((elements) => elements.flatMap((element) => (element.checkVisibility() ? [element.outerHTML.slice(0, 80)] : [])));
    expect.soft(left.slice(0, 10), "what nobody can press on paper").toEqual([]);

    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(beyond, "pixels beside the sheet").toBe(0);
    expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), "paper is white").toBe("light");
  });
}
