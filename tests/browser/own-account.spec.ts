/** The account page of who is signed in, on the finished build; the server's answers are given by the test. The whole way is in accounts.spec.ts. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { NAME_MAXIMUM } from "#schemas/account-forms.ts";
import type { OwnAccount } from "#schemas/own-account.ts";
import { FIXTURE_CONTENT } from "#tests/support/fixture-site.ts";
import { island } from "#tests/support/islands.ts";
import { expect, test } from "#tests/support/test.ts";

const EMAIL = "mika@studio.example";
const SESSION = { app: null, since: 0, lastUsed: 0 };
const ACCOUNT: OwnAccount = {
  account: { name: "Mika", email: EMAIL, language: "en", since: 0 },
  hasPassword: true,
  passkeys: [],
  newsletter: "none",
  sessions: [
    { ...SESSION, id: "here", device: "Firefox", isCurrent: true },
    { ...SESSION, id: "there", device: "Safari", isCurrent: false },
  ],
  mails: [],
};
const { account: texts, errors } = parse(readFileSync(`${FIXTURE_CONTENT}/en/messages.yaml`, "utf8")) as {
  account: { password: string; submit: Record<string, string>; own: Record<string, string>; room: Record<string, { title: string }> };
  errors: Record<string, string>;
};

const mainOf = (page: Page) => page.getByRole("main");
const buttonOf = (page: Page, label = "") => mainOf(page).getByRole("button", { name: label, exact: true });
const signInOf = (page: Page) => mainOf(page).getByRole("link", { name: texts.submit.login ?? "", exact: true });

/** Answers as long as somebody is signed in, and after that. */
async function answerSession(page: Page, isSignedIn: () => boolean, account: () => OwnAccount = () => ACCOUNT): Promise<void> {
  await page.route("**/api/auth/get-session", (route) => route.fulfill({ json: { success: true, isSignedIn: isSignedIn() } }));
  await page.route("**/api/auth/account", (route) => route.fulfill({ json: { success: true, ...account() } }));
}

/** As when the browser shows a page again that it had kept as it was left; Playwright's Chromium keeps none. */
const returnTo = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });

async function openSignedIn(page: Page): Promise<void> {
  await page.goto("/en/account");
  await page.mouse.move(200, 200);
  await expect(mainOf(page).getByText(EMAIL)).toBeVisible();
}

test("who has just signed in sees the account before moving", async ({ page }) => {
  await page.route("**/api/auth/sign-in/email", (route) => route.fulfill({ json: { success: true } }));
  await answerSession(page, () => true);
  await page.goto("/en/account/login");
  await mainOf(page).getByLabel(texts.password, { exact: true }).fill("blue lamps above the harbour");
  await mainOf(page).getByRole("textbox").first().fill(EMAIL);
  await buttonOf(page, texts.submit.login).press("Enter");
  await expect(mainOf(page).getByText(EMAIL)).toBeVisible();
  // Read again after signing out, this address does not say that the browser refuses cookies.
  await expect(page).toHaveURL("/en/account");
});

test("a browser that refuses cookies is told so, where it has just signed in", async ({ page }) => {
  await answerSession(page, () => false);
  await page.goto("/en/account");
  await page.mouse.move(200, 200);
  await expect(island(page, "own-account")).toHaveAttribute("data-awake");
  await expect(mainOf(page).getByText(texts.own.notKept ?? "")).toHaveCount(0);
  await page.goto("/en/account?signed-in");
  await expect(mainOf(page).getByText(texts.own.notKept ?? "")).toBeVisible();
  await expect(signInOf(page)).toBeVisible();
});

test("only who is signed in is led to the change of the password and the deletion of the account", async ({ page }) => {
  await answerSession(page, () => true);
  await page.goto("/en/account");
  const settings = ["password", "delete"].map((part) =>
    mainOf(page).getByRole("link", { name: texts.room[part]?.title ?? "", exact: true }),
  );
  await expect(signInOf(page)).toBeVisible();
  for (const link of settings) await expect(link).toHaveCount(0);
  await page.mouse.move(200, 200);
  for (const link of settings) await expect(link).toBeVisible();
});

