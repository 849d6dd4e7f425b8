/** The forms of the account screens on the finished build; the server's answers are given by the test. The whole way is in accounts.spec.ts. */
import { localePath } from "#lib/i18n/paths.ts";
import { FIXTURE_LOCALES } from "#tests/support/fixture-site.ts";
import { expect, test } from "#tests/support/test.ts";

/** Each screen with what a browser's password manager reads. */
const SCREENS = {
  "app-login": ["one-time-code"],
  "delete-account": ["off", "current-password"],
  "email-confirmation": ["username"],
  "forgot-password": ["username"],
  login: ["username", "current-password"],
  signup: ["name", "username", "new-password"],
  "update-password": ["current-password", "new-password"],
};

test("each screen shows its fields", async ({ page }) => {
  test.slow();
  for (const [screen, autocomplete] of Object.entries(SCREENS)) {
    await page.goto(`/en/account/${screen}`);
    const main = page.getByRole("main");
    // The lead promises it: it is seen before the page wakes.
    if (screen === "login") await expect(main.getByRole("button", { name: "passkey" })).toBeVisible();
    await main.locator("form").first().dispatchEvent("pointerover");
    await expect(main.locator("[data-island]", { has: page.locator("form") }).first()).toHaveAttribute("data-awake");
    const fields = main.locator("form input:not([type=radio])");
    await expect(fields, screen).toHaveCount(autocomplete.length);
    for (const [place, field] of (await fields.all()).entries()) {
      await expect(field).toBeEnabled();
      await expect(field).toHaveAccessibleName(/\S/u);
      await expect(field).toHaveAttribute("autocomplete", autocomplete[place] ?? "");
    }
    await main
      .locator("form", { has: page.locator("input") })
      .locator("[type=submit]")
      .click();
    await expect(fields.first()).toHaveAttribute("aria-invalid", "true");
    await expect(fields.first()).toBeFocused();
    // Who has no account yet is told what goes without one.
    if (screen === "login") await expect(main.getByRole("link", { name: "Download any product" })).toBeVisible();
  }
});

