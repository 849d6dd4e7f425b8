/** What no picture needs to be compared for: nothing is cut off at the side, and both schemes are what they say. */
import { localePath } from "#lib/i18n/paths.ts";
import { NO_PAGE, UNLIKE_PAGES } from "#tests/support/pages.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

const WIDTHS = [320, 390, 580, 760, 1440];

test.use({ allowedErrors: [/^404 .*nothing-here/u] });

for (const locale of ["ja", "en", "de"] as const) {
  test(`no kind of page scrolls sideways in ${locale}, however narrow the window`, inLanguage(locale), async ({ page }) => {
    for (const path of [...UNLIKE_PAGES, NO_PAGE]) {
      await page.goto(localePath(locale, path));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        // Soft: one run names every page that is too wide.
        expect.soft(beyond, `${path} at ${String(width)} px`).toBe(0);
      }
    }
  });
}

for (const locale of ["ja", "de"] as const) {
  test(`no kind of page scrolls sideways in ${locale} on a phone with large letters`, inLanguage(locale), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    const session = await page.context().newCDPSession(page);
    for (const path of [...UNLIKE_PAGES, NO_PAGE]) {
      await page.goto(localePath(locale, path));
      // The browser's own setting; 16 px is its default.
      for (const standard of [20, 24]) {
        await session.send("Page.setFontSizes", { fontSizes: { standard } });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect.soft(beyond, `${path} with letters of ${String(standard)} px`).toBe(0);
      }
    }
  });
}

for (const [scheme, paper] of [
  ["light", "dark on light"],
  ["dark", "light on dark"],
] as const) {
  test(`the ${scheme} scheme is ${paper}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto("/en/lantern");
    const [ground = 0, ink = 0] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      const context = document.createElement("canvas").getContext("2d");
      return [backgroundColor, color].map((name) => {
        if (context === null) return 0;
        context.fillStyle = name;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return (red * 0.2126 + green * 0.7152 + blue * 0.0722) / 255;
      });
    });
    if (scheme === "dark") expect([ground < 0.1, ink > 0.8]).toEqual([true, true]);
    else expect([ground > 0.9, ink < 0.15]).toEqual([true, true]);
  });
}

test("a number's points have the room of their own width: 1.2.1 does not read as 121", async ({ page }) => {
  await page.goto("/en/lantern");
  const [narrowed, kerned] = await page.evaluate(async () => {
    const font = '600 100px "Instrument Sans Variable"';
    await document.fonts.load(font);
    const context = document.createElement("canvas").getContext("2d")!;
    context.font = font;
    const narrows = (text: string) => {
      const [without = 0, withKerning = 0] = (["none", "normal"] as const).map((fontKerning) => {
        context.fontKerning = fontKerning;
        return context.measureText(text).width;
      });
      return without - withKerning;
    };
    return [["1.2.1", "0.1", "4,1", "1:2"].map((text) => Math.round(narrows(text))), narrows("AV")] as const;
  });
  expect(narrowed).toEqual([0, 0, 0, 0]);
  expect(kerned).toBeGreaterThan(1);
});

test("the header of a product's page has the colour of the stage below it, and pages of products differ", async ({ page }) => {
  const colours: string[] = [];
  for (const path of ["/en/lantern", "/en/pebble"]) {
    await page.goto(path);
    const [header, stage] = await Promise.all(
      ["header", "main .stage-top"].map((selector) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(header).toBe(stage);
    colours.push(header ?? "");
  }
  expect(colours[0]).not.toBe(colours[1]);
});

test("nothing moves when the site's face arrives: until then, its stand-in takes the same height", async ({ page }) => {
  let deliver: (value?: unknown) => void = () => undefined;
  const delivered = new Promise((resolve) => (deliver = resolve));
  await page.route("**/*.woff2", async (route) => {
    await delivered;
    await route.continue();
  });
  await page.goto("/en/lantern", { waitUntil: "domcontentloaded" });
  const places = () =>
    page.locator("header, main h1, main h1 ~ *, main h2").evaluateAll((elements) =>
      elements.map((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const { top, height } = text.getBoundingClientRect();
        return [top, height].map(Math.round);
      }),
    );
  const before = await places();
  deliver();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('1rem "Instrument Sans Variable"'))).toBe(true);
  expect(await places()).toEqual(before);
});
