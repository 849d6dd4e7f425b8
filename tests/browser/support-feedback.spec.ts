/** "Was this article helpful?", and searches that find nothing, on the fixture site and its own server. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { localePath } from "#lib/i18n/paths.ts";
import { FIXTURE_CONTENT, FIXTURE_LOCALES } from "#tests/support/fixture-site.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { holdScripts } from "#tests/support/islands.ts";
import { expect, test } from "#tests/support/test.ts";

type Texts = { support: { rating: Record<string, string> }; search: Record<string, string> };
const textsOf = (locale: string) => parse(readFileSync(`${FIXTURE_CONTENT}/${locale}/messages.yaml`, "utf8")) as Texts;
const { topics } = parse(readFileSync(`${FIXTURE_CONTENT}/shared/support.yaml`, "utf8")) as { topics: { articles: { id: string }[] }[] };
const ARTICLE = `/support/${topics[0]?.articles[0]?.id ?? ""}`;

for (const locale of FIXTURE_LOCALES)
  test(`an article takes one rating by keyboard, and leads on if it did not help, in ${locale}`, inLanguage(locale), async ({ page }) => {
    const { rating } = textsOf(locale).support;
    await page.goto(localePath(locale, ARTICLE));
    const section = page.locator("[data-rating]");
    await section.getByRole("button", { name: rating.notHelpful ?? "", exact: true }).press("Enter");
    await expect(section.getByRole("status")).toContainText(rating.sorry ?? "");
    await expect(section.getByRole("button")).toHaveCount(0);
    await expect(section).toBeFocused();
    await expect(section.locator(`a[href="${localePath(locale, "/support")}#contact"]`)).toBeVisible();
  });

test.describe("a rating before the script is there", () => {
  test("is sent once, however often it is pressed", async ({ page }) => {
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/v1/rate-article")) sent.push(request.postDataJSON());
    });
    const release = await holdScripts(page, "chunks");
    await page.goto(`/en${ARTICLE}`);
    const { rating } = textsOf("en").support;
    const section = page.locator("[data-rating]");
    await section.getByRole("button", { name: rating.helpful ?? "", exact: true }).dblclick();
    release();
    await expect(section.getByRole("status")).toHaveText(rating.thanks ?? "");
    expect(sent).toMatchObject([{ isHelpful: true }]);
  });
});

test("a rating that the server does not take says so", async ({ page }) => {
  await page.route("**/api/v1/rate-article", (route) => route.abort());
  await page.goto(`/en${ARTICLE}`);
  const { rating } = textsOf("en").support;
  const section = page.locator("[data-rating]");
  await section.getByRole("button", { name: rating.helpful ?? "", exact: true }).click();
  await expect(section.getByRole("status")).toHaveText(rating.failed ?? "");
});

test("a search that could not be sent says so, and not that the search is out of order", async ({ page }) => {
  await page.route("**/api/v1/report-search", (route) => route.abort());
  const { search } = textsOf("en");
  await page.goto("/en/support?q=qwxzv");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: search.report ?? "" }).click();
  await expect(main.getByText(search.notReported ?? "")).toBeVisible();
});

test("a search without result is sent only when the visitor presses the button, and once", async ({ page }) => {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) sent.push(request.postDataJSON());
  });
  const { search } = textsOf("en");
  await page.goto("/en/support?q=qwxzv");
  const button = page.getByRole("main").getByRole("button", { name: search.report ?? "" });
  await expect(button).toBeVisible();
  expect(sent).toEqual([]);
  await button.dblclick();
  await expect(page.getByRole("main").getByText(search.reported ?? "")).toBeVisible();
  expect(sent).toEqual([{ query: "qwxzv", language: "en" }]);
});