test("who has forgotten the password finds the way at its field, before the page wakes", async ({ page }) => {
  await page.goto("/en/account/login");
  await page.getByRole("main").locator("p", { hasText: "Password" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/en\/account\/forgot-password$/u);
});

test("the overview leads who is not signed in to the screens for them, in each language", async ({ page }) => {
  for (const locale of FIXTURE_LOCALES) {
    await page.goto(localePath(locale, "/account"));
    for (const screen of ["login", "signup", "purchase-credits", "app-login"])
      await expect(
        page
          .getByRole("main")
          .locator(`a[href="${localePath(locale, `/account/${screen}`)}"]`)
          .first(),
      ).toBeVisible();
  }
});

test("signing up says its rules first, and what is wrong when a field was left", async ({ page }) => {
  await page.route("**/api/auth/sign-up/email", (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.goto("/en/account/signup");
  const main = page.getByRole("main");
  const password = main.getByLabel("Password", { exact: true });
  await expect(password).toHaveAccessibleDescription(/At least 12 characters/u);
  await password.fill("short");
  await password.blur();
  await expect(main.getByText("Please use 12 to 128 characters.")).toBeVisible();
  await password.fill("sit in the middle");
  await expect(main.getByText("Please use 12 to 128 characters.")).toHaveCount(0);

  await expect(password).toHaveAttribute("type", "password");
  await main.getByRole("button", { name: "Show password: Password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("sit in the middle");

  const submit = main.getByRole("button", { name: "Create an account" });
  await main.getByLabel("Name").fill("Mika");
  await main.getByLabel("E-mail address").fill("mika@studio.example");
  const sent = page.waitForRequest("**/api/auth/sign-up/email");
  await submit.click();
  expect((await sent).postDataJSON()).toEqual({
    name: "Mika",
    email: "mika@studio.example",
    password: "sit in the middle",
    language: "en",
  });
  await expect(main.getByRole("alert")).toHaveText("An error occurred. Please try again.");
});

test("an address that is missing and one that is wrong are different mistakes", async ({ page }) => {
  await page.goto("/en/account/forgot-password");
  const main = page.getByRole("main");
  await main.locator('[data-island="account-form"] [type=submit]').click();
  await expect(main.getByText("Please enter your e-mail address.")).toBeVisible();
  await main.getByRole("textbox").fill("mika@");
  await expect(main.getByText("Invalid email address")).toBeVisible();
});

test("who has forgotten the password is led to the passkey below the form, and who signs up sees the mail that will come", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await page.goto("/en/account/forgot-password");
  await expect(main.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
  await page.goto("/en/account/signup");
  await expect(main.getByRole("figure")).toBeVisible();
});

test("what a program fills in without an event is sent, and not what stood there before", async ({ page }) => {
  await page.route("**/api/auth/sign-in/email", (route) =>
    route.fulfill({ status: 401, json: { success: false, errorCode: "INVALID_CREDENTIALS" } }),
  );
  await page.goto("/en/account/login");
  const main = page.getByRole("main");
  const fields = { email: main.getByLabel("E-mail address"), password: main.getByLabel("Password", { exact: true }) };
  await fields.email.fill("other@studio.example");
  await expect(main.locator("[data-island=account-form]")).toHaveAttribute("data-awake");
  const filled = { email: "mika@studio.example", password: "sit in the middle" };
  for (const name of ["email", "password"] as const)
    await fields[name].evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, filled[name]);
  const sent = page.waitForRequest("**/api/auth/sign-in/email");
  await fields.password.press("Enter");
  expect((await sent).postDataJSON()).toEqual(filled);
});

test("deleting asks for the word in the visitor's language", async ({ page }) => {
  await page.goto("/account/delete-account");
  const word = page.getByLabel(/^確認のため「削除」と入力してください$/u);
  await page.getByLabel("パスワード", { exact: true }).fill("anything");
  await word.fill("DELETE");
  await word.blur();
  await expect(page.getByText(/^「削除」と、そのまま入力してください。$/u)).toBeVisible();
  await page.getByRole("button", { name: "削除用のリンクを受け取る" }).click();
  await expect(word).toBeFocused();
  await word.fill("削除");
  await expect(word).not.toHaveAttribute("aria-invalid", "true");
});

test("a password that the server refuses is wrong at its field, which has the focus", async ({ page }) => {
  await page.route("**/api/auth/sign-up/email", (route) =>
    route.fulfill({ status: 400, json: { success: false, errorCode: "WEAK_PASSWORD" } }),
  );
  await page.goto("/en/account/signup");
  const main = page.getByRole("main");
  const password = main.getByLabel("Password", { exact: true });
  await main.getByLabel("Name").fill("Mika");
  await main.getByLabel("E-mail address").fill("mika@studio.example");
  await password.fill("sit in the middle");
  await main.getByRole("button", { name: "Create an account" }).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await expect(password).toHaveAccessibleDescription(/Please choose another\./u);
  await expect(main.getByRole("alert")).toHaveText("");
  await password.fill("sit in the middle of it");
  await expect(password).toHaveAttribute("aria-invalid", "false");
});

test("why a sign-in failed covers nothing below it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.route("**/api/auth/sign-in/email", (route) =>
    route.fulfill({ status: 403, json: { success: false, errorCode: "EMAIL_NOT_CONFIRMED" } }),
  );
  await page.goto("/en/account/login");
  const main = page.getByRole("main");
  await main.getByLabel("E-mail address").fill("mika@studio.example");
  await main.getByLabel("Password", { exact: true }).fill("sit in the middle");
  await main.getByRole("button", { name: "Sign in", exact: true }).click();
  const alert = main.getByRole("alert").first();
  await expect(alert).toHaveText(/\S/u);
  const [above, below] = [await alert.boundingBox(), await main.getByText("or", { exact: true }).boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
});
