/** Passkeys through the API's handlers, with an authenticator of the test's own and a real database. */
import { describe, expect, it } from "vitest";
import { MINUTE } from "#server/durations.ts";
import { OK, refused } from "#tests/server/support/answers.ts";
import { Authenticator } from "#tests/server/support/authenticator.ts";
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

const NO_PROOF = refused(400, "INVALID_PASSKEY");
const OTHER = { email: "noe@studio.example" };

type Options = { challenge: string };
type Own = { hasPassword: boolean; passkeys: { id: string; name: string; lastUsed: number | null }[] };

/** The options of a ceremony. */
async function optionsOf(browser: Browser, path: string, value: object = {}): Promise<Options> {
  const answer = await browser.post(`passkey/${path}`, value);
  expect(answer).toMatchObject(OK);
  return (answer.body as { options: Options }).options;
}
const challengeFor = (browser: Browser) => optionsOf(browser, "generate-authenticate-options");
const toAdd = (browser: Browser, proof: object = { password: PASSWORD }) => optionsOf(browser, "generate-register-options", proof);
const finish = (browser: Browser, response: object, name = "My laptop") => browser.post("passkey/verify-registration", { name, response });
const enter = (browser: Browser, response: object) => browser.post("passkey/verify-authentication", { response });
const own = async (browser: Browser) => (await browser.get("account")).body as Own;

async function withPasskey(setting: Setting, person: Record<string, string> = {}): Promise<{ browser: Browser; key: Authenticator }> {
  const browser = await openAccount(setting, person);
  const key = new Authenticator();
  await mailsOf(setting, async () => {
    expect(await finish(browser, key.create(await toAdd(browser)))).toMatchObject(OK);
  });
  return { browser, key };
}

