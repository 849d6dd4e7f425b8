/** The pages that links in mails open, on the finished build. The server's answers are given by the test, but for the script-free ones. */
import type { Page, Route } from "@playwright/test";
import { formatDay } from "#lib/i18n/format.ts";
import { island } from "#tests/support/islands.ts";
import { expect, test } from "#tests/support/test.ts";

// Where requests are held or answered by a test, Chromium keeps no cache and gives up a page transition with an error of its own.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const CONFIRM = "**/api/v1/confirm-newsletter";
const UNSUBSCRIBE = "**/api/v1/unsubscribe-newsletter**";
const OFFER = "**/api/v1/downloads/t0ken";

const offer = {
  success: true,
  file: "Lantern-Lite-1.2.1-macOS.zip",
  version: "1.2.1",
  size: 5_700,
  sha256: "a4".repeat(32),
  expiresAt: "2026-11-24T09:00:00Z",
  usesLeft: 4,
  product: "lantern",
  edition: "lanternLite",
};

/** A free edition of a product that also sells some, and so has a page of thanks. */
const FREE = { key: "pebbleLite", path: "/pebble" };

/** Answers a call, and lists what it was sent. */
async function answer(page: Page, call: string, status: number, json: object): Promise<(string | null)[]> {
  const bodies: (string | null)[] = [];
  await page.route(call, async (route) => {
    bodies.push(route.request().postData());
    await route.fulfill({ status, json });
  });
  return bodies;
}

const result = (page: Page) => island(page, "mail-action").getByRole("status");

for (const path of ["/newsletter/confirm", "/newsletter/unsubscribe", "/download-link"])
  test(`${path} tells nobody where it was opened from, and asks no other site for anything`, async ({ page, baseURL }) => {
    await page.route(OFFER, (route) => route.fulfill({ json: offer }));
    const referers: (string | undefined)[] = [];
    page.on("request", (request) => {
      expect(new URL(request.url()).origin).toBe(baseURL);
      if (!request.isNavigationRequest()) referers.push(request.headers().referer);
    });
    await page.goto(`${path}?token=t0ken`, { waitUntil: "networkidle" });
    // Fonts name the style sheet that wanted them, scripts each other.
    expect(referers.filter((referer) => referer?.startsWith(`${baseURL}/_`) !== true).length).toBeGreaterThan(1);
    expect(referers.join()).not.toContain(path);
  });

test.describe("confirming the newsletter", () => {
  test("takes a person: opening the link sends nothing, and hides the token", async ({ page }) => {
    const bodies = await answer(page, CONFIRM, 200, { success: true });
    await page.goto("/en/newsletter/confirm?token=t0ken", { waitUntil: "networkidle" });
    await expect(page).toHaveURL("/en/newsletter/confirm");
    // A browser without a window reports a pointer that stands still.
    await page.locator("body").dispatchEvent("pointermove", { movementX: 0, movementY: 0 });
    expect(bodies).toEqual([]);
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 240);
    await expect(result(page)).toContainText("You are on the list.");
    await expect(result(page)).toBeFocused();
    expect(bodies).toEqual([JSON.stringify({ token: "t0ken" })]);
  });

  test("works by its button, once, and after a reload", async ({ page }) => {
    const bodies = await answer(page, CONFIRM, 200, { success: true, repeated: true });
    await page.goto("/en/newsletter/confirm?token=t0ken");
    await expect(page).toHaveURL("/en/newsletter/confirm");
    await page.reload();
    await page.getByRole("button", { name: "Confirm my address" }).press("Enter");
    await expect(result(page)).toContainText("You had confirmed already.");
    expect(bodies).toEqual([JSON.stringify({ token: "t0ken" })]);
  });

  for (const [errorCode, status, words, way] of [
    ["TOKEN_EXPIRED", 410, "This link has run out.", "Subscribe again, below"],
    ["INVALID_TOKEN", 400, "We do not know this link.", "Subscribe again, below"],
  ] as const) {
    test(`explains ${errorCode} and shows a way on`, async ({ page }) => {
      await answer(page, CONFIRM, status, { errorCode });
      await page.goto("/en/newsletter/confirm?token=t0ken");
      await page.keyboard.press("Tab");
      await expect(result(page)).toContainText(words);
      await result(page).getByRole("link", { name: way }).click();
      await expect(page.getByRole("heading", { name: "Letters from the listening room" })).toBeInViewport();
    });
  }

  test("can be tried again when it was the server's fault", async ({ page }) => {
    let calls = 0;
    await page.route(CONFIRM, (route) => (++calls === 1 ? route.abort("connectionreset") : route.fulfill({ json: { success: true } })));
    await page.goto("/en/newsletter/confirm?token=t0ken");
    await page.mouse.move(200, 200);
    await expect(result(page)).toContainText("An error occurred. Please try again.");
    await page.getByRole("button", { name: "Confirm my address" }).click();
    await expect(result(page)).toContainText("You are on the list.");
  });

  test("without a token, says so when pressed", async ({ page }) => {
    const bodies = await answer(page, CONFIRM, 200, { success: true });
    await page.goto("/en/newsletter/confirm");
    await page.getByRole("button", { name: "Confirm my address" }).click();
    await expect(result(page)).toContainText("We do not know this link.");
    expect(bodies).toEqual([]);
  });
});

