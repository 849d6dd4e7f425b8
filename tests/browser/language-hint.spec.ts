/** Languages: the quiet offer of another one, and headings that are found again in it. */
import type { Browser, Page } from "@playwright/test";
import { parseDocument } from "htmlparser2";
import { localePath } from "#lib/i18n/paths.ts";
import { tagsOf } from "#tests/support/finished-site.ts";
import { UNLIKE_PAGES } from "#tests/support/pages.ts";
import { expect, listErrors, test } from "#tests/support/test.ts";

const OFFER = "Read this page in English";
const offer = (page: Page) => page.getByRole("link", { name: OFFER });

/** A tab of a visitor whose browser wants these languages, with what it reports. */
async function visit(browser: Browser, baseURL: string | undefined, languages: string[]) {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: languages[0] ?? "",
  });
  await context.addInitScript((wishes) => Object.defineProperty(navigator, "languages", { get: () => wishes }), languages);
  const errors = listErrors(context, baseURL ?? "");
  return { page: await context.newPage(), errors, close: () => context.close() };
}

test("whoever prefers another language is offered the page in it, in that language, without being led there", async ({
  browser,
  baseURL,
}) => {
  const { page, errors, close } = await visit(browser, baseURL, ["it", "en-GB", "ja"]);
  await page.goto("/lantern");
  await expect(offer(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/lantern");
  await expect(page.locator("[data-offer]:visible")).toHaveCount(1);
  await expect(page.locator("[data-offer]:visible")).toHaveAttribute("lang", "en");
  await offer(page).click();
  await expect(page).toHaveURL(/\/en\/lantern$/u);
  await expect(page.locator("[data-offer]:visible")).toHaveCount(0);
  expect(errors).toEqual([]);
  await close();
});

/** On a discontinued product's page a banner has the space below the header. */
for (const path of ["/support", "/lens"]) {
  test(`on ${path} the offer moves nothing, and loads nothing`, async ({ browser, baseURL }) => {
    const { page, close } = await visit(browser, baseURL, ["en"]);
    await page.setViewportSize({ width: 390, height: 844 });
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(offer(page)).toBeVisible();
    const places = () =>
      page
        .locator("h1, h2, main, footer")
        .evaluateAll((parts) => parts.map((part) => [part.getBoundingClientRect().top, part.clientHeight]));
    const before = await places();
    await page.getByRole("button", { name: "Close this hint" }).evaluate((button) => {
      button.closest("[data-offer]")?.setAttribute("hidden", "");
    });
    await expect(offer(page)).toBeHidden();
    expect(await places()).toEqual(before);
    expect(scripts.filter((script) => !/\/(?:loader|chunk)-/u.test(script))).toEqual([]);
    await close();
  });
}

test("the offer covers no heading, no sentence, no button and no name in a drawing on a phone", async ({ browser, baseURL }) => {
  const { page, close } = await visit(browser, baseURL, ["en"]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/lantern", "/lantern/download", "/lens", "/account/forgot-password", "/support/activate-a-licence"]) {
    await page.goto(path);
    await expect(offer(page)).toBeVisible();
    const covered = await page.locator("[data-offer]:visible").evaluate((element) => {
      const box = element.getBoundingClientRect();
      const isUnder = ({ top, bottom, left, right }: DOMRect) =>
        top < box.bottom && bottom > box.top && left < box.right && right > box.left;
      return [...document.querySelectorAll("main :is(h1, p, a:not(svg a), svg a text, button, input)")].flatMap((part) => {
        // A paragraph is wider than its words.
        const words = document.createRange();
        words.selectNodeContents(part);
        return [...words.getClientRects()].some(isUnder) ? [part.textContent] : [];
      });
    });
    expect.soft(covered, path).toEqual([]);
  }
  await close();
});

test("the page that shows off is not spoken over", async ({ browser, baseURL }) => {
  const { page, close } = await visit(browser, baseURL, ["en"]);
  await page.goto("/animation", { waitUntil: "networkidle" });
  await expect(offer(page)).toHaveCount(0);
  await close();
});

test("closed, it stays away while the tab stands, and no longer", async ({ browser, baseURL }) => {
  const { page, close } = await visit(browser, baseURL, ["en"]);
  await page.goto("/");
  await page.getByRole("button", { name: "Close this hint" }).click();
  await expect(offer(page)).toBeHidden();
  await page.goto("/products", { waitUntil: "networkidle" });
  await expect(offer(page)).toBeHidden();
  const tab = await page.context().newPage();
  await tab.goto("/products");
  await expect(offer(tab)).toBeVisible();
  await close();
});

test("nobody is offered anything whose language it is, or who has chosen it here", async ({ browser, baseURL }) => {
  const { page, close } = await visit(browser, baseURL, ["en-US", "ja"]);
  await page.goto("/en/products", { waitUntil: "networkidle" });
  await expect(page.locator("[data-offer]:visible")).toHaveCount(0);
  await page.getByRole("banner").getByRole("combobox", { name: "Language" }).selectOption("ja");
  await expect(page).toHaveURL(/^[^/]*\/\/[^/]+\/products$/u);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[data-offer]:visible")).toHaveCount(0);
  await close();
});

test("the offer leads to the same query and the same heading", async ({ browser, baseURL }) => {
  const { page, close } = await visit(browser, baseURL, ["en"]);
  await page.goto("/support/activate-a-licence?from=mail#キーが受け付けられないとき");
  await offer(page).click();
  await expect(page).toHaveURL(/\/en\/support\/activate-a-licence\?from=mail#If_the_key_is_refused$/u);
  await close();
});

/** By its anchor: its words hold marks that keep a line together. */
const REFUSED_KEY = "h2[id='キーが受け付けられないとき']";

test.describe("a heading", () => {
  test("of a translation answers to the anchor it was first written with, and to its own", async ({ page }) => {
    const heading = page.locator(REFUSED_KEY);
    for (const anchor of ["If_the_key_is_refused", "キーが受け付けられないとき"]) {
      await page.goto(`/support/activate-a-licence#${anchor}`);
      await expect(heading).toBeInViewport();
      await page.goto("/support");
    }
  });

  test("stays where it is when the language is changed, there and back", async ({ page }) => {
    await page.goto("/en/support/activate-a-licence#If_the_key_is_refused");
    await page.getByRole("banner").getByRole("combobox", { name: "Language" }).selectOption("ja");
    await expect(page).toHaveURL(/\/support\/activate-a-licence#If_the_key_is_refused$/u);
    await expect(page.locator(REFUSED_KEY)).toBeInViewport();
    await page.goto("/support/activate-a-licence?x=1#キーが受け付けられないとき");
    await page.getByRole("banner").getByRole("combobox", { name: "言語" }).selectOption("en");
    await expect(page).toHaveURL(/\/en\/support\/activate-a-licence\?x=1#If_the_key_is_refused$/u);
    await expect(page.getByRole("heading", { name: "If the key is refused" })).toBeInViewport();
  });

  const HEADINGS = [
    ["of the interface", "/lantern#動作環境", "/en/lantern#What_it_runs_on"],
    ["of a topic", "/en/support#Trials", "/de/support#Trials"],
    ["of a feature", "/de/lantern#Weiche_Kanten", "/en/lantern#Soft_edges"],
    ["of a version", "/de/lantern/releases#Bekannte_Probleme_1.1.0", "/en/lantern/releases#Known_issues_1.1.0"],
  ] as const;
  test("of each kind is found again in another language", async ({ page }) => {
    for (const [what, from, to] of HEADINGS) {
      // The content that tests are compiled with may lack a language of the fixture site.
      const [, locale = ""] = to.split("/");
      await page.goto(from);
      await page.getByRole("banner").getByRole("combobox").selectOption(locale);
      await expect(page, what).toHaveURL(to);
      await expect(
        page
          .getByRole("heading")
          .filter({ has: page.locator(":target") })
          .or(page.locator(":is(h2, h3):target")),
      ).toBeInViewport();
    }
  });

  test("has no anchor that something else on its page has", async ({ baseURL }) => {
    const pages = await Promise.all(
      UNLIKE_PAGES.map(async (path) => {
        const address = localePath("de", path);
        return { address, root: parseDocument(await (await fetch(`${baseURL ?? ""}${address}`)).text()) };
      }),
    );
    const twice = pages.flatMap(({ address, root }) => {
      const ids = tagsOf(root).flatMap(({ attribs }) => attribs.id ?? []);
      return ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${address}: ${id}`);
    });
    expect(twice).toEqual([]);
    expect(pages.some(({ root }) => tagsOf(root).some(({ attribs }) => "data-alias" in attribs))).toBe(true);
  });
});