describe.each(ENGINES_OF_ACCOUNTS)("on %s", (engine) => {
  it("adds a passkey with the password, tells the owner, and signs in with it alone", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    expect(await browser.post("passkey/generate-register-options", { password: "not the password" })).toMatchObject(
      refused(401, "INVALID_PASSWORD"),
    );
    const key = new Authenticator();
    const mails = await mailsOf(setting, async () => {
      expect(await finish(browser, key.create(await toAdd(browser)))).toMatchObject(OK);
    });
    expect(mails).toMatchObject([{ to: PERSON.email }]);
    expect(await own(browser)).toMatchObject({ hasPassword: true, passkeys: [{ name: "My laptop", lastUsed: null }] });
    const other = new Browser();
    const answer = await enter(other, key.prove(await challengeFor(other)));
    expect(answer).toMatchObject(OK);
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=.*HttpOnly/u);
    expect(await signedInAs(other)).toBe(PERSON.email);
    expect((await own(browser)).passkeys[0]?.lastUsed).not.toBeNull();
  });

  it("ends the session that the browser had", async () => {
    const setting = await openSite(engine);
    const { browser, key } = await withPasskey(setting);
    const earlier = browser.cookie!;
    expect(await enter(browser, key.prove(await challengeFor(browser)))).toMatchObject(OK);
    const thief = new Browser();
    thief.cookie = earlier;
    expect(await signedInAs(thief)).toBeUndefined();
  });

  it("tells nobody who has not signed in which accounts and passkeys there are", async () => {
    const setting = await openSite(engine);
    const stranger = new Browser();
    const without = Object.keys(await challengeFor(stranger));
    await withPasskey(setting);
    const options = await challengeFor(stranger);
    expect(Object.keys(options)).toEqual(without);
    expect(JSON.stringify(options)).not.toContain('allowCredentials":[{');
    expect(stranger.cookie).toBeUndefined();
    expect(await enter(stranger, new Authenticator().prove(options))).toMatchObject(NO_PROOF);
    expect(await stranger.post("passkey/generate-register-options", { password: PASSWORD })).toMatchObject(
      refused(401, "SIGN_IN_REQUIRED"),
    );
  });

  it("refuses a response that is sent again, is late, or signs no challenge of ours", async () => {
    const setting = await openSite(engine);
    const { key } = await withPasskey(setting);
    const browser = new Browser();
    const used = key.prove(await challengeFor(browser));
    expect(await enter(browser, used)).toMatchObject(OK);
    expect(await enter(new Browser(), used)).toMatchObject(NO_PROOF);
    const late = await challengeFor(browser);
    setting.server.advance(11 * MINUTE);
    expect(await enter(new Browser(), key.prove(late))).toMatchObject(NO_PROOF);
    expect(await enter(new Browser(), key.prove({ challenge: "A".repeat(43) }))).toMatchObject(NO_PROOF);
    // A false response uses its challenge up.
    const spent = await challengeFor(browser);
    expect(await enter(new Browser(), new Authenticator().prove(spent))).toMatchObject(NO_PROOF);
    expect(await enter(new Browser(), key.prove(spent))).toMatchObject(NO_PROOF);
  });

  it.each([
    ["another origin", { origin: "https://site.example.attacker.example" }],
    ["another site's passkey", { siteId: "attacker.example" }],
    ["an authenticator that did not check its owner", { isVerified: false }],
  ])("refuses %s", async (_, deviation) => {
    const setting = await openSite(engine);
    const { browser, key } = await withPasskey(setting);
    expect(await enter(new Browser(), key.prove(await challengeFor(browser), deviation))).toMatchObject(NO_PROOF);
    expect(await finish(browser, new Authenticator().create(await toAdd(browser), deviation))).toMatchObject(NO_PROOF);
    expect((await own(browser)).passkeys).toHaveLength(1);
  });

  it("refuses another account's passkey as a proof, and to add or remove it", async () => {
    const setting = await openSite(engine);
    const { browser: owner, key } = await withPasskey(setting);
    const stranger = await openAccount(setting, OTHER);
    const proof = key.prove(await challengeFor(stranger));
    expect(await stranger.post("passkey/generate-register-options", { response: proof })).toMatchObject(NO_PROOF);
    // Options that were made for the owner, and a credential that is the owner's.
    expect(await finish(stranger, new Authenticator().create(await toAdd(owner)))).toMatchObject(NO_PROOF);
    expect(await finish(stranger, key.create(await toAdd(stranger)))).toMatchObject(NO_PROOF);
    const [passkey] = (await own(owner)).passkeys;
    expect(await stranger.post("passkey/delete-passkey", { id: passkey?.id })).toMatchObject(refused(404, "NOT_FOUND"));
    expect((await own(stranger)).passkeys).toEqual([]);
    expect((await own(owner)).passkeys).toHaveLength(1);
  });

  it("does not let a challenge to sign in add a passkey, nor the other way round", async () => {
    const setting = await openSite(engine);
    const { browser, key } = await withPasskey(setting);
    expect(await finish(browser, new Authenticator().create(await challengeFor(browser)))).toMatchObject(NO_PROOF);
    expect(await enter(new Browser(), key.prove(await toAdd(browser)))).toMatchObject(NO_PROOF);
  });

  it("lets one of 50 simultaneous uses of a challenge win", async () => {
    const setting = await openSite(engine, { RATE_LIMIT_SCALE: "1000" });
    const { key } = await withPasskey(setting);
    const challenge = await challengeFor(new Browser());
    const browsers = Array.from({ length: 50 }, () => new Browser());
    const answers = await Promise.all(browsers.map((browser) => enter(browser, key.prove(challenge))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // On a busy machine a database may take longer than a call may wait: 503.
    for (const answer of answers.filter(({ status }) => status !== 200 && status !== 503)) expect(answer).toMatchObject(NO_PROOF);
    expect((await Promise.all(browsers.map(signedInAs))).filter((email) => email !== undefined)).toHaveLength(1);
  });

  it("works without a password, whose removal leaves a passkey, and comes back by mail", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    expect(await browser.post("remove-password", { password: PASSWORD })).toMatchObject(refused(409, "LAST_WAY_IN"));
    expect(await signIn(new Browser())).toMatchObject(OK);
    const key = new Authenticator();
    await finish(browser, key.create(await toAdd(browser)));
    expect(await browser.post("remove-password", { password: "not the password" })).toMatchObject(refused(401, "INVALID_PASSWORD"));
    expect(await browser.post("remove-password", { password: PASSWORD })).toMatchObject(OK);
    expect(await signIn(new Browser())).toMatchObject(refused(401, "INVALID_CREDENTIALS"));
    expect(await browser.post("delete-user", { password: PASSWORD })).toMatchObject(refused(401, "INVALID_PASSWORD"));
    // A second passkey, with the first as proof; and each of them may go, but not both.
    const second = new Authenticator();
    const proof = { response: key.prove(await challengeFor(browser)) };
    expect(await finish(browser, second.create(await toAdd(browser, proof)), "Key ring")).toMatchObject(OK);
    const [one, two] = (await own(browser)).passkeys;
    expect(await browser.post("passkey/delete-passkey", { id: one?.id })).toMatchObject(OK);
    expect(await browser.post("passkey/delete-passkey", { id: two?.id })).toMatchObject(refused(409, "LAST_WAY_IN"));
    expect(await own(browser)).toMatchObject({ hasPassword: false, passkeys: [{ id: two?.id }] });
    await mailsOf(setting, () => Promise.resolve());
    setting.server.advance(25 * 60 * MINUTE);
    const token = await mailedToken(setting, () => new Browser().post("request-password-reset", { email: PERSON.email }));
    expect(await browser.post("reset-password", { token, newPassword: NEW_PASSWORD })).toMatchObject(OK);
    expect(await signIn(browser, PERSON.email, NEW_PASSWORD)).toMatchObject(OK);
  });

  it("keeps a way in when the password and the last passkey are removed at the same time", async () => {
    const setting = await openSite(engine);
    const { browser } = await withPasskey(setting);
    const [passkey] = (await own(browser)).passkeys;
    const answers = await Promise.all([
      browser.post("remove-password", { password: PASSWORD }),
      browser.post("passkey/delete-passkey", { id: passkey?.id }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("exports passkeys, and deletes them with the account", async () => {
    const setting = await openSite(engine);
    const { browser, key } = await withPasskey(setting);
    const { body } = await browser.get("export");
    expect(body).toMatchObject({ passkeys: [{ name: "My laptop", credential: key.id.toString("base64url") }] });
    const open = await toAdd(browser);
    const token = await mailedToken(setting, () => browser.post("delete-user", { password: PASSWORD }));
    expect(await browser.post("confirm-deletion", { token })).toMatchObject(OK);
    const { queries } = setting.server.database;
    expect(await queries.selectFrom("account_passkeys").selectAll().execute()).toEqual([]);
    expect(await queries.selectFrom("passkey_challenges").where("account_id", "is not", null).selectAll().execute()).toEqual([]);
    expect(await finish(browser, new Authenticator().create(open))).toMatchObject(refused(401, "SIGN_IN_REQUIRED"));
    expect(await enter(browser, key.prove(await challengeFor(browser)))).toMatchObject(NO_PROOF);
  });
});
