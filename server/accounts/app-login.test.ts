/** Desktop apps: the OAuth device flow with a standard client library as the app. */
import * as oauth from "oauth4webapi";
import { describe, expect, it } from "vitest";
import { DEFAULT_LOCALE } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { MINUTE } from "#server/durations.ts";
import { OK, refused } from "#tests/server/support/answers.ts";
import { Browser, mailsOf, openAccount, PERSON } from "#tests/server/support/account-calls.ts";
import { answerRequest, ORIGIN, send } from "#tests/server/support/calls.ts";
import { openNewsletter as openSite, type Setting } from "#tests/server/support/newsletter-calls.ts";
import { ENGINES_OF_ACCOUNTS } from "#tests/server/support/test-server.ts";

const SERVER: oauth.AuthorizationServer = {
  issuer: ORIGIN,
  device_authorization_endpoint: `${ORIGIN}/api/auth/device/code`,
  token_endpoint: `${ORIGIN}/api/auth/device/token`,
};
const APP: oauth.Client = { client_id: "hub" };
/** Answers the library's requests without a socket. */
const OPTIONS = {
  [oauth.customFetch]: (url: string, init: RequestInit) => answerRequest(url, init),
};

async function askForCode(headers: Record<string, string> = {}) {
  const response = await oauth.deviceAuthorizationRequest(SERVER, APP, oauth.None(), new URLSearchParams(), { ...OPTIONS, headers });
  return oauth.processDeviceAuthorizationResponse(SERVER, APP, response);
}

/** One question of an app that waits. @returns The token, or the error code. */
async function poll({ server }: Setting, deviceCode: string): Promise<{ token: string } | { error: string }> {
  // Apps wait so long between two questions.
  server.advance(6_000);
  const response = await oauth.deviceCodeGrantRequest(SERVER, APP, oauth.None(), deviceCode, OPTIONS);
  try {
    return { token: (await oauth.processDeviceCodeResponse(SERVER, APP, response)).access_token };
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError) return { error: error.error };
    throw error;
  }
}

async function openApp(setting: Setting): Promise<{ browser: Browser; token: string }> {
  const browser = await openAccount(setting);
  const { device_code, user_code } = await askForCode();
  await browser.post("device", { userCode: user_code });
  await browser.post("device/approve", { userCode: user_code });
  const polled = await poll(setting, device_code);
  return { browser, token: "token" in polled ? polled.token : "" };
}

const bearer = (token: string) => send("/api/auth/account", { method: "GET", headers: { Authorization: `Bearer ${token}` } });

