/** From the home page to a trial, and to the shop with its price seen before: two presses each. On the fixture site. */
import type { Page } from "@playwright/test";
import { localePath } from "#lib/i18n/paths.ts";
import { island } from "#tests/support/islands.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect, test } from "#tests/support/test.ts";

const DOWNLOAD = "**/api/v1/request-download";
const SHOP = "https://shop.linden-sound.example/lantern-lite";
const DEVICES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

const pressLink = (page: Page, address: string) => page.getByRole("main").locator(`a[href="${address}"]:visible`).first().click();

for (const locale of ["ja", "en"] as const)
  for (const [device, viewport] of Object.entries(DEVICES)) {
    const at = (path: string) => localePath(locale, path);
    test.describe(`${locale}, ${device}`, inLanguage(locale), () => {
      test.use({ viewport });

      test("a trial is two presses and one form away, for the visitor's own system", async ({ page }) => {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, "userAgentData", { value: { platform: "Windows" } });
        });
        await page.route(DOWNLOAD, (route) => route.fulfill({ json: { success: true } }));
        await page.goto(at("/"));
        await pressLink(page, at("/lantern/download"));
        await expect(page).toHaveURL(at("/lantern/download"));
        await pressLink(page, at("/lantern/download/Lite"));
        await expect(page).toHaveURL(at("/lantern/download/Lite"));
        const form = island(page, "request-download");
        await form.getByRole("textbox").fill("mika@studio.example");
        const sent = page.waitForRequest(DOWNLOAD);
        await form.getByRole("button").click();
        expect((await sent).postDataJSON()).toMatchObject({ edition: "lanternLite", system: "Windows" });
        await expect(form.getByRole("status")).toContainText("mika@studio.example");
      });

      test("the shop is two presses away, and its price was on the page before", async ({ page }) => {
        await page.route(SHOP, (route) => route.fulfill({ contentType: "text/html", body: "<title>shop</title>" }));
        await page.goto(at("/"));
        await pressLink(page, at("/lantern#features"));
        await expect(page.locator("#editions").getByText("$101").first()).toBeInViewport();
        await pressLink(page, SHOP);
        await expect(page).toHaveURL(SHOP);
      });
    });
  }
