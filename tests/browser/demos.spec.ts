/** The demonstrations sound, as what leaves the browser proves; they wake when they are pressed, and stop when they are left. */
import type { Page } from "@playwright/test";
import { type Ears, listenTo } from "#tests/support/ears.ts";
import { expect, test } from "#tests/support/test.ts";

const PATHS = ["/en/3dx", "/en/ambience-enhancer", "/en/mono-low", "/en/labz/products/spectrum-analyzer"] as const;

const section = (page: Page) => page.locator("#hear");
const start = (page: Page) => section(page).getByRole("button", { name: "Play" }).click();

/** What is heard in the next so many seconds of sound. */
async function hearFor(ears: Ears, seconds: number) {
  await ears.forget();
  await expect.poll(async () => (await ears.hear()).seconds, { timeout: 20_000 }).toBeGreaterThan(seconds);
  return ears.hear();
}

for (const path of PATHS) {
  test.describe(path, () => {
    test("is silent and loads nothing until it is pressed, then sounds, then is silent again", async ({ page }) => {
      const ears = await listenTo(page);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(path);
      expect(asked.filter((url) => url.includes("/_assets/demo-"))).toEqual([]);
      await start(page);
      await expect(section(page).getByRole("button", { name: "Stop" })).toBeVisible();
      const sound = await hearFor(ears, 1);
      // Well below full scale, and well above silence.
      expect(Math.max(sound.left, sound.right)).toBeLessThan(-14);
      expect(Math.max(sound.left, sound.right)).toBeGreaterThan(-45);
      expect(sound.contexts).toBe(1);
      // No sound is fetched.
      expect(asked.filter((url) => /\.(?:mp3|ogg|wav|m4a|webm)/u.test(url))).toEqual([]);

      await section(page).getByRole("button", { name: "Stop" }).click();
      await expect(section(page).getByRole("button", { name: "Play" })).toBeVisible();
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
      await page.goto("/en/mono-low");
      await start(page);
      await hearFor(ears, 0.5);
      await leave(page);
      await expect(section(page).getByRole("button", { name: "Play" })).toBeAttached();
      await expect.poll(() => isQuiet(ears)).toBe(true);
    });
  }

  test("but not by moving the focus", async ({ page }) => {
    const ears = await listenTo(page);
    await page.goto("/en/mono-low");
    await start(page);
    await page.keyboard.press("Shift+Tab");
    await expect(section(page).getByRole("slider", { name: "Crossover" })).toBeFocused();
    expect((await hearFor(ears, 1)).left).toBeGreaterThan(-45);
  });
});

test.describe("3DX", () => {
  test("arrow keys carry the sound from the right ear to the left, and say where it is", async ({ page }) => {
    const ears = await listenTo(page);
    await page.goto("/en/3dx");
    await start(page);
    // A browser takes a moment to fetch its ears from itself: until then a first start sounds from the middle.
    const rightOverLeft = async () => {
      const { left, right } = await hearFor(ears, 1);
      return right - left;
    };
    await expect.poll(rightOverLeft).toBeGreaterThan(3);

    const direction = section(page).getByRole("slider", { name: "Direction" });
    await expect(direction).toHaveAttribute("aria-valuetext", "50° to the right");
    await direction.focus();
    for (const key of ["Home", "PageDown", "PageDown", "ArrowLeft"]) await page.keyboard.press(key);
    await expect(direction).toHaveAttribute("aria-valuetext", "65° to the left");
    await expect.poll(rightOverLeft).toBeLessThan(-3);
  });

  test("the circle has no end", async ({ page }) => {
    await page.goto("/en/3dx");
    const direction = section(page).getByRole("slider", { name: "Direction" });
    await direction.focus();
    await expect(page.locator('[data-island="demo-three-dx"]')).toHaveAttribute("data-awake");
    await page.keyboard.press("Home");
    await expect(direction).toHaveAttribute("aria-valuetext", "straight ahead");
    for (let turn = 0; turn < 6; turn++) await page.keyboard.press("PageUp");
    await expect(direction).toHaveAttribute("aria-valuetext", "straight behind");
    await page.keyboard.press("ArrowRight");
    await expect(direction).toHaveAttribute("aria-valuetext", "175° to the left, behind you");
  });

  test("a pointer drags it, and a farther source is softer", async ({ page }) => {
    const ears = await listenTo(page);
    await page.goto("/en/3dx");
    await start(page);
    const field = section(page).locator("svg.cursor-grab");
    await field.scrollIntoViewIfNeeded();
    const box = (await field.boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - box.height * 0.1, middle.y, { steps: 4 });
    await expect(section(page).getByRole("slider", { name: "Direction" })).toHaveAttribute("aria-valuetext", "90° to the left");
    const near = await hearFor(ears, 2);
    await page.mouse.move(middle.x - box.height * 0.4, middle.y, { steps: 4 });
    await page.mouse.up();
    await expect(section(page).getByRole("slider", { name: "Distance" })).toHaveAttribute("aria-valuetext", "2.0 m");
    const far = await hearFor(ears, 2);
    expect(near.left - far.left).toBeGreaterThan(4);
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test("a tap puts it there, and what was set before it was awake stays", async ({ page }) => {
      await page.goto("/en/3dx");
      await section(page).getByRole("slider", { name: "Height" }).fill("30");
      await expect(page.locator('[data-island="demo-three-dx"]')).toHaveAttribute("data-awake");
      const field = section(page).locator("svg.cursor-grab");
      await field.scrollIntoViewIfNeeded();
      const box = (await field.boundingBox())!;
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.8);
      await expect(section(page).getByRole("slider", { name: "Direction" })).toHaveAttribute("aria-valuetext", "straight behind");
      await expect(section(page).getByRole("slider", { name: "Height" })).toHaveAttribute("aria-valuetext", "30°");
    });
  });
});

