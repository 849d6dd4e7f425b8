/** The account page of who is signed in: what the server answers is given by the test. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import type { OwnAccount } from "#schemas/own-account.ts";
import { FIXTURE_CONTENT } from "#tests/support/fixture-site.ts";
import { expect } from "#tests/support/test.ts";

export const EMAIL = "mika@studio.example";
const SESSION = { app: null, since: 0, lastUsed: 0 };
export const ACCOUNT: OwnAccount = {
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
export const { account: texts, errors } = parse(readFileSync(`${FIXTURE_CONTENT}/en/messages.yaml`, "utf8")) as {
  account: {
    password: string;
    submit: Record<string, string>;
    own: Record<string, string>;
    state: Record<string, { title: string }>;
    room: Record<string, { title: string }>;
  };
  errors: Record<string, string>;
};

export const mainOf = (page: Page) => page.getByRole("main");
export const buttonOf = (page: Page, label = "") => mainOf(page).getByRole("button", { name: label, exact: true });
export const signInOf = (page: Page) => mainOf(page).getByRole("link", { name: texts.submit.login ?? "", exact: true });

/** Answers as long as somebody is signed in, and after that. */
export async function answerSession(page: Page, isSignedIn: () => boolean, account: () => OwnAccount = () => ACCOUNT): Promise<void> {
  await page.route("**/api/auth/get-session", (route) => route.fulfill({ json: { success: true, isSignedIn: isSignedIn() } }));
  await page.route("**/api/auth/account", (route) => route.fulfill({ json: { success: true, ...account() } }));
}

export async function openSignedIn(page: Page): Promise<void> {
  await page.goto("/en/account");
  await page.mouse.move(200, 200);
  await expect(mainOf(page).getByText(EMAIL)).toBeVisible();
}
