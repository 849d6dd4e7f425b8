/** The account screens on the finished build: closed for now, and real forms underneath. */
import type { Page } from "@playwright/test";
import { localePath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { expect, test } from "#tests/support/test.ts";

// Where requests are held or answered by a test, Chromium keeps no cache and gives up a page transition with an error of its own.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Each screen with what a browser's password manager reads. */
const SCREENS = {
  "app-login": ["one-time-code"],
  "delete-account": ["off", "current-password"],
  "email-confirmation": ["username"],
  "forgot-password": ["username"],
  login: ["username", "current-password"],
  "purchase-credits": ["transaction-amount"],
  signup: ["name", "username", "new-password"],
  "update-password": ["new-password", "new-password"],
};

for (const [screen, autocomplete] of Object.entries(SCREENS)) {
  test(`${screen} shows its fields, closed, and says why`, async ({ page }) => {
    await page.goto(`/en/account/${screen}`);
    const main = page.getByRole("main");
    await expect(main.getByText("Accounts are not open yet.")).toBeVisible();
    // It wakes without a fault, and stays closed.
    await main.locator("form").dispatchEvent("pointerover");
    await expect(main.locator("[data-island]")).toHaveAttribute("data-awake");
    const fields = main.locator("form input:not([type=radio])");
    await expect(fields).toHaveCount(autocomplete.length);
    for (const [place, field] of (await fields.all()).entries()) {
      await expect(field).toBeDisabled();
      await expect(field).toHaveAccessibleName(/\S/u);
      await expect(field).toHaveAttribute("autocomplete", autocomplete[place] ?? "");
    }
    await expect(main.locator("form [type=submit]")).toBeDisabled();
    await expect(main.getByRole("link", { name: "Download any product" })).toBeVisible();
  });
}

test("the overview leads to every screen, in each language", async ({ page }) => {
  for (const locale of LOCALES) {
    await page.goto(localePath(locale, "/account"));
    for (const screen of ["login", "signup", "purchase-credits", "app-login", "update-password", "delete-account"])
      await expect(page.getByRole("main").locator(`a[href="${localePath(locale, `/account/${screen}`)}"]`)).toBeVisible();
  }
});

/** Opens a screen as it will be once accounts are: the same document with its fields open. */
async function openScreen(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll("&quot;isClosed&quot;:true", "&quot;isClosed&quot;:false")
      .replaceAll(/(?<!type="submit") disabled=""/gu, "");
    await route.fulfill({ response, body: html });
  });
  await page.goto(path);
}

test.describe("once open", () => {
  test("signing up says its rules first, and what is wrong when a field was left", async ({ page }) => {
    await page.route("**/api/auth/sign-up/email", (route) => route.fulfill({ status: 422, json: { code: "USER_ALREADY_EXISTS" } }));
    await openScreen(page, "/en/account/signup");
    const main = page.getByRole("main");
    const password = main.getByLabel("Password", { exact: true });
    await expect(password).toHaveAccessibleDescription(/At least 12 characters/u);
    await password.fill("short");
    await password.blur();
    await expect(main.getByText("Please use 12 to 128 characters.")).toBeVisible();
    await password.fill("sit in the middle");
    await expect(main.getByText("Please use 12 to 128 characters.")).toHaveCount(0);

    await expect(password).toHaveAttribute("type", "password");
    await main.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await expect(password).toHaveValue("sit in the middle");

    const submit = main.getByRole("button", { name: "Create an account" });
    await expect(submit).toBeDisabled();
    await main.getByLabel("Name").fill("Mika");
    await main.getByLabel("E-mail address").fill("mika@studio.example");
    const sent = page.waitForRequest("**/api/auth/sign-up/email");
    await submit.click();
    expect((await sent).postDataJSON()).toEqual({ name: "Mika", email: "mika@studio.example", password: "sit in the middle" });
    await expect(main.getByRole("alert")).toHaveText("An error occurred. Please try again.");
  });

  test("an app's code is mended as it is sent", async ({ page }) => {
    await page.route("**/api/auth/device/approve", (route) => route.fulfill({ json: { success: true } }));
    await openScreen(page, "/en/account/app-login");
    const code = page.getByLabel("Code");
    await code.fill("abcd234");
    await code.blur();
    await expect(page.getByText("The code has eight letters and digits.")).toBeVisible();
    await code.fill("abcd2345");
    const sent = page.waitForRequest("**/api/auth/device/approve");
    await page.getByRole("button", { name: "Let the app in" }).click();
    expect((await sent).postDataJSON()).toEqual({ userCode: "ABCD-2345" });
    await expect(page).toHaveURL("/en/account");
  });

  test("deleting asks for the word in the visitor's language", async ({ page }) => {
    await openScreen(page, "/account/delete-account");
    const word = page.getByLabel(/^確認のため「削除」と入力してください$/u);
    const submit = page.getByRole("button", { name: "アカウントを完全に削除" });
    await page.getByLabel("パスワード", { exact: true }).fill("anything");
    await word.fill("DELETE");
    await word.blur();
    await expect(page.getByText(/^「削除」と、そのまま入力してください。$/u)).toBeVisible();
    await expect(submit).toBeDisabled();
    await word.fill("削除");
    await expect(submit).toBeEnabled();
  });

  test("credits are bought by a preset or another whole amount", async ({ page }) => {
    await page.route("**/api/v1/purchase-credits", (route) => route.fulfill({ status: 503, json: { errorCode: "PAYMENTS_UNAVAILABLE" } }));
    await openScreen(page, "/en/account/purchase-credits");
    const main = page.getByRole("main");
    const submit = main.getByRole("button", { name: "To the payment" });
    await main.getByRole("radio", { name: "$10" }).check();
    await expect(main.getByLabel("Another amount")).toHaveValue("10");
    await expect(submit).toBeEnabled();
    await main.getByLabel("Another amount").fill("4");
    await expect(main.getByRole("radio", { name: "$10" })).not.toBeChecked();
    await main.getByLabel("Another amount").blur();
    await expect(main.getByText("Please enter whole dollars within these limits.")).toBeVisible();
    await main.getByLabel("Another amount").fill("40");
    const sent = page.waitForRequest("**/api/v1/purchase-credits");
    await submit.click();
    expect((await sent).postDataJSON()).toEqual({ amount: 40 });
    await expect(main.getByRole("alert")).toContainText("model gateway");
  });
});