test("MonoLow brings the low end to the middle", async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto("/en/mono-low");
  await start(page);
  const figure = section(page).locator("[data-correlation]");
  await expect(figure).toHaveText(/^\+0\.[0-7]/u);
  const wide = await hearFor(ears, 2);
  await section(page).getByRole("radio", { name: "Mono" }).check();
  await expect(figure).toHaveText("+1.00");
  const mono = await hearFor(ears, 2);
  expect(mono.correlation - wide.correlation).toBeGreaterThan(0.2);
});

test("Spectrum Analyzer shows each sound where it lives", async ({ page }) => {
  await page.goto("/en/labz/products/spectrum-analyzer");
  await start(page);
  const loudest = section(page).locator("[data-loudest]");
  await section(page).getByRole("radio", { name: "Wide bass" }).check();
  await expect(loudest).toHaveText(/^[4-9]\d(?:\.\d)? Hz$/u);
  await section(page).getByRole("radio", { name: "Gliding tone" }).check();
  await expect(loudest).toHaveText(/kHz$/u);
  const drawn = await section(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas
        .getContext("2d")
        ?.getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value) => value > 0),
    );
  expect(drawn).toBe(true);
});

test("Ambience Enhancer adds a room and no loudness", async ({ page }) => {
  const ears = await listenTo(page);
  await page.goto("/en/ambience-enhancer");
  await start(page);
  // Two whole loops each. Unmatched, the room would add 3 dB.
  const dry = await hearFor(ears, 8);
  await section(page).getByRole("radio", { name: "With room" }).check();
  await section(page).getByRole("slider", { name: "Amount of room" }).fill("100");
  await expect(section(page).locator("[data-match]")).toHaveText(/^−\d\.\d dB$/u);
  const room = await hearFor(ears, 8);
  expect(dry.correlation).toBeGreaterThan(0.999);
  expect(room.correlation).toBeLessThan(0.95);
  const loudness = ({ left, right }: typeof dry) => 10 * Math.log10(10 ** (left / 10) + 10 ** (right / 10));
  expect(Math.abs(loudness(room) - loudness(dry))).toBeLessThan(1.5);
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("readings move a few times a second, not with every picture", async ({ page }) => {
    await page.goto("/en/3dx");
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
  test.use({ javaScriptEnabled: false, allowedErrors: [/^csp \/_assets\/[\w.-]+\.js$/] });
  test("says what it needs, and shows nothing that does nothing", async ({ page }) => {
    await page.goto("/en/3dx");
    await expect(section(page).getByText("needs JavaScript")).toBeVisible();
    await expect(section(page).getByRole("button")).toHaveCount(0);
    await expect(section(page).getByRole("slider")).toHaveCount(0);
  });
});
