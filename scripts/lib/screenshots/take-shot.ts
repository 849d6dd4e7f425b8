/** One picture of a whole page, as a visitor sees it who has scrolled to its end. */
import type { Page } from "@playwright/test";

/** A wait for what never comes would be silent. Milliseconds. */
const PATIENCE = 20_000;

/** Goes to a page and has it load every picture, also those far below. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await page.waitForFunction(
    () => document.fonts.status === "loaded" && [...document.images].every(({ complete }) => complete),
    undefined,
    {
      timeout: PATIENCE,
    },
  );
}

/** A page that is open, at a width and in a scheme; another width may want other pictures. */
export async function takeShot(page: Page, file: string, width: number, scheme: "light" | "dark"): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
  await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
}
