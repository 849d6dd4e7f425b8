/** A demonstration as its tests meet it: its place on the page, the way to start it, and what is heard of it. */
import { expect, type Page } from "@playwright/test";
import type { Ears } from "#tests/support/ears.ts";

export const section = (page: Page) => page.locator("#hear");
export const start = (page: Page) => section(page).getByRole("button", { name: "Play" }).click();

/** What is heard in the next so many seconds of sound. */
export async function hearFor(ears: Ears, seconds: number) {
  await ears.forget();
  await expect.poll(async () => (await ears.hear()).seconds, { timeout: 20_000 }).toBeGreaterThan(seconds);
  return ears.hear();
}
