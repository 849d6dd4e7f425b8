/** What the account page shows once nobody is signed in any more, here or elsewhere; the server's answers are given by the test. */
import type { Page } from "@playwright/test";
import { island } from "#tests/support/islands.ts";
import { answerSession, buttonOf, EMAIL, errors, mainOf, openSignedIn, signInOf, texts } from "#tests/support/own-account.ts";
import { expect, test } from "#tests/support/test.ts";

/** As when the browser shows a page again that it had kept as it was left; Playwright's Chromium keeps none. */
const returnTo = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });

test.describe("when nobody is signed in any more", () => {
  let isSignedIn = true;
  const expectNothingLeft = async (page: Page) => {
    await expect(signInOf(page)).toBeVisible();
    await expect(mainOf(page).getByText(EMAIL)).toHaveCount(0);
    await expect(mainOf(page).locator("[data-credits]")).toHaveCount(0);
  };

  test.beforeEach(async ({ page }) => {
    isSignedIn = true;
    await answerSession(page, () => isSignedIn);
    await page.route("**/api/v1/credits-offer", (route) => route.fulfill({ json: { success: true, isOpen: true, isSignedIn } }));
    await page.route("**/api/v1/credits", (route) => route.fulfill({ json: { success: true, balance: 2500, history: [] } }));
  });

  test("signing out takes the credits away, too", async ({ page }) => {
    await page.route("**/api/auth/sign-out", (route) => {
      isSignedIn = false;
      return route.fulfill({ json: { success: true } });
    });
    await openSignedIn(page);
    await expect(mainOf(page).locator('[data-credits="2500"]')).toBeVisible();
    await buttonOf(page, texts.own.signOut).click();
    await expectNothingLeft(page);
  });

  test("an answer that comes after the sign-out is not shown", async ({ page }) => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/v1/credits", async (route) => {
      await answered;
      await route.fulfill({ json: { success: true, balance: 2500, history: [] } });
    });
    await page.route("**/api/auth/sign-out", (route) => {
      isSignedIn = false;
      return route.fulfill({ json: { success: true } });
    });
    const requested = page.waitForRequest("**/api/v1/credits");
    await openSignedIn(page);
    await requested;
    await buttonOf(page, texts.own.signOut).click();
    await expectNothingLeft(page);
    const late = page.waitForResponse("**/api/v1/credits");
    answer();
    await (await late).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await expectNothingLeft(page);
  });

  /** The account is taken away, and the page says why. */
  const expectEnded = async (page: Page) => {
    await expectNothingLeft(page);
    const alert = mainOf(page).getByRole("alert");
    await expect(alert.filter({ hasText: errors.SIGN_IN_REQUIRED ?? "" })).toBeVisible();
  };

  test("a session that ended elsewhere takes all away at the next press", async ({ page }) => {
    await page.route("**/api/auth/revoke-other-sessions", (route) => {
      isSignedIn = false;
      return route.fulfill({ status: 401, json: { success: false, errorCode: "SIGN_IN_REQUIRED" } });
    });
    await openSignedIn(page);
    await expect(mainOf(page).locator('[data-credits="2500"]')).toBeVisible();
    await buttonOf(page, texts.own.signOutOthers).click();
    await expectEnded(page);
  });

  test("and so it does when a form is sent", async ({ page }) => {
    await page.route("**/api/auth/update-user", (route) => {
      isSignedIn = false;
      return route.fulfill({ status: 401, json: { success: false, errorCode: "SIGN_IN_REQUIRED" } });
    });
    await openSignedIn(page);
    await buttonOf(page, texts.submit.changeProfile).click();
    await expectEnded(page);
  });

  test("a page that the browser had kept shows nothing of the account", async ({ page }) => {
    await openSignedIn(page);
    await expect(mainOf(page).locator('[data-credits="2500"]')).toBeVisible();
    isSignedIn = false;
    await returnTo(page);
    await expectNothingLeft(page);
  });

  test("and the account again to who is still signed in", async ({ page }) => {
    await openSignedIn(page);
    await returnTo(page);
    await expect(mainOf(page).getByText(EMAIL)).toBeVisible();
    await expect(mainOf(page).locator('[data-credits="2500"]')).toBeVisible();
    await expect(signInOf(page)).toBeHidden();
  });

  test("the page of top-ups that the browser had kept shows no balance", async ({ page }) => {
    await page.goto("/en/account/purchase-credits");
    await page.mouse.move(200, 200);
    await expect(mainOf(page).locator('[data-credits="2500"]')).toBeVisible();
    isSignedIn = false;
    await returnTo(page);
    await expect(mainOf(page).locator("[data-credits]")).toHaveCount(0);
  });
});

test("who goes back to the form of the sign-in finds the address that was typed, and no password", async ({ page }) => {
  await page.goto("/en/account/login");
  const address = mainOf(page).getByRole("textbox").first();
  const password = mainOf(page).getByLabel(texts.password, { exact: true });
  await address.fill(EMAIL);
  await password.fill("blue lamps above the harbour");
  await expect(island(page, "account-form")).toHaveAttribute("data-awake");
  await returnTo(page);
  await expect(password).toHaveValue("");
  await expect(address).toHaveValue(EMAIL);
});
