/** The announcement bar on the finished build. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Announcements } from "#schemas/announcement.ts";
import { FIXTURE_CONTENT } from "#tests/support/fixture-site.ts";
import { holdScripts } from "#tests/support/islands.ts";
import { expect, test } from "#tests/support/test.ts";

test.describe("announcement bar", () => {
  test("closes for this page view, and is back on the next", async ({ page }) => {
    await page.goto("/en");
    const bar = page.getByRole("complementary", { name: "News" });
    await expect(bar).toBeVisible();
    await bar.getByRole("button", { name: "Close this notice" }).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeVisible();
  });

  test("says what the sale saves at most", async ({ page }) => {
    await page.goto("/en");
    // 52 to 31 dollars would be 40 percent, but nobody can buy what is discontinued.
    await expect(page.getByRole("complementary", { name: "News" })).toContainText("up to 33% off");
  });

  test("closes by the keyboard, and without another script than the loader", async ({ page }) => {
    await holdScripts(page, "chunks");
    await page.goto("/en");
    const bar = page.getByRole("complementary", { name: "News" });
    await bar.getByRole("button").press("Enter");
    await expect(bar).toBeHidden();
  });
});

test("news is left out of a download, of forms, of legal pages, and of help, where it would lead visitors away", async ({ page }) => {
  const news = page.locator("[data-announcement]");
  await page.goto("/en");
  await expect(news).not.toHaveCount(0);
  for (const path of [
    "/en/lantern/download",
    "/en/lantern/download/Lite",
    "/en/account/login",
    "/en/thanks-for-registering",
    "/en/privacy",
    "/en/support",
    "/en/support/activate-a-licence",
  ]) {
    await page.goto(path);
    await expect(news, path).toHaveCount(0);
  }
});

test.describe("days of an announcement", () => {
  const { announcements } = parse(readFileSync(`${FIXTURE_CONTENT}/shared/announcements.yaml`, "utf8")) as Announcements;
  const [{ id, start, end } = { id: "", start: "", end: "" }] = announcements;

  // Each on a document that was built when the bar was as it should not be.
  for (const [words, time, isShown] of [
    ["before its first", Date.parse(`${start}T00:00+09:00`) - 1, false],
    ["on its first", Date.parse(`${start}T00:00+09:00`), true],
    ["on its last", Date.parse(`${end}T23:59+09:00`), true],
    ["after its last", Date.parse(`${end}T23:59+09:00`) + 60_000, false],
  ] as const) {
    test(`the bar is ${isShown ? "there" : "not there"} ${words} day in Japan, however old the page is`, async ({ page }) => {
      await page.route("**/en", async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(/ hidden=""(?=[^>]* data-announcement=)/gu, "");
        await route.fulfill({ response, body: isShown ? html.replaceAll("data-announcement=", 'hidden="" $&') : html });
      });
      await page.clock.setFixedTime(time);
      await page.goto("/en");
      await expect(page.locator(`[data-announcement="${id}"]`)).toBeVisible({ visible: isShown });
    });
  }
});
