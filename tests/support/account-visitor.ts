/** A visitor of the account screens of the fixture site's build, who reads the mails' real links. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { parse } from "yaml";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import { type ServedSite, serveSite } from "#scripts/lib/serve-site.ts";
import { noteUsed, secretIn } from "#tests/server/support/used-values.ts";
import { FIXTURE_CONTENT, FIXTURE_OUTPUT } from "./fixture-site.ts";
import { expect, test as base } from "./test.ts";

/** Each test has a server with an empty database, and with `environment`; its mails become files. */
export const test = base.extend<{ environment: Readonly<Record<string, string>>; site: ServedSite }>({
  environment: [{}, { option: true }],
  site: async ({ environment }, use) => {
    const site = await serveSite(FIXTURE_OUTPUT, environment);
    await use(site);
    await site.stop();
    const secrets = site
      .output()
      .split("\n")
      .flatMap((line) => secretIn(line) ?? []);
    expect(secrets, "what must not be in the log").toEqual([]);
  },
});
type Texts = Record<string, string> & {
  submit: Record<string, string>;
  state: Record<string, { title: string }>;
  own: Record<string, string> & { appName: Record<string, string> };
  passkeys: Record<string, string>;
  app: Record<string, string>;
};
const messagesOf = (locale: Locale) =>
  parse(readFileSync(`${FIXTURE_CONTENT}/${locale}/messages.yaml`, "utf8")) as {
    account: Texts;
    errors: Record<string, string>;
    forms: { email: string };
  };

export const PASSWORD = "blue lamps above the harbour";
export const NEW_PASSWORD = "seven quiet rooms of cedar";
export const EMAIL = "mika@studio.example";
for (const password of [PASSWORD, NEW_PASSWORD]) noteUsed("password", password);

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
export async function mailedLink(site: ServedSite, to: string, page: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = (await mailedLinks(site, to).catch(() => [])).findLast((address) => new URL(address).pathname.endsWith(page));
      return link;
    })
    .toBeDefined();
  return link ?? "";
}

export class Visitor {
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
  /** A page that no sign-in led to shows its signed-in view at the first sign of a person. */
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
    await expect(this.main.getByRole("status").filter({ hasText: /\S/u })).toContainText(this.texts.state[state]?.title ?? "");
  }
  /** The page that a sign-in leads to shows the account without a sign of a person. */
  async expectSignedIn(): Promise<void> {
    await expect(this.page).toHaveURL(`${this.site.origin}${this.path("/account")}`);
    await expect(this.main.getByRole("button", { name: this.texts.own.signOut ?? "", exact: true })).toBeVisible();
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
  async signOut(): Promise<void> {
    await this.press(this.texts.own.signOut);
    await expect(this.main.getByRole("link", { name: this.texts.submit.signup ?? "", exact: true })).toBeVisible();
  }
  async openAccount(): Promise<void> {
    await this.open("/account/signup");
    await this.signUp();
    await this.confirm();
    await this.expectSignedIn();
  }
}
