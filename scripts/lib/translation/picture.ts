/** Takes a picture of a page of the running preview. */
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, requireChromium } from "#scripts/lib/test-tools.ts";
import { OptionError } from "#scripts/lib/options.ts";

/**
 * @param at The preview's address.
 * @param path What a work order says about where a text is seen: a path of the site, or a description.
 * @returns A sentence for the terminal.
 * @throws OptionError when the text is on no single page, or no preview answers; Error when there is no Chromium.
 */
export async function takePicture(at: string, path: string, file: string): Promise<string> {
  if (!path.startsWith("/")) throw new OptionError(`--picture: this text has no page of its own. ${path}`);
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
    await page.goto(new URL(path, at).href, { waitUntil: "load" }).catch((cause: unknown) => {
      throw new OptionError(`no preview answers at ${at}: start npm run dev, or name its address with --at`, { cause });
    });
    await page.screenshot({ path: file, fullPage: true });
  } finally {
    await browser.close();
  }
  return `picture of ${path}: ${file}\n`;
}