test("the keyboard keeps its place when the control that was pressed goes", async ({ page }) => {
  let sessions = ACCOUNT.sessions;
  await answerSession(
    page,
    () => true,
    () => ({ ...ACCOUNT, sessions }),
  );
  await page.route("**/api/auth/revoke-session", (route) => {
    sessions = sessions.filter(({ isCurrent }) => isCurrent);
    return route.fulfill({ json: { success: true } });
  });
  await page.route("**/api/auth/sign-out", (route) => route.fulfill({ json: { success: true } }));
  await openSignedIn(page);
  const devices = mainOf(page).locator("section", { has: page.getByRole("heading", { name: texts.own.devices ?? "", exact: true }) });
  await devices.getByRole("button", { name: "Safari" }).press("Enter");
  await expect(devices.getByText("Safari")).toHaveCount(0);
  await expect(devices).toBeFocused();
  await buttonOf(page, texts.own.signOut).press("Enter");
  await expect(signInOf(page)).toBeFocused();
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

  test("a session that ended elsewhere takes all away at the next press", async ({ page }) => {
    await page.route("**/api/auth/revoke-other-sessions", (route) => {
      isSignedIn = false;
      return route.fulfill({ status: 401, json: { success: false, errorCode: "SIGN_IN_REQUIRED" } });
    });
    await openSignedIn(page);
    await expect(mainOf(page).locator('[data-credits="2500"]')).toBeVisible();
    await buttonOf(page, texts.own.signOutOthers).click();
    await expectNothingLeft(page);
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

test("a saved name is shown at once, as its owner wrote it, and one that is too long cannot be typed", async ({ page }) => {
  let name = "Mika";
  await answerSession(
    page,
    () => true,
    () => ({ ...ACCOUNT, account: { ...ACCOUNT.account, name } }),
  );
  await page.route("**/api/auth/update-user", async (route) => {
    ({ name } = route.request().postDataJSON() as { name: string });
    await route.fulfill({ json: { success: true } });
  });
  await openSignedIn(page);
  const field = mainOf(page).getByRole("textbox").first();
  await field.fill("");
  await field.pressSequentially("M".repeat(NAME_MAXIMUM + 1));
  await expect(field).toHaveValue("M".repeat(NAME_MAXIMUM));
  await field.fill("Mika $& $1 Ito");
  await buttonOf(page, texts.submit.changeProfile).click();
  await expect(mainOf(page).getByText(texts.own.signedInAs?.split("{name}").join("Mika $& $1 Ito") ?? "", { exact: true })).toBeVisible();
});

test.describe("while the server cannot be reached", () => {
  test.use({ allowedErrors: [/^net::ERR_\w+ \/api\/auth\/get-session$/u] });

  for (const what of ["signOut", "signOutOthers"])
    test(`without network, ${what} says that it failed, and nobody looks signed out`, async ({ page, context }) => {
      await answerSession(page, () => true);
      await openSignedIn(page);
      await page.unrouteAll();
      await context.setOffline(true);
      await buttonOf(page, texts.own[what]).click();
      const alert = mainOf(page)
        .getByRole("alert")
        .filter({ hasText: errors.GENERIC ?? "" });
      await expect(alert).toBeVisible();
      await expect(alert).toBeInViewport();
      await expect(mainOf(page).getByText(EMAIL)).toBeVisible();
      await expect(signInOf(page)).toBeHidden();
    });

  test("a language that was not saved is not shown as if it were, and its failure stands by it", async ({ page }) => {
    await answerSession(page, () => true);
    await page.route("**/api/auth/update-user", (route) => route.fulfill({ status: 500, json: { success: false } }));
    await openSignedIn(page);
    const select = mainOf(page).getByRole("combobox");
    await select.selectOption("de");
    await expect(select).toHaveValue("en");
    const part = mainOf(page).locator("section", { has: page.getByRole("combobox") });
    await expect(part.getByRole("alert").filter({ hasText: errors.GENERIC ?? "" })).toBeVisible();
  });

  test("who has been signed out sees it, though the server says nothing after that", async ({ page }) => {
    await answerSession(page, () => true);
    await page.route("**/api/auth/sign-out", (route) => route.fulfill({ json: { success: true } }));
    await openSignedIn(page);
    await page.route("**/api/auth/get-session", (route) => route.abort());
    await buttonOf(page, texts.own.signOut).click();
    await expect(signInOf(page)).toBeVisible();
    await expect(mainOf(page).getByText(EMAIL)).toHaveCount(0);
  });
});
