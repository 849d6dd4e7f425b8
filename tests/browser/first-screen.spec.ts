/**
 * Seen without scrolling: forms for a download, the field for the address on a phone, the button, too, on a wide screen; and on a phone the
 * answer of an article, whose list of sections is folded.
 */
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

test("an article begins on a phone's first screen, and its list of sections unfolds", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/support/editions-and-upgrades");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeInViewport({ ratio: 1 });
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveCount(0);
  await contents.getByText("On this page").click();
  await expect(contents.getByRole("link")).toHaveCount(3);
});
