/** Forms for a download are seen without scrolling: the field for the address on a phone, the button, too, on a wide screen. */
import { LOCALES } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { downloadForm } from "#tests/support/download-form.ts";
import { expect, test } from "#tests/support/test.ts";

/** Of one edition. */
const PATHS = ["/lantern/download/Lite", "/lens/download"];

for (const locale of LOCALES)
  test(`downloads in ${locale} begin with their form`, inLanguage(locale), async ({ page }) => {
    for (const path of PATHS) {
      const address = localePath(locale, path);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address);
      const { email, submit } = downloadForm(page);
      await expect(email, `${address} on a phone`).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 1440, height: 820 });
      await expect(submit, `${address} on a wide screen`).toBeInViewport({ ratio: 1 });
    }
  });
