/** The sheet on which pictures are drawn: headless Chromium with the site's own face and nothing from the network. */
import { readFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, requireChromium } from "#scripts/lib/find-chromium.ts";

const FONT = "node_modules/@fontsource-variable/instrument-sans";

/** What a picture needs to be drawn; `scheme` decides which of a drawing's two designs is shown. */
export type Sheet = { width: number; height: number; body: string; scheme?: "light" | "dark"; transparent?: boolean };

/** The version of the face: another one may draw other letters. */
export const fontVersion = (): string => (JSON.parse(readFileSync(`${FONT}/package.json`, "utf8")) as { version: string }).version;

/** Starts the browser that draws; close it when done. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: requireChromium(),
    // Without these, edges of letters depend on the machine's screen settings.
    args: [...CHROMIUM_FLAGS, "--disable-lcd-text", "--font-render-hinting=none"],
  });
}

/** Draws one sheet and answers with the bytes of a PNG of exactly its size. */
export async function drawSheet(browser: Browser, { width, height, body, scheme = "dark", transparent = false }: Sheet): Promise<Buffer> {
  const face = readFileSync(`${FONT}/files/instrument-sans-latin-wght-normal.woff2`).toString("base64");
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1, colorScheme: scheme });
  try {
    await page.setContent(`<!doctype html><meta charset="utf-8"><style>
      @font-face { font-family: "Instrument Sans Variable"; src: url(data:font/woff2;base64,${face}); font-weight: 400 700 }
      html, body { margin: 0; background: none }
      svg { display: block; font-variant-numeric: tabular-nums; text-rendering: geometricPrecision }
    </style>${body}`);
    // Asked for by name, because fonts.ready alone is also true before the first letter wants the face.
    await page.evaluate(() => document.fonts.load('500 20px "Instrument Sans Variable"'));
    return await page.screenshot({ omitBackground: transparent });
  } finally {
    await page.close();
  }
}