describe.each(ENGINES_OF_ACCOUNTS)("on %s", (engine) => {
  it("names the page for the code in the language that the app asks for", async () => {
    await openSite(engine);
    const { verification_uri } = await askForCode({ "Accept-Language": "de-AT, de;q=0.9" });
    expect(verification_uri).toBe(`${ORIGIN}${localePath("de", "/account/app-login")}`);
  });

  it("signs in a standard client after the code was entered and approved, and tells the owner", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    const { device_code, user_code, verification_uri, verification_uri_complete, expires_in } = await askForCode();
    expect(user_code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/u);
    expect(verification_uri).toBe(`${ORIGIN}${localePath(DEFAULT_LOCALE, "/account/app-login")}`);
    expect(verification_uri_complete).toBe(`${verification_uri}?user_code=${user_code}`);
    expect(expires_in).toBe(1800);
    expect(await poll(setting, device_code)).toEqual({ error: "authorization_pending" });
    // As people type it.
    expect(await browser.post("device", { userCode: user_code.toLowerCase().replace("-", "") })).toMatchObject({
      ...OK,
      body: { app: "hub", userCode: user_code },
    });
    expect(await poll(setting, device_code)).toEqual({ error: "authorization_pending" });
    const mails = await mailsOf(setting, async () => {
      expect(await browser.post("device/approve", { userCode: user_code })).toMatchObject(OK);
    });
    expect(mails).toMatchObject([{ to: PERSON.email }]);
    const polled = await poll(setting, device_code);
    expect(await bearer("token" in polled ? polled.token : "")).toMatchObject({ status: 200, body: { account: { email: PERSON.email } } });
    expect(await poll(setting, device_code)).toEqual({ error: "invalid_grant" });
  });

  it("lists the app with the sessions, and signs it out", async () => {
    const setting = await openSite(engine);
    const { browser, token } = await openApp(setting);
    const { body } = await browser.get("account");
    const app = (body as { sessions: { id: string; app: string | null }[] }).sessions.find((session) => session.app === "hub");
    expect(await bearer(token)).toMatchObject({ status: 200 });
    expect(await browser.post("revoke-session", { id: app?.id })).toMatchObject(OK);
    expect(await bearer(token)).toMatchObject(refused(401, "SIGN_IN_REQUIRED"));
    const stored = JSON.stringify(await setting.server.database.queries.selectFrom("account_sessions").selectAll().execute());
    expect(stored).not.toContain(token);
  });

  it("says no to an app that was denied, whose code has expired, or that asks too often", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    const denied = await askForCode();
    await browser.post("device", { userCode: denied.user_code });
    const mails = await mailsOf(setting, async () => {
      expect(await browser.post("device/deny", { userCode: denied.user_code })).toMatchObject(OK);
    });
    expect(mails).toEqual([]);
    expect(await poll(setting, denied.device_code)).toEqual({ error: "access_denied" });
    expect(await browser.post("device/approve", { userCode: denied.user_code })).toMatchObject(refused(400, "INVALID_CODE"));

    const hasty = await askForCode();
    expect(await poll(setting, hasty.device_code)).toEqual({ error: "authorization_pending" });
    setting.server.advance(-5_000);
    expect(await poll(setting, hasty.device_code)).toEqual({ error: "slow_down" });

    const late = await askForCode();
    setting.server.advance(31 * MINUTE);
    expect(await browser.post("device", { userCode: late.user_code })).toMatchObject(refused(410, "CODE_EXPIRED"));
    expect(await poll(setting, late.device_code)).toEqual({ error: "expired_token" });
  });

  it("lets only the account approve an app that looked up its code, and nobody who is not signed in", async () => {
    const setting = await openSite(engine);
    const owner = await openAccount(setting);
    const stranger = await openAccount(setting, { email: "noe@studio.example" });
    const { user_code: userCode, device_code } = await askForCode();
    expect(await new Browser().post("device", { userCode })).toMatchObject(refused(401, "SIGN_IN_REQUIRED"));
    expect(await owner.post("device/approve", { userCode })).toMatchObject(refused(400, "INVALID_CODE"));
    expect(await owner.post("device", { userCode })).toMatchObject(OK);
    expect(await stranger.post("device", { userCode })).toMatchObject(refused(400, "INVALID_CODE"));
    expect(await stranger.post("device/approve", { userCode })).toMatchObject(refused(400, "INVALID_CODE"));
    expect(await poll(setting, device_code)).toEqual({ error: "authorization_pending" });
  });

  it("gives the token to one of 50 simultaneous questions", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    const { device_code, user_code: userCode } = await askForCode();
    await browser.post("device", { userCode });
    await browser.post("device/approve", { userCode });
    const answers = await Promise.all(Array.from({ length: 50 }, () => poll(setting, device_code)));
    expect(answers.filter((answer) => "token" in answer)).toHaveLength(1);
  });

  it("stops an account that guesses codes 1,000 times", async () => {
    const setting = await openSite(engine, { RATE_LIMIT_SCALE: "1" });
    const browser = await openAccount(setting);
    const { user_code } = await askForCode();
    const statuses = [];
    for (let guess = 0; guess < 1_000; guess++) {
      const userCode = guess === 999 ? user_code : `AAAA-${String(guess).padStart(4, "2").replaceAll(/[01]/gu, "2")}`;
      const answer = await browser.post("device", { userCode }, {});
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(20);
    expect(statuses.at(-1)).toBe(429);
  }, 120_000);

  it("refuses apps that it does not know, and requests in another form", async () => {
    await openSite(engine);
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    const unknown = await send("/api/auth/device/code", { body: "client_id=somebody", headers: form });
    expect(unknown).toMatchObject({ status: 400, body: { error: "invalid_client" } });
    const other = await send("/api/auth/device/token", { body: "grant_type=password&client_id=hub", headers: form });
    expect(other).toMatchObject({ status: 400, body: { error: "unsupported_grant_type" } });
    const json = await send("/api/auth/device/code", { body: "{}", headers: { "Content-Type": "application/json" } });
    expect(json).toMatchObject({ status: 400, body: { error: "invalid_request" } });
  });
});
