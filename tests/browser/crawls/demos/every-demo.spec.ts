/** The demonstrations sound, as what leaves the browser proves; they wake when they are pressed, and stop when they are left. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { DEFAULT_SOURCE } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { type Ears, listenTo } from "#tests/support/ears.ts";
import { expect, test, WITH_MOTION } from "#tests/support/test.ts";
import { type DemoName, findDemoPage, hearFor, LABELS, section, start } from "./demo.ts";

test.use(WITH_MOTION);

const NAMES = [
  "demo-three-dx",
  "demo-hpl-processor",
  "demo-ambience-enhancer",
  "demo-mono-low",
  "demo-spectrum-analyzer",
] as const satisfies readonly DemoName[];
const PAGES = new Map(NAMES.map((name) => [name, findDemoPage(name) ?? ""]));
/** A test without its demonstration's page is skipped: no product of this site has it. */
const pageOf = (name: (typeof NAMES)[number]) => PAGES.get(name) ?? "";

for (const name of NAMES) {
  test.describe(name, () => {
    const path = pageOf(name);
    test.skip(path === "", "no product of this site has this demonstration");
    test("is silent and loads nothing until it is pressed, then sounds, then is silent again", async ({ page }) => {
      const ears = await listenTo(page);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(path);
      expect(asked.filter((url) => url.includes("/_assets/demo-"))).toEqual([]);
      for (const reading of await section(page).locator("[data-reading]").all())
        if ((await reading.textContent()) === "") await expect(reading).toBeHidden();
        else await expect(reading).toContainText(/\d/u);
      await start(page);
      await expect(section(page).getByRole("button", { name: LABELS.stop })).toBeVisible();
      const sound = await hearFor(ears, 1);
      // Well below full scale, and well above silence.
      expect(Math.max(sound.left, sound.right)).toBeLessThan(-14);
      expect(Math.max(sound.left, sound.right)).toBeGreaterThan(-45);
      expect(sound.contexts).toBe(1);
      // No sound is fetched.
      expect(asked.filter((url) => /\.(?:mp3|ogg|wav|m4a|webm)/u.test(url))).toEqual([]);

      await section(page).getByRole("button", { name: LABELS.stop }).click();
      await expect(section(page).getByRole("button", { name: LABELS.play })).toBeVisible();
      await expect.poll(() => isQuiet(ears)).toBe(true);
      await start(page);
      expect((await hearFor(ears, 1)).contexts).toBe(1);
    });
  });
}

/** Whether nothing at all was played since the last look. */
async function isQuiet(ears: Ears): Promise<boolean> {
  const { seconds, left, right } = await ears.hear();
  await ears.forget();
  return seconds === 0 || Math.max(left, right) < -90;
}

test.describe("whoever leaves it leaves its sound", () => {
  test.skip(pageOf("demo-mono-low") === "", "no product of this site has this demonstration");
  const WAYS: Record<string, (page: Page) => Promise<void>> = {
    "by scrolling": (page) => page.getByRole("contentinfo").scrollIntoViewIfNeeded(),
    "for another tab": (page) =>
      page.evaluate(() => {
        Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }),
    "for another page": (page) =>
      page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      }),
  };
  for (const [way, leave] of Object.entries(WAYS)) {
    test(way, async ({ page }) => {
      const ears = await listenTo(page);
      await page.goto(pageOf("demo-mono-low"));
      await start(page);
      await hearFor(ears, 0.5);
      await leave(page);
      await expect(section(page).getByRole("button", { name: LABELS.play })).toBeAttached();
      await expect.poll(() => isQuiet(ears)).toBe(true);
    });
  }

  test("but not by moving the focus", async ({ page }) => {
    const ears = await listenTo(page);
    await page.goto(pageOf("demo-mono-low"));
    await start(page);
    await page.keyboard.press("Tab");
    await expect(section(page).getByRole("radio", { name: LABELS.monoLow.wide })).toBeFocused();
    expect((await hearFor(ears, 1)).left).toBeGreaterThan(-45);
  });
});

const HOME = localePath(DEFAULT_SOURCE, "/");
test.describe("the home page's demonstration", () => {
  const html = readFileSync(`dist/site${HOME === "/" ? "/index" : HOME}.html`, "utf8");
  test.skip(!html.includes('data-island="demo-'), "no demonstration on this site's home page");
  // Everything is in sight: nothing stops because it is scrolled away. So much of a page is slow to draw, so it is drawn seldom.
  test.use({ viewport: { width: 1280, height: 9000 }, contextOptions: { reducedMotion: "reduce" } });
  test("makes way for the scene and for a song", async ({ page }) => {
    await page.route(
      ({ hostname }) => hostname !== "localhost",
      (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title>" }),
    );
    await page.goto(HOME);
    await start(page);
    const scene = page.locator('[data-island="scene-player"]').getByRole("button");
    await scene.click();
    await expect(scene).toHaveText(LABELS.stop ?? "");
    await expect(section(page).getByRole("button", { name: LABELS.play })).toBeVisible();
    if (!html.includes('data-island="song-player"')) return;
    await start(page);
    await page.locator('[data-island="song-player"]').getByRole("button").first().click();
    await expect(section(page).getByRole("button", { name: LABELS.play })).toBeVisible();
  });
});

test.describe("with less motion", () => {
  test.skip(pageOf("demo-three-dx") === "", "no product of this site has this demonstration");
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("readings move a few times a second, not with every picture", async ({ page }) => {
    await page.goto(pageOf("demo-three-dx"));
    await start(page);
    const milliseconds = await section(page)
      .locator('[data-ear="right"]')
      .evaluate(
        (meter) =>
          new Promise<number>((resolve) => {
            const times: number[] = [];
            new MutationObserver(() => {
              times.push(performance.now());
              if (times.length === 4) resolve((times[3] ?? 0) - (times[0] ?? 0));
            }).observe(meter, { attributes: true });
          }),
      );
    expect(milliseconds).toBeGreaterThan(600);
  });
});

test.describe("without script", () => {
  test.skip(pageOf("demo-three-dx") === "", "no product of this site has this demonstration");
  test.use({ javaScriptEnabled: false, allowedErrors: [/^csp \/_assets\/[\w.-]+\.js$/] });
  test("shows its picture, says what it needs, and shows nothing that does nothing", async ({ page }) => {
    await page.goto(pageOf("demo-three-dx"));
    await expect(section(page).getByText(LABELS.needsScript ?? "")).toBeVisible();
    await expect(section(page).locator("svg.cursor-grab")).toBeVisible();
    await expect(section(page).getByRole("button")).toHaveCount(0);
    await expect(section(page).getByRole("slider")).toHaveCount(0);
  });
});
