/** Passkeys on the fixture site's build, with an authenticator that Chromium simulates. */
import type { BrowserContext, Page } from "@playwright/test";
import { PASSWORD, test, Visitor } from "#tests/support/account-visitor.ts";
import { island } from "#tests/support/islands.ts";
import { inLanguage } from "#tests/support/extent.ts";
import { expect } from "#tests/support/test.ts";

// Passwords are hashed slowly on purpose, some of them several times in a test.
test.slow();

const NAME = "Mika's laptop";

/** A device with a fingerprint reader whose owner is always recognised. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

for (const locale of ["ja", "en"] as const) {
  test(
    `in ${locale}: a passkey is added, signs in, replaces the password, and is removed`,
    inLanguage(locale),
    async ({ page, context, site }) => {
      await addAuthenticator(context, page);
      const visitor = new Visitor(page, site, locale);
      const { texts, main, errors } = visitor;
      const { passkeys } = texts;
      const section = main.locator("section").filter({ has: page.getByRole("heading", { name: passkeys.title ?? "", exact: true }) });
      const removeButton = section.getByRole("button", { name: `${passkeys.remove ?? ""}: ${NAME}` });
      const signInWithPasskey = async () => {
        await visitor.open("/account/login");
        await visitor.press(passkeys.signIn);
      };
      await visitor.openAccount();
      await section.getByLabel(passkeys.name ?? "", { exact: true }).fill(NAME);
      await section.getByLabel(texts.password ?? "", { exact: true }).fill("not the password");
      await section.getByRole("button", { name: texts.submit.addPasskey ?? "", exact: true }).click();
      await expect(section.getByLabel(texts.password ?? "", { exact: true })).toHaveAccessibleDescription(errors.INVALID_PASSWORD ?? "");
      await section.getByLabel(texts.password ?? "", { exact: true }).fill(PASSWORD);
      await section.getByRole("button", { name: texts.submit.addPasskey ?? "", exact: true }).click();
      await expect(section.getByText(NAME)).toBeVisible();
      await expect(section).toBeFocused();
      // The device has one now, and makes no second one for the account.
      await section.getByLabel(passkeys.name ?? "", { exact: true }).fill("Another");
      await section
        .getByLabel(texts.password ?? "", { exact: true })
        .first()
        .fill(PASSWORD);
      await section.getByRole("button", { name: texts.submit.addPasskey ?? "", exact: true }).click();
      await expect(section.getByRole("alert").filter({ hasText: passkeys.notAdded ?? "" })).toBeVisible();
      await visitor.signOut();
      await signInWithPasskey();
      await visitor.expectSignedIn();

      await section.getByText(passkeys.removePassword ?? "", { exact: true }).click();
      await section
        .getByLabel(texts.password ?? "", { exact: true })
        .last()
        .fill(PASSWORD);
      await section.getByRole("button", { name: texts.submit.removePassword ?? "", exact: true }).click();
      await expect(main.getByText(passkeys.noPassword ?? "")).toBeVisible();
      await removeButton.click();
      await expect(section.getByRole("alert").first()).toHaveText(errors.LAST_WAY_IN ?? "");
      await visitor.signOut();
      await signInWithPasskey();
      await visitor.expectSignedIn();
      await expect(removeButton).toBeVisible();
    },
  );

  test(`in ${locale}: a removed passkey signs nobody in`, inLanguage(locale), async ({ page, context, site }) => {
    await addAuthenticator(context, page);
    const visitor = new Visitor(page, site, locale);
    const { texts, main, errors } = visitor;
    const { passkeys } = texts;
    await visitor.openAccount();
    const section = main.locator("section").filter({ has: page.getByRole("heading", { name: passkeys.title ?? "", exact: true }) });
    await section.getByLabel(passkeys.name ?? "", { exact: true }).fill(NAME);
    await section.getByLabel(texts.password ?? "", { exact: true }).fill(PASSWORD);
    await section.getByRole("button", { name: texts.submit.addPasskey ?? "", exact: true }).click();
    await section.getByRole("button", { name: `${passkeys.remove ?? ""}: ${NAME}` }).click();
    await expect(section.getByText(NAME)).toHaveCount(0);
    await visitor.signOut();
    await visitor.open("/account/login");
    await visitor.press(passkeys.signIn);
    await expect(main.getByRole("alert").filter({ hasText: errors.INVALID_PASSKEY ?? "" })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
  });
}

test("the button says what it waits for while the device asks its owner", async ({ page, context, site }) => {
  const session = await context.newCDPSession(page);
  // A device that never answers.
  await session.send("WebAuthn.enable");
  const visitor = new Visitor(page, site, "en");
  await visitor.open("/account/login");
  await visitor.press(visitor.texts.passkeys.signIn);
  await expect(visitor.main.getByRole("button", { name: visitor.texts.passkeys.waiting ?? "" })).toBeVisible();
});

test("a browser without passkeys is offered none", async ({ page, site }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "PublicKeyCredential");
  });
  const visitor = new Visitor(page, site, "en");
  await visitor.open("/account/login");
  await expect(island(page, "passkey-sign-in")).toHaveAttribute("data-awake", "");
  await expect(visitor.main.getByRole("button", { name: visitor.texts.passkeys.signIn ?? "" })).toHaveCount(0);
});
