/** Accounts on the fixture site's build, from an empty database to the deletion, with the mails' real links. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { parse } from "yaml";
import { localePath } from "#lib/i18n/paths.ts";
import { features } from "#lib/features.ts";
import type { Locale } from "#schemas/locale.ts";
import { type ServedSite, serveSite } from "#scripts/lib/serve-site.ts";
import { FIXTURE_CONTENT, FIXTURE_OUTPUT } from "#tests/support/fixture-site.ts";
import { expect, test as base } from "#tests/support/test.ts";

/** Each test has a server with an empty database; its mails become files. */
const test = base.extend<{ site: ServedSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
  site: async ({}, use) => {
    const site = await serveSite(FIXTURE_OUTPUT);
    await use(site);
    await site.stop();
  },
});
test.skip(() => !features.accounts, "accounts are closed in lib/features.ts");
// Passwords are hashed slowly on purpose, some of them several times in a test.
test.slow();
// A page of another server than the configured one: transitions between its pages are not what is tested.
test.use({ contextOptions: { reducedMotion: "reduce" } });

type Texts = Record<string, string> & {
  submit: Record<string, string>;
  state: Record<string, { title: string }>;
  own: Record<string, string>;
  app: Record<string, string>;
};
const messagesOf = (locale: Locale) =>
  parse(readFileSync(`${FIXTURE_CONTENT}/${locale}/messages.yaml`, "utf8")) as {
    account: Texts;
    errors: Record<string, string>;
    forms: { email: string };
  };

const PASSWORD = "blue lamps above the harbour";
const NEW_PASSWORD = "seven quiet rooms of cedar";
const EMAIL = "mika@studio.example";

/** The links in all mails to an address, oldest mail first. */
async function mailedLinks({ data }: ServedSite, to: string): Promise<string[]> {
  const folder = join(data, "mail");
  const mails = await Promise.all(readdirSync(folder).map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
  return mails
    .filter((mail) => mail.to?.some(({ address }) => address === to))
    .sort((a, b) => Date.parse(a.date ?? "") - Date.parse(b.date ?? ""))
    .map(({ text = "" }) => /https?:\/\/\S+/u.exec(text)?.[0] ?? "");
}

/** Waits for a mail with a link to a page. */
async function mailedLink(site: ServedSite, to: string, page: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = (await mailedLinks(site, to).catch(() => [])).findLast((address) => new URL(address).pathname.endsWith(page));
      return link;
    })
    .toBeDefined();
  return link ?? "";
}

class Visitor {
  readonly page: Page;
  readonly site: ServedSite;
  readonly locale: Locale;
  readonly texts: Texts;
  readonly errors: Record<string, string>;
  readonly email: string;

  constructor(page: Page, site: ServedSite, locale: Locale) {
    this.page = page;
    this.site = site;
    this.locale = locale;
    const { account, errors, forms } = messagesOf(locale);
    this.texts = account;
    this.errors = errors;
    this.email = forms.email;
  }

  get main() {
    return this.page.getByRole("main");
  }
  path(page: string): string {
    return localePath(this.locale, page);
  }
  async open(page: string): Promise<void> {
    await this.page.goto(this.site.origin + this.path(page));
    await this.move();
  }
  /** The signed-in view begins with a sign of a person. */
  async move(): Promise<void> {
    await this.page.waitForLoadState("load");
    await this.page.mouse.move(200, 200);
    await this.page.mouse.move(220, 240);
  }
  async fill(label: string | undefined, value: string): Promise<void> {
    await this.main
      .getByLabel(label ?? "", { exact: true })
      .first()
      .fill(value);
  }
  async press(label: string | undefined): Promise<void> {
    await this.main.getByRole("button", { name: label ?? "", exact: true }).click();
  }
  async expectState(state: string): Promise<void> {
    await expect(this.main.getByRole("status")).toContainText(this.texts.state[state]?.title ?? "");
  }
  async expectAt(page: string): Promise<void> {
    await expect(this.page).toHaveURL(this.site.origin + this.path(page));
    await this.move();
  }

