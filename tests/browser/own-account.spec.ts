/** The account page of who is signed in, on the finished build; the server's answers are given by the test. The whole way is in accounts.spec.ts. */
import { NAME_MAXIMUM } from "#schemas/account-forms.ts";
import { island } from "#tests/support/islands.ts";
import { ACCOUNT, answerSession, buttonOf, EMAIL, errors, mainOf, openSignedIn, signInOf, texts } from "#tests/support/own-account.ts";
import { expect, test } from "#tests/support/test.ts";

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

test("forms that ask for the password name the account to password managers", async ({ page }) => {
  await answerSession(page, () => true);
  await openSignedIn(page);
  const forms = mainOf(page).locator("form", { has: page.locator("[autocomplete=current-password]") });
  await expect(forms).not.toHaveCount(0);
  for (const form of await forms.all()) {
    await expect(form.locator("[autocomplete=username]")).toHaveValue(EMAIL);
    await expect(form.locator("[autocomplete=username]")).toBeHidden();
  }
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

test("a device that is signed out by a double press is signed out once, and nothing is said to have failed", async ({ page }) => {
  let { sessions } = ACCOUNT;
  let calls = 0;
  await answerSession(
    page,
    () => true,
    () => ({ ...ACCOUNT, sessions }),
  );
  await page.route("**/api/auth/revoke-session", (route) => {
    calls += 1;
    sessions = sessions.filter(({ isCurrent }) => isCurrent);
    return calls === 1
      ? route.fulfill({ json: { success: true } })
      : route.fulfill({ status: 404, json: { success: false, errorCode: "NOT_FOUND" } });
  });
  await openSignedIn(page);
  const devices = mainOf(page).locator("section", { has: page.getByRole("heading", { name: texts.own.devices ?? "", exact: true }) });
  await devices.getByRole("button", { name: "Safari" }).dblclick();
  await expect(devices.getByText("Safari")).toHaveCount(0);
  await expect(devices.getByRole("alert")).toHaveText("");
  expect(calls).toBe(1);
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
  // It can be changed again at once, and what was said of the last change goes.
  await expect(
    mainOf(page)
      .getByRole("status")
      .filter({ hasText: texts.state.saved?.title ?? "" }),
  ).toBeVisible();
  await field.fill("Mika Ito");
  await expect(mainOf(page).getByText(texts.state.saved?.title ?? "", { exact: true })).toHaveCount(0);
  await buttonOf(page, texts.submit.changeProfile).click();
  await expect(mainOf(page).getByText(texts.own.signedInAs?.replace("{name}", "Mika Ito") ?? "", { exact: true })).toBeVisible();
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
