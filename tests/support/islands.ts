/** Islands as tests meet them: asleep, waking, awake. */
import type { Locator, Page } from "@playwright/test";
import type { IslandName } from "#components/islands/registry.ts";

export const island = (page: Page, name: IslandName): Locator => page.locator(`[data-island="${name}"]`);

/**
 * Keeps scripts away from a page, as a slow network does. `chunks` lets the loader through, so that the page listens but
 * no island can wake; `all` leaves the page without any script. A page without its loader never says that it has loaded:
 * go to it with `waitUntil: "commit"`.
 *
 * @returns Lets them arrive.
 */
export async function holdScripts(page: Page, which: "all" | "chunks"): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isHeld = ({ pathname }: URL) =>
    pathname.startsWith("/_assets/") && (which === "all" || !/^\/_assets\/(?:loader|chunk)-/u.test(pathname));
  await page.route(isHeld, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
