/** Accounts as visitors use them: forms, mails with their real links, and a browser's cookie. */
import { expect } from "vitest";
import { OK } from "./answers.ts";
import { type Answer, type Sent, send, sendJson, tokenIn } from "./calls.ts";
import type { Setting } from "./newsletter-calls.ts";
import { ended } from "./outbox.ts";

export const PASSWORD = "blue lamps above the harbour";
export const NEW_PASSWORD = "seven quiet rooms of cedar";
export const PERSON = { name: "Mika", email: "mika@studio.example", password: PASSWORD, language: "en" } as const;

/** A browser: it keeps the session cookie. */
export class Browser {
  cookie: string | undefined;
  readonly address: string;

  constructor(address = "203.0.113.7") {
    this.address = address;
  }

  async post(path: string, value: object = {}, more: Sent = {}): Promise<Answer> {
    return this.#keep(await sendJson(`/api/auth/${path}`, value, { ...this.#sent(), ...more }));
  }

  async get(path: string): Promise<Answer> {
    return this.#keep(await send(`/api/auth/${path}`, { ...this.#sent(), method: "GET" }));
  }

  #sent(): Sent {
    return { address: this.address, headers: { "User-Agent": "Test/1.0", ...(this.cookie === undefined ? {} : { Cookie: this.cookie }) } };
  }

  #keep(answer: Answer): Answer {
    const [line] = answer.headers.getSetCookie();
    if (line === undefined) return answer;
    const [pair = ""] = line.split(";");
    this.cookie = /max-age=0/iu.test(line) ? undefined : pair;
    return answer;
  }
}

export const LINK_PAGE = /\/account\//u;

/** Runs something that mails, and waits for the mails. @returns The texts of the new mails. */
export async function mailsOf(
  { sink, server }: Setting,
  act: () => Promise<unknown>,
): Promise<{ to: string; subject: string; text: string }[]> {
  const before = sink.mails.length;
  await act();
  server.wakeMailWorker();
  await ended(server);
  return sink.mails
    .slice(before)
    .map(({ parsed, recipients }) => ({ to: recipients[0]!, subject: parsed.subject ?? "", text: parsed.text ?? "" }));
}

/** The token of the only mail that something sends. */
export async function mailedToken(setting: Setting, act: () => Promise<unknown>): Promise<string> {
  const mails = await mailsOf(setting, act);
  expect(mails).toHaveLength(1);
  return tokenIn(mails[0]!.text, LINK_PAGE);
}

/** Signs up and confirms. @returns The browser, which is signed in. */
export async function openAccount(
  setting: Setting,
  person: Partial<typeof PERSON> | Record<string, string> = {},
  browser = new Browser(),
): Promise<Browser> {
  const given = { ...PERSON, ...person };
  const token = await mailedToken(setting, async () => {
    expect(await browser.post("sign-up/email", given)).toMatchObject(OK);
  });
  expect(browser.cookie).toBeUndefined();
  expect(await browser.post("verify-email", { token, password: given.password })).toMatchObject(OK);
  expect(browser.cookie).toBeDefined();
  // The mailbox's budget of three mails a day counts from anew.
  setting.server.advance(25 * 60 * 60 * 1000);
  return browser;
}

export const signIn = (browser: Browser, email: string = PERSON.email, password: string = PASSWORD) =>
  browser.post("sign-in/email", { email, password });

/** Whom the browser is signed in as. */
export async function signedInAs(browser: Browser): Promise<string | undefined> {
  const { status, body } = await browser.get("account");
  return status === 200 ? (body as { account: { email: string } }).account.email : undefined;
}
