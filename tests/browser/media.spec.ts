/** Videos and songs of other hosts: nobody is contacted before a visitor presses, and then only who was pressed. */
import type { Page } from "@playwright/test";
import { expect, test, WITH_MOTION } from "#tests/support/test.ts";

test.use(WITH_MOTION);

/** Answers for the other hosts, and writes down what was asked of them. */
async function standInForOthers(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title><button>In the player</button>" });
    },
  );
  return asked;
}

test("a product's video contacts its host when it is pressed, and not before", async ({ page }) => {
  const asked = await standInForOthers(page);
  await page.goto("/en/lantern", { waitUntil: "networkidle" });
  const play = page.getByRole("button", { name: "Play the video about Lantern" });
  await play.scrollIntoViewIfNeeded();
  await play.hover();
  await expect(page.locator('[data-island="video-player"]')).toHaveAttribute("data-awake");
  expect(asked).toEqual([]);
  await play.click();
  const frame = page.locator('iframe[title="Lantern: video"]');
  await expect(frame).toBeFocused();
  // The policy lets it in, and what is inside answers.
  await expect(frame.contentFrame().getByRole("button")).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/video\.linden-sound\.example\/embed\/lantern\?autoplay=1$/u)]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/^csp \/_assets\/[\w.-]+\.js$/] });
  test("the poster is a link to the video", async ({ page }) => {
    await page.goto("/en/lantern");
    await expect(page.getByRole("link", { name: "Play the video about Lantern" })).toHaveAttribute("href", /\/embed\/lantern$/u);
    await expect(page.getByRole("button", { name: "Play the video about Lantern" })).toHaveCount(0);
  });
});

test.describe("/animation", () => {
  test("moves without script, stands still for who asked for less motion, and leads home", async ({ page }) => {
    const moving = () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
    await page.goto("/en/animation");
    expect(await moving()).toBeGreaterThan(50);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await moving()).toBe(0);
    await page.getByRole("link", { name: /To the home page/u }).click();
    await expect(page).toHaveURL("/en");
  });

  test("no other page carries its styles", async ({ page }) => {
    const hasStyles = () =>
      page.evaluate(() =>
        [...document.styleSheets].some(({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.includes("animation-orbit"))),
      );
    await page.goto("/animation");
    expect(await hasStyles()).toBe(true);
    await page.goto("/");
    expect(await hasStyles()).toBe(false);
  });
});
