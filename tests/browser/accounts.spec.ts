/** Accounts on the fixture site's build, from an empty database to the deletion, with the mails' real links. */
import { EMAIL, mailedLink, NEW_PASSWORD, PASSWORD, test, Visitor } from "#tests/support/account-visitor.ts";
import { eventOf, type FakeStripe, openFakeStripe, requestOf, stripeId } from "#tests/server/support/fake-stripe.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect } from "#tests/support/test.ts";

// Passwords are hashed slowly on purpose, some of them several times in a test.
test.slow();

/** The server takes payments. */
const withPayments = test.extend<{ stripe: FakeStripe }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
  stripe: async ({}, use) => {
    const stripe = await openFakeStripe();
    await use(stripe);
    stripe.close();
  },
  environment: ({ stripe }, use) => use(stripe.env),
});

for (const locale of ["ja", "en"] as const) {
  test(`in ${locale}: sign-up, confirmation, sign-out and sign-in`, inLanguage(locale), async ({ page, context, site }) => {
    const visitor = new Visitor(page, site, locale);
    const { texts, main, errors } = visitor;
    await visitor.open("/account/signup");
    await visitor.signUp();
    await visitor.open("/account/login");
    await visitor.signIn(PASSWORD);
    // The first one: the button for passkeys has one of its own.
    await expect(main.getByRole("alert").first()).toHaveText(errors.EMAIL_NOT_CONFIRMED ?? "");
    expect(await context.cookies()).toEqual([]);
    await visitor.confirm();
    await visitor.expectSignedIn();
    await expect(main.getByText(EMAIL)).toBeVisible();
    await expect(main.getByRole("link", { name: texts.submit.signup, exact: true })).toBeHidden();
    expect(await context.cookies()).toMatchObject([{ httpOnly: true, sameSite: "Lax", path: "/" }]);
    await visitor.signOut();
    expect(await context.cookies()).toEqual([]);
    await visitor.open("/account/login");
    await visitor.signIn("not the one of the sign-up");
    await expect(main.getByRole("alert").first()).toHaveText(errors.INVALID_CREDENTIALS ?? "");
    await visitor.signIn(PASSWORD);
    await visitor.expectSignedIn();
  });

  test(`in ${locale}: a forgotten, and a changed password`, inLanguage(locale), async ({ page, site }) => {
    const visitor = new Visitor(page, site, locale);
    const { texts, main } = visitor;
    await visitor.openAccount();
    await visitor.open("/account/forgot-password");
    await visitor.fill(visitor.email, EMAIL);
    await visitor.press(texts.submit.forgotPassword);
    await visitor.expectState("mailSent");
    const link = await mailedLink(site, EMAIL, "/account/update-password");
    // Who has mistyped the address enters it again.
    await expect(main.getByRole("status")).toContainText(EMAIL);
    await visitor.press(texts.otherAddress);
    await expect(main.getByRole("textbox")).toBeFocused();
    await expect(main.getByRole("textbox")).toHaveValue(EMAIL);
    // The same mail is not sent twice within minutes, and the page does not say that it was.
    await visitor.press(texts.submit.forgotPassword);
    await visitor.expectState("mailSent");
    await expect(main.getByRole("status")).toContainText(texts.sentBefore?.split("{")[0] ?? "");
    await page.goto(link);
    await expect(page).not.toHaveURL(/token=/u);
    await visitor.fill(texts.newPassword, NEW_PASSWORD);
    await visitor.press(texts.submit.updatePassword);
    await visitor.expectState("passwordSaved");
    await main.getByRole("status").getByRole("link").click();
    await visitor.signIn(NEW_PASSWORD);
    await visitor.expectSignedIn();
    await visitor.open("/account/update-password");
    await visitor.fill(texts.currentPassword, NEW_PASSWORD);
    await visitor.fill(texts.newPassword, PASSWORD);
    await visitor.press(texts.submit.updatePassword);
    await visitor.expectState("passwordSaved");
    await page.goto(link);
    await visitor.fill(texts.newPassword, NEW_PASSWORD);
    await visitor.press(texts.submit.updatePassword);
    await visitor.expectState("linkEnded");
  });

  test(`in ${locale}: a new address, and the deletion`, inLanguage(locale), async ({ page, site }) => {
    const visitor = new Visitor(page, site, locale);
    const { texts, main } = visitor;
    await visitor.openAccount();
    await visitor.fill(texts.newAddress, "mika@harbour.example");
    await visitor.fill(texts.password, PASSWORD);
    await visitor.press(texts.submit.changeAddress);
    await visitor.expectState("mailSent");
    await page.goto(await mailedLink(site, "mika@harbour.example", "/account/email-confirmation"));
    await visitor.press(texts.submit.confirmAddress);
    await visitor.expectState("addressChanged");
    await visitor.open("/account");
    await expect(main.getByText("mika@harbour.example")).toBeVisible();
    await visitor.open("/account/delete-account");
    await main
      .getByRole("textbox")
      .first()
      .fill(texts.confirmationWord ?? "");
    await visitor.fill(texts.password, PASSWORD);
    await visitor.press(texts.submit.requestDeletion);
    await visitor.expectState("mailSent");
    await page.goto(await mailedLink(site, "mika@harbour.example", "/account/delete-account"));
    await visitor.press(texts.submit.deleteAccount);
    await visitor.expectState("deleted");
    await visitor.open("/account");
    await expect(main.getByRole("link", { name: texts.submit.signup, exact: true })).toBeVisible();
  });

  withPayments(`in ${locale}: credits, from the payment page to the receipt`, inLanguage(locale), async ({ page, site, stripe }) => {
    await page.route("https://checkout.stripe.example/**", (route) => route.fulfill({ body: "payment page" }));
    const visitor = new Visitor(page, site, locale);
    await visitor.openAccount();
    await visitor.open("/account/purchase-credits");
    await visitor.main.getByRole("radio").last().check();
    await visitor.main.locator("form").getByRole("textbox").fill("40");
    await visitor.main.locator("form [type=submit]").click();
    await expect(page).toHaveURL(/^https:\/\/checkout\.stripe\.example\//u);
    const [asked] = stripe.asked;
    await page.goto(asked?.parameters.cancel_url ?? "");
    await expect(visitor.main.locator('[data-credits="0"]')).toBeVisible();
    const paid = { ...stripe.checkouts[0], payment_status: "paid", payment_intent: stripeId("pi") };
    const event = requestOf(eventOf("checkout.session.completed", paid), Date.now());
    const headers = { "Content-Type": "application/json", ...event.headers };
    const booked = await fetch(`${site.origin}/api/v1/stripe-webhook`, { method: "POST", headers, body: event.body });
    expect(booked.status).toBe(200);
    await page.goto(asked?.parameters.success_url ?? "");
    await expect(visitor.main.getByRole("status").filter({ hasText: /40/u })).toBeVisible();
    await expect(visitor.main.locator('[data-credits="4000"]')).toBeVisible();
    await page.goto(await mailedLink(site, EMAIL, "/account"));
    await visitor.move();
    await expect(visitor.main.locator('[data-credits="4000"]')).toBeVisible();
  });

  test(`in ${locale}: an app, whose code survives the sign-up, and is signed out again`, inLanguage(locale), async ({ page, site }) => {
    const visitor = new Visitor(page, site, locale);
    const { texts, main } = visitor;
    const ask = async (path: string, values: Record<string, string>) => {
      const response = await fetch(`${site.origin}/api/auth/device/${path}`, {
        method: "POST",
        body: new URLSearchParams({ client_id: "hub", ...values }),
      });
      return (await response.json()) as Record<string, string>;
    };
    const { user_code = "", device_code = "" } = await ask("code", {});
    await visitor.open(`/account/app-login?user_code=${user_code}`);
    await visitor.press(texts.app.lookUp);
    await visitor.expectState("signIn");
    await main.getByRole("link", { name: texts.toSignup, exact: true }).click();
    await visitor.signUp();
    await visitor.confirm();
    await expect(page).toHaveURL(/app-login\?user_code=/u);
    await expect(main.getByRole("textbox")).toHaveValue(user_code);
    await visitor.press(texts.app.lookUp);
    await visitor.press(texts.submit.appLogin);
    await visitor.expectState("appApproved");
    const { access_token } = await ask("token", { device_code, grant_type: "urn:ietf:params:oauth:grant-type:device_code" });
    const status = async () =>
      (await fetch(`${site.origin}/api/auth/account`, { headers: { Authorization: `Bearer ${access_token ?? ""}` } })).status;
    expect(await status()).toBe(200);
    await visitor.open("/account");
    await main.getByRole("button", { name: `${texts.own.signOut ?? ""}: ${texts.own.appName.hub ?? ""}` }).click();
    await expect.poll(status).toBe(401);
  });
}
