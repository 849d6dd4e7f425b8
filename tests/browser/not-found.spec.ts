/** Addresses without a page, and requests that a site of documents does not take. */
import { localePath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { LANGUAGE_TAGS } from "#schemas/locale.ts";
import { NO_PAGE } from "#tests/support/pages.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

test.use({ allowedErrors: [/^404 /u] });

for (const locale of LOCALES) {
  test(`in ${locale} a visitor who is lost is told so, and led on`, inLanguage(locale), async ({ page }) => {
    const answer = await page.goto(localePath(locale, NO_PAGE));
    expect(answer?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TAGS[locale]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page
      .getByRole("main")
      .locator(`a[href="${localePath(locale, "/products")}"]`)
      .click();
    await expect(page).toHaveURL(localePath(locale, "/products"));
  });
}

test("the newsletter is folded: the search comes first", async ({ page }) => {
  await page.goto(localePath("en", NO_PAGE));
  await expect(page.locator("footer details").locator("#newsletter")).toBeVisible();
  await expect(page.locator("footer form")).toBeHidden();
});

test("another language is that of the home page", async ({ page }) => {
  await page.goto(localePath("en", NO_PAGE));
  await page.locator("header").getByRole("combobox").selectOption("Deutsch");
  await expect(page).toHaveURL("/de");
});

test("the words are the language's own", async ({ page }) => {
  const words: string[] = [];
  for (const locale of ["ja", "en"] as const) {
    await page.goto(localePath(locale, NO_PAGE));
    words.push(await page.getByRole("heading", { level: 1 }).innerText());
  }
  expect(words[0]).toMatch(/[\u3040-\u30ff]/u);
  expect(words[1]).toMatch(/^[\x20-\x7e\n’]+$/u);
});

test("what is near a page, or was the framework's, is no page", async ({ request }) => {
  for (const address of ["/lantern/download/Lite/more", "/support/no-such-article", "/_next/data/x.json", "/_next/static/chunks/none.js"])
    expect((await request.get(address)).status(), address).toBe(404);
});

test("the long form of a Japanese address leads to the short one", async ({ page }) => {
  await page.goto("/ja/lantern?from=mail");
  await expect(page).toHaveURL("/lantern?from=mail");
});

for (const [typed, address] of [
  ["/Lantern", "/lantern"],
  ["/EN/Products?from=mail", "/en/products?from=mail"],
] as const) {
  test(`${typed} leads to its page`, async ({ page }) => {
    await page.goto(typed);
    await expect(page).toHaveURL(address);
  });
}

test("a document takes nothing", async ({ request }) => {
  for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
    const answer = await request.fetch("/en/lantern", { method, data: "x" });
    expect([answer.status(), answer.headers().allow], method).toEqual([405, "GET, HEAD"]);
  }
});

test("no unfinished document of the framework can be had", async ({ request }) => {
  for (const [address, headers] of [
    ["/en/lantern", { RSC: "1" }],
    ["/en/lantern?_rsc=abc", { RSC: "1", "Next-Router-Prefetch": "1" }],
  ] as const) {
    const answer = await request.get(address, { headers });
    expect(answer.headers()["content-type"]).toContain("text/html");
    expect(await answer.text()).not.toContain("__next_f");
  }
  for (const address of ["/en/lantern.rsc", "/en/lantern.txt", "/en/lantern.segments/_tree.segment.rsc"])
    expect((await request.get(address)).status()).toBe(404);
});