for (const wayThere of ["stays", "is loaded again"])
  test(`the link that skips to the content costs no token: the page ${wayThere}`, async ({ page }) => {
    await page.route(UNSUBSCRIBE, (route) => route.fulfill({ json: { success: true } }));
    await page.goto("/en/newsletter/unsubscribe?token=t0ken");
    await expect(page).toHaveURL("/en/newsletter/unsubscribe");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/unsubscribe#\w+$/u);
    if (wayThere !== "stays") await page.reload();
    const sent = page.waitForRequest(UNSUBSCRIBE);
    await page.locator('[data-island="mail-action"]').getByRole("button").click();
    expect(new URL((await sent).url()).searchParams.get("token")).toBe("t0ken");
  });

test("unsubscribing takes its button, whatever moves on the page", async ({ page }) => {
  const bodies = await answer(page, UNSUBSCRIBE, 200, { success: true });
  await page.goto("/newsletter/unsubscribe?token=t0k%2Ben");
  await expect(page).toHaveURL("/newsletter/unsubscribe");
  await page.mouse.move(200, 200);
  await expect(island(page, "mail-action")).toHaveAttribute("data-awake");
  expect(bodies).toEqual([]);
  const sent = page.waitForRequest(UNSUBSCRIBE);
  await page.getByRole("button", { name: "配信を停止する" }).click();
  expect(new URL((await sent).url()).searchParams.get("token")).toBe("t0k+en");
  await expect(result(page)).toContainText("配信を停止しました。");
  expect(bodies).toEqual(["List-Unsubscribe=One-Click"]);
});

test.describe("without script", () => {
  // A browser told to run no script refuses the script files that the page names in advance, and reports each refusal.
  test.use({ javaScriptEnabled: false, allowedErrors: [/^csp \/_assets\/[\w.-]+\.js$/] });

  for (const [path, button, words] of [
    ["/en/newsletter/confirm", "Confirm my address", "We do not know this link."],
    ["/newsletter/unsubscribe", "配信を停止する", "このリンクは確認できませんでした。"],
  ] as const) {
    test(`${path} posts to its own address, and the answer is on the page`, async ({ page }) => {
      await page.goto(`${path}?token=never-given`);
      await page.getByRole("button", { name: button }).click();
      await expect(page).toHaveURL(`${path}#invalid-token`);
      await expect(page.locator(":target")).toBeVisible();
      await expect(page.locator(":target")).toContainText(words);
      await expect(page.getByRole("button", { name: button })).toBeHidden();
    });
  }

  test("the download's page says that it needs script", async ({ page }) => {
    await page.goto("/en/download-link?token=t0ken");
    await expect(page.getByText("This page needs JavaScript to show your file.")).toBeVisible();
  });
});

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
    await expect(main.getByText("Looking at this page uses nothing up")).toBeVisible();
    for (const fact of [offer.file, "1.2.1", "5.7 kB", offer.sha256, "4"])
      await expect(main.getByText(fact, { exact: true })).toBeVisible();
    expect(downloads).toBe(0);
    const arrives = page.waitForEvent("download");
    await main.getByRole("link", { name: "Download", exact: true }).click();
    await arrives;
    expect(downloads).toBe(1);
    await expect(main.getByRole("link", { name: "What to do next" })).toHaveAttribute("href", "/en/lantern/thanks-for-downloading");
    await page.clock.runFor(4_000);
    await expect(page).toHaveURL("/en/lantern/thanks-for-downloading");
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
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
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

    test("when nobody knows it, leads to all downloads", async ({ page }) => {
      await answer(page, OFFER, 400, { errorCode: "INVALID_TOKEN" });
      await page.goto("/en/download-link?token=t0ken");
      await expect(island(page, "open-download").getByRole("status")).toContainText("We do not know this link.");
      await expect(island(page, "open-download").getByRole("link")).toHaveAttribute("href", "/en/installers");
    });
  });

  test("says what it is for when it is opened without one", async ({ page }) => {
    await page.goto("/en/download-link");
    await expect(page.getByText("This page shows your file when you open it with the link from our mail.")).toBeVisible();
    // Of what can be used up it speaks only where there is a file.
    await expect(page.getByRole("main")).not.toContainText("uses nothing up");
    await page.goto("/en/download-link#expired");
    await expect(page.locator(":target")).toBeVisible();
    await expect(page.locator(":target")).toContainText("This link has run out.");
  });
});
