/** What 50 simultaneous requests do, and what answers say about an address. */
import { describe, expect, it } from "vitest";
import { OK, refused } from "#tests/server/support/answers.ts";
import {
  Browser,
  mailedToken,
  mailsOf,
  NEW_PASSWORD,
  openAccount,
  PASSWORD,
  PERSON,
  signedInAs,
  signIn,
} from "#tests/server/support/account-calls.ts";
import { openNewsletter as openSite, type Setting } from "#tests/server/support/newsletter-calls.ts";
import { ENGINES_OF_ACCOUNTS } from "#tests/server/support/test-server.ts";
import { LONG } from "#tests/support/extent.ts";

/** For many passwords to hash on a busy machine. */
const LONG_TIMEOUT_MS = 120_000;
const MANY = { RATE_LIMIT_SCALE: "1000" };
/** On a busy machine a database may take longer than a call may wait; the caller is asked to try again, and nothing was done. */
const BUSY = 503;
const CALLERS = Array.from({ length: 50 }, () => new Browser());

/** 50 requests at the same time, of which one must succeed. */
async function expectOneWinner(act: (browser: Browser) => ReturnType<Browser["post"]>): Promise<void> {
  const answers = await Promise.all(CALLERS.map(act));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200 && status !== BUSY))
    expect(answer).toMatchObject(refused(400, "INVALID_TOKEN"));
}

const accountsOf = ({ server }: Setting) => server.database.queries.selectFrom("accounts").select(["email", "email_verified"]).execute();

describe.each(ENGINES_OF_ACCOUNTS)("on %s", (engine) => {
  it("lets one of 50 simultaneous uses of a link win", { tags: [LONG], timeout: LONG_TIMEOUT_MS }, async () => {
    const setting = await openSite(engine, MANY);
    const token = await mailedToken(setting, () => new Browser().post("sign-up/email", PERSON));
    await expectOneWinner((browser) => browser.post("verify-email", { token, password: PASSWORD }));
    setting.server.advance(25 * 60 * 60 * 1000);
    const reset = await mailedToken(setting, () => new Browser().post("request-password-reset", { email: PERSON.email }));
    const notices = await mailsOf(setting, () =>
      expectOneWinner((browser) => browser.post("reset-password", { token: reset, newPassword: NEW_PASSWORD })),
    );
    expect(notices).toHaveLength(1);
    const browser = new Browser();
    await signIn(browser, PERSON.email, NEW_PASSWORD);
    const change = await mailedToken(setting, () =>
      browser.post("change-email", { newEmail: "mika@harbour.example", password: NEW_PASSWORD }),
    );
    const told = await mailsOf(setting, () => expectOneWinner((caller) => caller.post("confirm-email-change", { token: change })));
    expect(told).toHaveLength(2);
    const deletion = await mailedToken(setting, () => browser.post("delete-user", { password: NEW_PASSWORD }));
    await expectOneWinner((caller) => caller.post("confirm-deletion", { token: deletion }));
    expect(await accountsOf(setting)).toEqual([]);
  });

  it(
    "makes one account and one mail of 50 simultaneous sign-ups with one address",
    async () => {
      const setting = await openSite(engine, MANY);
      const mails = await mailsOf(setting, async () => {
        const answers = await Promise.all(CALLERS.map((browser) => browser.post("sign-up/email", PERSON)));
        for (const answer of answers.filter(({ status }) => status !== BUSY)) expect(answer).toMatchObject(OK);
        expect(answers.some(({ status }) => status === 200)).toBe(true);
      });
      expect(mails).toHaveLength(1);
      expect(await accountsOf(setting)).toEqual([{ email: PERSON.email, email_verified: 0 }]);
    },
    LONG_TIMEOUT_MS,
  );

  it(
    "opens no session with a password that is being changed",
    async () => {
      const setting = await openSite(engine, MANY);
      const browser = await openAccount(setting);
      const others = CALLERS.slice(0, 20).map(() => new Browser());
      await Promise.all([
        browser.post("change-password", { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
        ...others.map((other) => signIn(other)),
      ]);
      expect(await Promise.all(others.map(signedInAs))).toEqual(others.map(() => undefined));
      expect(await signedInAs(browser)).toBe(PERSON.email);
    },
    LONG_TIMEOUT_MS,
  );

  it(
    "answers alike for an address with an account, with an unconfirmed one and without",
    async () => {
      const setting = await openSite(engine, MANY);
      await openAccount(setting);
      const unconfirmed = "noe@studio.example";
      await mailsOf(setting, () => new Browser().post("sign-up/email", { ...PERSON, email: unconfirmed }));
      setting.server.advance(25 * 60 * 60 * 1000);
      const addresses = [PERSON.email, unconfirmed, "nobody@studio.example"];
      const calls: readonly [string, (email: string) => object][] = [
        ["request-password-reset", (email) => ({ email })],
        ["send-verification-email", (email) => ({ email })],
        ["sign-in/email", (email) => ({ email, password: "not the one that was chosen" })],
        ["sign-up/email", (email) => ({ ...PERSON, email })],
      ];
      for (const [path, body] of calls) {
        const answers: { status: number; sent: unknown; headers: [string, string][] }[] = [];
        for (const email of addresses) {
          const mails = await mailsOf(setting, async () => {
            const { status, body: sent, headers } = await new Browser().post(path, body(email));
            answers.push({ status, sent, headers: [...headers] });
          });
          // Each gets one mail, so that they are the same in the mail server's log, too.
          if (path !== "sign-in/email") expect(mails.map(({ to }) => to)).toEqual([email]);
          setting.server.advance(11 * 60 * 1000);
        }
        expect(answers).toEqual([answers[0], answers[0], answers[0]]);
        setting.server.advance(25 * 60 * 60 * 1000);
      }
    },
    LONG_TIMEOUT_MS,
  );

  it(
    "stops the guessing of a password, for addresses with and without an account alike",
    { tags: [LONG], timeout: LONG_TIMEOUT_MS },
    async () => {
      const setting = await openSite(engine, { RATE_LIMIT_SCALE: "1" });
      for (const email of [PERSON.email, "nobody@studio.example"]) {
        if (email === PERSON.email) await openAccount(setting);
        const statuses = [];
        for (let guess = 0; guess < 40; guess++) {
          // Each from a client of its own.
          const browser = new Browser(`198.51.100.${guess}`);
          statuses.push((await signIn(browser, email, `a wrong password ${guess}`)).status);
        }
        expect(new Set(statuses)).toEqual(new Set([401, 429]));
        expect(statuses.at(-1)).toBe(429);
        setting.server.advance(2 * 60 * 60 * 1000);
      }
    },
  );
});
