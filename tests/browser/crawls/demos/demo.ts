/** A demonstration as its tests meet it: its page, its place there, the labels of its controls, and what is heard of it. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { parse } from "yaml";
import type { IslandName } from "#components/islands/registry.ts";
import { productFacts } from "#lib/content/products.ts";
import { DEFAULT_SOURCE } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import type { Ears } from "#tests/support/ears.ts";

export type DemoName = Extract<IslandName, `demo-${string}`>;

/** The page of the product that has a demonstration, in the language of LABELS; undefined where no product of this site has it. */
export function findDemoPage(name: DemoName): string | undefined {
  const paths = [...productFacts.values()].map(({ path }) => localePath(DEFAULT_SOURCE, path));
  return paths.find((path) => readFileSync(`dist/site${path}.html`, "utf8").includes(`data-island="${name}"`));
}

type Labels = Record<string, string> &
  Record<"threeDx" | "monoLow" | "spectrumAnalyzer" | "ambienceEnhancer" | "hplProcessor", Record<string, string>>;
/** The labels of all demonstrations. */
export const { demos: LABELS } = parse(readFileSync(`${CONTENT_FOLDER}/${DEFAULT_SOURCE}/messages.yaml`, "utf8")) as { demos: Labels };

export const section = (page: Page) => page.locator("#hear");
/** Presses Play, and waits until it sounds: the browser first computes what is heard, which takes seconds on two busy cores. */
export async function start(page: Page): Promise<void> {
  await section(page).getByRole("button", { name: LABELS.play }).click();
  await expect(section(page).getByRole("button", { name: LABELS.stop })).toBeVisible({ timeout: 20_000 });
}

/** What is heard in the next so many seconds of sound. */
export async function hearFor(ears: Ears, seconds: number) {
  await ears.forget();
  await expect.poll(async () => (await ears.hear()).seconds, { timeout: 20_000 }).toBeGreaterThan(seconds);
  return ears.hear();
}
