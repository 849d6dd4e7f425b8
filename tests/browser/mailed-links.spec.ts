/** The pages that links in mails open, on the finished build. The server's answers are given by the test, but for the script-free ones. */
import type { Page } from "@playwright/test";
import { island } from "#tests/support/islands.ts";
import { answer, OFFER, offer } from "#tests/support/mailed-links.ts";
import { expect, test } from "#tests/support/test.ts";

const CONFIRM = "**/api/v1/confirm-newsletter";
const UNSUBSCRIBE = "**/api/v1/unsubscribe-newsletter**";

const result = (page: Page) => island(page, "mail-action").getByRole("status");
/** What is done stands in place of the heading that asked for it. */
const expectTitle = (page: Page, title: string) => expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(title);

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
    await expectTitle(page, "You are on the list.");
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

  test("works with the marks that a mail program has taken for the end of the link", async ({ page }) => {
    const bodies = await answer(page, CONFIRM, 200, { success: true });
    await page.goto("/en/newsletter/confirm?token=t0k.en%3E).");
    await page.getByRole("button", { name: "Confirm my address" }).press("Enter");
    await expect(result(page)).toContainText("You are on the list.");
    expect(bodies).toEqual([JSON.stringify({ token: "t0k.en" })]);
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
    await page.route(CONFIRM, (route) => (++calls <= 2 ? route.abort("connectionreset") : route.fulfill({ json: { success: true } })));
    await page.goto("/en/newsletter/confirm?token=t0ken");
    await page.mouse.move(200, 200);
    await expect(result(page)).toContainText("An error occurred. Please try again.");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("An error occurred. Please try again.");
    await page.getByRole("button", { name: "Confirm my address" }).click();
    // The same failure again is heard again.
    await expect(result(page)).toBeFocused();
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
    const tokens: (string | null)[] = [];
    await page.route(UNSUBSCRIBE, (route) => {
      tokens.push(new URL(route.request().url()).searchParams.get("token"));
      return route.fulfill({ json: { success: true } });
    });
    await page.goto("/en/newsletter/unsubscribe?token=t0ken");
    await expect(page).toHaveURL("/en/newsletter/unsubscribe");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/unsubscribe#\w+$/u);
    if (wayThere !== "stays") await page.reload();
    await page.locator('[data-island="mail-action"]').getByRole("button").click();
    await expect.poll(() => tokens).toEqual(["t0ken"]);
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
  await expectTitle(page, "配信を停止しました。");
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

  for (const [address, title] of [
    ["/en/newsletter/confirm#confirmed", "You are on the list."],
    ["/newsletter/unsubscribe#unsubscribed", "配信を停止しました。"],
  ] as const)
    test(`the page says what is done in place of what it asked: ${address}`, async ({ page }) => {
      await page.goto(address);
      await expectTitle(page, title);
    });

  test("the download's page says that it needs script", async ({ page }) => {
    await page.goto("/en/download-link?token=t0ken");
    await expect(page.getByText("This page needs JavaScript to show your file.")).toBeVisible();
  });
});
