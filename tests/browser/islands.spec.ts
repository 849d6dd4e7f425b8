/** What every island has in common, on the finished build. */
import { localePath } from "#lib/i18n/paths.ts";
import { downloadForm } from "#tests/support/download-form.ts";
import { island } from "#tests/support/islands.ts";
import { UNLIKE_PAGES } from "#tests/support/pages.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

/** Bytes as sent that a page may spend on script before anybody touches it. */
const MAX_SCRIPT_BYTES = 5_000;

test.describe("scripts", () => {
  test(`no page loads more than ${String(MAX_SCRIPT_BYTES)} bytes of script`, async ({ page }) => {
    for (const path of UNLIKE_PAGES) {
      await page.goto(localePath("en", path), { waitUntil: "networkidle" });
      const scripts = await page.evaluate(() =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith(".js"))
          .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
      );
      expect
        .soft(
          scripts.filter((script) => !script.path.startsWith("/_assets/")),
          path,
        )
        .toEqual([]);
      const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
      expect.soft(bytes, path).toBeGreaterThan(0);
      expect.soft(bytes, `${path}: ${JSON.stringify(scripts)}`).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    }
  });

  for (const locale of ["ja", "en", "zh"] as const) {
    // A difference between an island's HTML and what React makes of it is an error on the console, and fails the test.
    test(`every island of every kind of page wakes without a fault in ${locale}`, inLanguage(locale), async ({ page }) => {
      for (const path of UNLIKE_PAGES) {
        await page.goto(localePath(locale, path));
        const islands = await page.locator("[data-island]").all();
        expect(islands.length).toBeGreaterThanOrEqual(3);
        for (const each of islands) await each.locator(":scope > *").first().dispatchEvent("pointerover");
        for (const each of islands) await expect(each, path).toHaveAttribute("data-awake");
      }
    });
  }
});

test.describe("without a network", () => {
  test.use({ allowedErrors: [/Failed to fetch dynamically imported module|^net::ERR_FAILED \/_assets\//u] });

  test("whoever presses is told that an island's scripts did not come; it wakes with the next press, and not before", async ({ page }) => {
    await page.goto("/en");
    await page.route("**/_assets/**", (route) => route.abort());
    const failure = page.getByText("This part of the page could not be loaded.");
    await expect(failure).toBeHidden();
    await page.keyboard.press("Control+k");
    await expect(failure).toBeVisible();
    await page.unroute("**/_assets/**");
    const button = page.locator("header").getByRole("button", { name: "Search" });
    await button.hover();
    await expect(island(page, "search-dialog")).toHaveAttribute("data-awake");
    await expect(page.getByRole("dialog")).toBeHidden();
    await button.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(failure).toBeHidden();
  });

  test("whoever types or chooses is told, too, and what was typed stays and counts once the network is back", async ({ page }) => {
    await page.goto("/en/lantern/download/Lite");
    await page.route("**/_assets/**", (route) => route.abort());
    const failure = page.getByText("This part of the page could not be loaded.");
    const { form, email, computer } = downloadForm(page);
    await email.fill("mika@studio.example");
    await computer("macOS").check();
    await expect(failure).toBeVisible();
    await page.unroute("**/_assets/**");
    await computer("Windows").check();
    await expect(form).toHaveAttribute("data-awake");
    await expect(failure).toBeHidden();
    await expect(email).toHaveValue("mika@studio.example");
  });
});

test.describe("on a network that fails slowly", () => {
  test.use({ allowedErrors: [/Failed to fetch dynamically imported module|^net::ERR_FAILED \/_assets\//u] });

  test("whoever pressed what the pointer had begun to load is told", async ({ page }) => {
    await page.goto("/en");
    let fail = (): void => undefined;
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route("**/_assets/**", async (route) => {
      await failing;
      await route.abort();
    });
    await page.locator("header").getByRole("button", { name: "Search" }).click();
    fail();
    await expect(page.getByText("This part of the page could not be loaded.")).toBeVisible();
  });
});
