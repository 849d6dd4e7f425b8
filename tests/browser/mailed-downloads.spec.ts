/** The page that a mailed download link opens, on the finished build. The server's answers are given by the test. */
import type { Route } from "@playwright/test";
import { formatDay } from "#lib/i18n/format.ts";
import { island } from "#tests/support/islands.ts";
import { answer, OFFER, offer } from "#tests/support/mailed-links.ts";
import { expect, test } from "#tests/support/test.ts";

/** A free edition of a product that also sells some, and so has a page of thanks. */
const FREE = { key: "pebbleLite", path: "/pebble" };

/** An edition that is told apart by its licence, and its beta. */
const BETA = { key: "pebbleMultiUser", name: "Pebble Multi-user", version: "1.1.0" };

test.describe("a download link", () => {
  const isPress = (route: Route) => route.request().isNavigationRequest();

  test("shows its file, uses nothing up until pressed, and leads on", async ({ page }) => {
    let downloads = 0;
    await page.route(OFFER, (route) => {
      if (!isPress(route)) return route.fulfill({ json: offer });
      downloads++;
      return route.fulfill({
        body: "PK",
        headers: { "Content-Type": "application/zip", "Content-Disposition": 'attachment; filename="a.zip"' },
      });
    });
    await page.clock.install();
    await page.goto("/en/download-link?token=t0ken");
    await expect(page).toHaveURL("/en/download-link");
    const main = page.getByRole("main");
    await expect(main.locator("[aria-current=step]:visible")).toHaveText(/^\d Link in your mail$/u);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Lantern Lite 1.2.1 is ready.");
    await expect(page).toHaveTitle("Lantern Lite 1.2.1 is ready.");
    await expect(main.getByText("Looking at this page uses nothing up")).toBeVisible();
    // A screen reader goes on there.
    await expect(main.locator(":focus")).toContainText(offer.file);
    for (const fact of [offer.file, "5.7 kB", offer.sha256, "4"]) await expect(main.getByText(fact, { exact: true })).toBeVisible();
    expect(downloads).toBe(0);
    const arrives = page.waitForEvent("download");
    await main.getByRole("link", { name: "Download", exact: true }).click();
    await arrives;
    expect(downloads).toBe(1);
    // One of four is used up.
    await expect(main.getByRole("definition").getByText("3", { exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: "What to do next" })).toHaveAttribute("href", "/en/lantern/thanks-for-downloading");
    await page.clock.runFor(4_000);
    await expect(page).toHaveURL("/en/lantern/thanks-for-downloading");
  });

  test("leads nobody on who has gone elsewhere meanwhile, and came back", async ({ page }) => {
    await page.route(OFFER, (route) =>
      isPress(route)
        ? route.fulfill({ headers: { "Content-Disposition": 'attachment; filename="a.zip"' }, body: "zip" })
        : route.fulfill({ json: offer }),
    );
    await page.clock.install();
    await page.goto("/en/download-link?token=t0ken");
    const arrives = page.waitForEvent("download");
    await page.getByRole("main").getByRole("link", { name: "Download", exact: true }).click();
    await arrives;
    await expect(page.getByRole("main").getByRole("link", { name: "What to do next" })).toBeVisible();
    // As when the browser keeps the page that is left, and shows it again; Playwright's Chromium keeps none.
    await page.evaluate(() => {
      for (const type of ["pagehide", "pageshow"]) window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    });
    const moves: string[] = [];
    page.on("framenavigated", (frame) => moves.push(frame.url()));
    await page.clock.runFor(10_000);
    await page.evaluate(() => document.title);
    expect(moves).toEqual([]);
  });

  test("still leads to its file after the link that skips to the content", async ({ page }) => {
    await page.route(OFFER, (route) =>
      isPress(route)
        ? route.fulfill({ headers: { "Content-Disposition": 'attachment; filename="a.zip"' }, body: "zip" })
        : route.fulfill({ json: offer }),
    );
    await page.goto("/en/download-link?token=t0ken");
    const link = page.getByRole("main").getByRole("link", { name: "Download", exact: true });
    await expect(link).toBeVisible();
    await page.locator("a").first().press("Enter");
    await expect(page).toHaveURL(/download-link#\w+$/u);
    const arrives = page.waitForEvent("download");
    await link.click();
    await arrives;
    await expect(link).toHaveAttribute("href", "/api/v1/downloads/t0ken");
  });

  test("of a free edition leads on where it stands, and to no trial", async ({ page }) => {
    const { key, path } = FREE;
    await page.route(OFFER, (route) =>
      route.request().headers().accept === "application/json"
        ? route.fulfill({ json: { ...offer, edition: key } })
        : route.fulfill({ headers: { "Content-Disposition": 'attachment; filename="free.zip"' }, body: "zip" }),
    );
    await page.goto("/en/download-link?token=t0ken");
    const main = page.getByRole("main");
    const arrives = page.waitForEvent("download");
    await main.getByRole("link", { name: "Download", exact: true }).click();
    await arrives;
    const next = main.getByRole("navigation", { name: "What to do next" });
    await expect(next.locator(`a[href="/en${path}/releases"]`)).toBeVisible();
    await expect(next.locator('a[href*="trial"], a[href*="licence"], a[href*="thanks"]')).toHaveCount(0);
  });

  test("of a beta for one licence says so in its heading", async ({ page }) => {
    const { key, name, version } = BETA;
    await page.route(OFFER, (route) => route.fulfill({ json: { ...offer, product: "pebble", edition: key, version, channel: "beta" } }));
    await page.goto("/en/download-link?token=t0ken");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} ${version} (beta) is ready.`);
  });

  test("shows its last day as the rest of the site writes days", async ({ page }) => {
    await page.route(OFFER, (route) => route.fulfill({ json: offer }));
    await page.goto("/en/download-link?token=t0ken");
    // Tokyo is the browser's time zone.
    await expect(page.getByRole("main")).toContainText(`${formatDay("2026-11-24", "en")} at 18:00`);
  });

  test.describe("that is refused", () => {
    test.use({ allowedErrors: [/^4\d\d \/api\/v1\/downloads\//u] });

    test("when it has run out, leads to the form for a new one", async ({ page }) => {
      await answer(page, OFFER, 410, { errorCode: "TOKEN_EXPIRED", product: "lens", edition: "lens" });
      await page.goto("/en/download-link?token=t0ken");
      await expect(island(page, "open-download").getByRole("status")).toContainText("This link has run out.");
      await page.getByRole("link", { name: "Get a new link for Lens" }).click();
      await expect(page).toHaveURL("/en/lens/download");
    });

    test("when it has run out, leads to the same version or beta again", async ({ page }) => {
      const { key, name, version } = BETA;
      const chosen = { version, channel: "beta", system: "macOS" };
      await answer(page, OFFER, 410, { errorCode: "TOKEN_EXPIRED", product: "pebble", edition: key, chosen });
      await page.goto("/en/download-link?token=t0ken");
      await page.getByRole("link", { name: `Get a new link for ${name} ${version} (beta)` }).click();
      await expect(page).toHaveURL(/^[^?]+\/en\/pebble\/releases\?/u);
      await expect(island(page, "request-version").getByRole("combobox")).toHaveValue(`${version}/${key}/macOS`);
    });

    test("when nobody knows it, leads to all downloads", async ({ page }) => {
      await answer(page, OFFER, 400, { errorCode: "INVALID_TOKEN" });
      await page.goto("/en/download-link?token=t0ken");
      await expect(island(page, "open-download").getByRole("status")).toContainText("We do not know this link.");
      await expect(island(page, "open-download").getByRole("link")).toHaveAttribute("href", "/en/installers");
    });
  });

  test("says how long a link works, and what to do without one, when it is opened without one", async ({ page }) => {
    await page.goto("/en/download-link");
    await expect(island(page, "open-download").getByRole("status")).toContainText("junk folder");
    // The drawn mail says the first half.
    await expect(page.getByRole("main").getByRole("figure")).toContainText("72 hours");
    await expect(page.locator("[aria-current=step]:visible")).toHaveText(/^\d Link in your mail$/u);
    // Of what can be used up it speaks only where there is a file.
    await expect(page.getByRole("main")).not.toContainText("uses nothing up");
    await page.goto("/en/download-link#token-expired");
    await expect(page.locator(":target")).toBeVisible();
    await expect(page.locator(":target")).toContainText("This link has run out.");
    // A download program's address, opened in a browser: the server leads to the answer that the page has.
    await page.goto("/api/v1/downloads/nobody-has-this");
    await expect(page).toHaveURL("/download-link#invalid-token");
    await expect(page.locator(":target")).toBeVisible();
  });
});