  async signUp(): Promise<void> {
    await this.fill(this.texts.name, "Mika");
    await this.fill(this.email, EMAIL);
    await this.fill(this.texts.password, PASSWORD);
    await this.press(this.texts.submit.signup);
    await this.expectState("mailSent");
  }
  async confirm(): Promise<void> {
    await this.page.goto(await mailedLink(this.site, EMAIL, "/account/email-confirmation"));
    await this.fill(this.texts.password, PASSWORD);
    await this.press(this.texts.submit.confirmAccount);
  }
  async signIn(password: string, email = EMAIL): Promise<void> {
    await this.fill(this.email, email);
    await this.fill(this.texts.password, password);
    await this.press(this.texts.submit.login);
  }
  async openAccount(): Promise<void> {
    await this.open("/account/signup");
    await this.signUp();
    await this.confirm();
    await this.expectAt("/account");
  }
}

for (const locale of ["ja", "en"] as const) {
  test(`in ${locale}: sign-up, confirmation, sign-out and sign-in`, async ({ page, context, site }) => {
    const visitor = new Visitor(page, site, locale);
    const { texts, main, errors } = visitor;
    await visitor.open("/account/signup");
    await visitor.signUp();
    await visitor.open("/account/login");
    await visitor.signIn(PASSWORD);
    await expect(main.getByRole("alert")).toHaveText(errors.EMAIL_NOT_CONFIRMED ?? "");
    expect(await context.cookies()).toEqual([]);
    await visitor.confirm();
    await visitor.expectAt("/account");
    await expect(main.getByText(EMAIL)).toBeVisible();
    await expect(main.getByRole("link", { name: texts.submit.signup, exact: true })).toBeHidden();
    expect(await context.cookies()).toMatchObject([{ httpOnly: true, sameSite: "Lax", path: "/" }]);
    await visitor.press(texts.own.signOut);
    await expect(main.getByRole("link", { name: texts.submit.signup, exact: true })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    await visitor.open("/account/login");
    await visitor.signIn("not the one of the sign-up");
    await expect(main.getByRole("alert")).toHaveText(errors.INVALID_CREDENTIALS ?? "");
    await visitor.signIn(PASSWORD);
    await visitor.expectAt("/account");
  });

  test(`in ${locale}: a forgotten, and a changed password`, async ({ page, site }) => {
    const visitor = new Visitor(page, site, locale);
    const { texts, main } = visitor;
    await visitor.openAccount();
    await visitor.open("/account/forgot-password");
    await visitor.fill(visitor.email, EMAIL);
    await visitor.press(texts.submit.forgotPassword);
    await visitor.expectState("mailSent");
    const link = await mailedLink(site, EMAIL, "/account/update-password");
    await page.goto(link);
    await expect(page).not.toHaveURL(/token=/u);
    await visitor.fill(texts.newPassword, NEW_PASSWORD);
    await visitor.fill(texts.repeat, NEW_PASSWORD);
    await visitor.press(texts.submit.updatePassword);
    await visitor.expectState("passwordSaved");
    await main.getByRole("status").getByRole("link").click();
    await visitor.signIn(NEW_PASSWORD);
    await visitor.expectAt("/account");
    await visitor.open("/account/update-password");
    await visitor.fill(texts.currentPassword, NEW_PASSWORD);
    await visitor.fill(texts.newPassword, PASSWORD);
    await visitor.fill(texts.repeat, PASSWORD);
    await visitor.press(texts.submit.updatePassword);
    await visitor.expectState("passwordSaved");
    await page.goto(link);
    await visitor.fill(texts.newPassword, NEW_PASSWORD);
    await visitor.fill(texts.repeat, NEW_PASSWORD);
    await visitor.press(texts.submit.updatePassword);
    await expect(main.getByRole("alert")).not.toBeEmpty();
  });

  test(`in ${locale}: a new address, and the deletion`, async ({ page, site }) => {
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

  test(`in ${locale}: an app, whose code survives the sign-up, and is signed out again`, async ({ page, site }) => {
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
    await main.getByRole("button", { name: `${texts.own.signOut ?? ""}: ${texts.app.hub ?? ""}` }).click();
    await expect.poll(status).toBe(401);
  });
}
