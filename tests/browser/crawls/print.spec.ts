/** On paper a page is its words: all of them, and nothing that wants to be pressed. */
import { statSync } from "node:fs";
import type { Page } from "@playwright/test";
import { listRoutes } from "#lib/content/routes.ts";
import { DEFAULT_SOURCE, LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { listPageKinds } from "#scripts/lib/page-kinds.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

/** A4 at 96 dots an inch, between margins of a centimetre. */
const SHEET = { width: 718, height: 1047 };

/** What stands around a page, and what only a screen can do. */
const FOR_THE_SCREEN = "header:has(~ #main), #main ~ footer, [data-announcement], [data-island] > *, button, select, input, .bg-signal";

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

/** Marked words that cannot be seen now. What is left out whole because it is for hands is not lost: ways on, bars, buttons, islands, choices. */
async function listLost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLeftOut = (element: Element | null): boolean =>
      element !== null &&
      ((getComputedStyle(element).display === "none" &&
        element.matches("nav, [data-bar], a, a > span, button, :has([data-island], input, select, button)")) ||
        isLeftOut(element.parentElement));
    const lost = [...document.querySelectorAll("[data-seen]")].filter(
      (element) => !element.checkVisibility() && element.closest("[data-island]") === null && !isLeftOut(element),
    );
    return lost.map((element) => element.textContent.trim().slice(0, 80));
  });
}

/** Words that are too light for white paper, on which browsers print only those backgrounds that are asked for. */
async function listPale(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const contrast = (colour: string) => {
      context.fillStyle = "#fff";
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    };
    const words = [...document.querySelectorAll<HTMLElement>("[data-seen]")].filter((element) => element.checkVisibility());
    const isPale = ({ color, printColorAdjust }: CSSStyleDeclaration) => printColorAdjust !== "exact" && contrast(color) < 4.5;
    return words.filter((element) => isPale(getComputedStyle(element))).map((element) => element.textContent.trim().slice(0, 80));
  });
}

/** Headings of sections of which nothing else is on the paper. */
const listBare = (page: Page) =>
  page.locator("main section:has(h2)").evaluateAll((sections) =>
    (sections as HTMLElement[]).flatMap((section) => {
      const heading = section.querySelector("h2")!;
      return heading.checkVisibility() && section.innerText.trim() === heading.innerText.trim() ? [heading.innerText] : [];
    }),
  );

/** Everything that stands on the sheet and should not, and everything that is missing. */
async function expectReadable(page: Page): Promise<void> {
  await markWords(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });

  const lost = await listLost(page);
  expect.soft(lost.slice(0, 10), `${page.url()}: words that are lost`).toEqual([]);

  const pale = await listPale(page);
  expect.soft(pale.slice(0, 10), `${page.url()}: words that are too light for paper`).toEqual([]);
  expect.soft(await listBare(page), `${page.url()}: headings with nothing below them`).toEqual([]);

  const left = await page
    .locator(FOR_THE_SCREEN)
    .evaluateAll((elements) => elements.flatMap((element) => (element.checkVisibility() ? [element.outerHTML.slice(0, 80)] : [])));
  expect.soft(left.slice(0, 10), `${page.url()}: what nobody can press on paper`).toEqual([]);

  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(beyond, `${page.url()}: pixels beside the sheet`).toBe(0);
  expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), "paper is white").toBe("light");
  await page.emulateMedia({ media: "screen" });
}

test.describe("on paper", () => {
  // Where something is missing, the server says so.
  test.use({ allowedErrors: [/^404 .*nothing-here/u] });

  for (const locale of LOCALES.filter((each) => each === "ja" || each === "de"))
    test(`every kind of page reads in ${locale}`, inLanguage(locale, ["de"]), async ({ page }) => {
      test.setTimeout(180_000);
      for (const { name, path, locales } of listPageKinds()) {
        // The parts of forms are what this page is about.
        if (name === "component-demo" || !locales.includes(locale)) continue;
        await page.goto(localePath(locale, path));
        await expectReadable(page);
      }
    });

  test("a long page is all there", async ({ page }) => {
    const [longest] = listRoutes()
      .filter(({ kind }) => kind === "article")
      .map(({ path }) => ({ path, size: statSync(`dist/site${localePath(DEFAULT_SOURCE, path)}.html`).size }))
      .sort((a, b) => b.size - a.size);
    await page.goto(localePath(DEFAULT_SOURCE, longest?.path ?? "/"));
    expect(await markWords(page)).toBeGreaterThan(0);
    await expectReadable(page);
  });
});
