/** The home page's field and scene, its rows, and the ways from any page to the prices. */
import type { Page } from "@playwright/test";
import { listenTo } from "#tests/support/ears.ts";
import { expect, test, WITH_MOTION } from "#tests/support/test.ts";

// Nobody is offered another language, which would cover what is pressed.
test.use({ ...WITH_MOTION, locale: "en-GB" });

const field = (page: Page) => page.locator("[data-sound-field]");
const turnOfFirst = (page: Page) => field(page).locator('[data-voice="0"] [data-turn]').getAttribute("transform");
const scene = (page: Page) => page.locator('[data-island="scene-player"]');

test("each source of the field leads to its product", async ({ page }) => {
  await page.goto("/en");
  const sources = field(page).getByRole("link");
  const targets = await sources.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(["/en/lantern", "/en/pebble", "/en/labz/products/tidepool"]);
  await sources.first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en/lantern");
});

test("on a phone each source of the field has its name, and no two names overlap", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en");
  const names = await field(page)
    .locator("a text")
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().toJSON() as DOMRect));
  expect(names).toHaveLength(await field(page).getByRole("link").count());
  for (const [place, { left, right, top, bottom, width }] of names.entries()) {
    expect(width).toBeGreaterThan(0);
    const others = names.slice(place + 1);
    expect(others.filter((other) => other.left < right && left < other.right && other.top < bottom && top < other.bottom)).toEqual([]);
  }
});

for (const width of [390, 1440])
  test(`at ${width} pixels no name covers the rings of its source`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/en");
    const covered = await field(page)
      .getByRole("link")
      .evaluateAll((links) =>
        links.flatMap((link) => {
          const ring = [...link.querySelectorAll(".field-wave")].at(-1)?.getBoundingClientRect();
          const name = link.querySelector("text")?.getBoundingClientRect();
          if (ring === undefined || name === undefined) return [link.textContent];
          const isBeside = name.left >= ring.right || name.top >= ring.bottom - 2;
          return isBeside ? [] : [link.textContent];
        }),
      );
    expect(covered).toEqual([]);
  });

test("on a phone the button of the sound is on the first screen, below the picture that it moves", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/en", "/de"]) {
    await page.goto(path);
    await expect(scene(page).getByRole("button"), path).toBeInViewport({ ratio: 1 });
  }
});

test("a row of the product list is a link as a whole", async ({ page }) => {
  await page.goto("/en");
  const row = page.locator("#products tbody tr").filter({ hasText: "Pebble" });
  // The link lies over the cells: what is pressed is the place.
  await row.getByRole("cell").last().click({ force: true });
  await expect(page).toHaveURL("/en/pebble");
});

test("the scene is silent until it is pressed, moves the sources, and comes to its end", async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto("/en", { waitUntil: "networkidle" });
  await expect(scene(page)).not.toHaveAttribute("data-awake");
  expect((await ears.hear()).contexts).toBe(0);
  expect(await turnOfFirst(page)).toBeNull();
  const button = scene(page).getByRole("button");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveText("Stop");
  await expect.poll(() => turnOfFirst(page)).toMatch(/^rotate\((?!0\.00)/u);
  // Of the same moment as the loudness: between two notes both ears get the same silence.
  let heard = await ears.hear();
  const hearBoth = async () => {
    heard = await ears.hear();
    return Math.min(heard.left, heard.right);
  };
  await expect.poll(hearBoth, { timeout: 10_000 }).toBeGreaterThan(-50);
  // Around the head from its first note: both ears never get the same.
  expect(heard.correlation).toBeLessThan(0.999);
  // Ten seconds, and what a busy machine adds.
  await expect(button).not.toHaveText("Stop", { timeout: 25_000 });
  await expect.poll(() => turnOfFirst(page)).toBe("rotate(0.00)");
});

test("a second press stops the scene", async ({ page }) => {
  await page.goto("/en");
  const button = scene(page).getByRole("button");
  await button.click();
  await expect(field(page)).toHaveAttribute("data-playing");
  await button.click();
  await expect(field(page)).not.toHaveAttribute("data-playing");
  await expect(button).not.toHaveText("Stop");
});

test("a scene whose loudspeakers are taken away stops, and plays at the next press", async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto("/en");
  const button = scene(page).getByRole("button");
  await button.click();
  await expect(button).toHaveText("Stop");
  await ears.interrupt();
  await expect(button).not.toHaveText("Stop", { timeout: 5_000 });
  await ears.forget();
  await button.click();
  await expect(button).toHaveText("Stop");
  await expect.poll(async () => (await ears.hear()).left, { timeout: 10_000 }).toBeGreaterThan(-50);
});

test("for who asked for less motion the scene sounds and the field stands still", async ({ page }) => {
  const ears = await listenTo(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/en");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await scene(page).getByRole("button").click();
  await expect(field(page)).toHaveAttribute("data-playing");
  await expect.poll(async () => (await ears.hear()).seconds, { timeout: 20_000 }).toBeGreaterThan(2);
  expect(await turnOfFirst(page)).toBeNull();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "on a phone" : "on a phone without script", () => {
    test.use({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled,
      allowedErrors: javaScriptEnabled ? [] : [/^csp \/_assets\/[\w.-]+\.js$/],
    });

    test("the menu opens over the page and leads to the prices", async ({ page }) => {
      await page.goto("/en/support");
      const menu = page.getByRole("navigation", { name: "Menu" });
      await expect(menu).toBeHidden();
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expect(menu).toBeVisible();
      await page.getByRole("button", { name: "Close the menu" }).click();
      await expect(menu).toBeHidden();
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await menu.getByRole("link", { name: "Pricing" }).click();
      await expect(page).toHaveURL("/en/pricing");
    });
  });

test("where the header has space for its links there is no menu", async ({ page }) => {
  await page.goto("/en/support");
  await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeHidden();
});

test("the footer and the sale's notice lead to the prices", async ({ page }) => {
  await page.goto("/en/products");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Pricing" })).toHaveAttribute("href", "/en/pricing");
  await page.getByRole("complementary", { name: "News" }).getByRole("link").click();
  await expect(page).toHaveURL("/en/pricing");
});
