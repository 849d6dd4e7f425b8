/** Accounts from the sign-up to the deletion, through the API's handlers, a real database and a real mail server. */
import { describe, expect, it } from "vitest";
import { localePath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { DAY, HOUR } from "#server/durations.ts";
import { deleteExpired } from "#server/housekeeping.ts";
import { runStaffCommand } from "#server/staff/run-command.ts";
import { type Client, clientOf } from "#server/limits/client.ts";
import { LIMITS } from "#server/limits/policies.ts";
import { Refusal } from "#server/refusal.ts";
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
import { confirm, ORIGIN, sendJson } from "#tests/server/support/calls.ts";
import { openNewsletter as openSite, tokenFor } from "#tests/server/support/newsletter-calls.ts";
import { ENGINES_OF_ACCOUNTS } from "#tests/server/support/test-server.ts";
import { takeSignInLimits } from "./sign-in.ts";

describe.each(ENGINES_OF_ACCOUNTS)("on %s", (engine) => {
  it("opens an account with the mailed link and its password, and signs in with a cookie for this host alone", async () => {
    const setting = await openSite(engine);
    const browser = new Browser();
    const token = await mailedToken(setting, async () => {
      const answer = await browser.post("sign-up/email", PERSON);
      expect(answer).toMatchObject({ ...OK, body: { success: true } });
    });
    expect(await signIn(browser)).toMatchObject(refused(403, "EMAIL_NOT_CONFIRMED"));
    expect(await browser.post("verify-email", { token, password: "not the one of the sign-up" })).toMatchObject(
      refused(401, "INVALID_PASSWORD"),
    );
    const answer = await browser.post("verify-email", { token, password: PASSWORD });
    expect(answer).toMatchObject(OK);
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(cookie).toMatch(/^__Host-session=/u);
    for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(attribute);
    expect(cookie).not.toMatch(/Domain=/iu);
    expect(await signedInAs(browser)).toBe(PERSON.email);
    expect(await browser.post("verify-email", { token, password: PASSWORD })).toMatchObject(refused(400, "INVALID_TOKEN"));
  });

  it.each(LOCALES)("mails in %s with a link in that language", async (language) => {
    const setting = await openSite(engine);
    const [mail] = await mailsOf(setting, () => new Browser().post("sign-up/email", { ...PERSON, language }));
    expect(mail?.text).toContain(`${ORIGIN}${localePath(language, "/account/email-confirmation")}?token=`);
    // The name comes from the visitor who typed the address, and could hold anything.
    expect(mail?.text).not.toContain(PERSON.name);
  });

  it("stores neither password nor token, and no network address of a session", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    const { queries } = setting.server.database;
    const rows = JSON.stringify([
      await queries.selectFrom("accounts").selectAll().execute(),
      await queries.selectFrom("account_credentials").selectAll().execute(),
      await queries.selectFrom("account_sessions").selectAll().execute(),
      await queries.selectFrom("account_links").selectAll().execute(),
    ]);
    const token = decodeURIComponent(browser.cookie!).split("=")[1]!.split(".")[0]!;
    for (const secret of [PASSWORD, token, browser.address]) expect(rows).not.toContain(secret);
  });

  it("signs in with a new session each time, and ends the one that the browser had", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    const earlier = browser.cookie!;
    expect(await signIn(browser)).toMatchObject(OK);
    expect(browser.cookie).not.toBe(earlier);
    const thief = new Browser();
    thief.cookie = earlier;
    expect(await signedInAs(thief)).toBeUndefined();
    // A session that somebody planted in the browser does not become the visitor's.
    const planted = new Browser();
    planted.cookie = "__Host-session=chosen-by-somebody-else.AAAA";
    expect(await signIn(planted)).toMatchObject(OK);
    expect(planted.cookie).not.toContain("chosen-by-somebody-else");
    const forged = new Browser();
    forged.cookie = `${browser.cookie!.slice(0, -3)}abc`;
    expect(await signedInAs(forged)).toBeUndefined();
  });

  it("signs out, and the cookie is worth nothing afterwards", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    const kept = browser.cookie!;
    expect(await browser.post("sign-out")).toMatchObject(OK);
    expect(browser.cookie).toBeUndefined();
    browser.cookie = kept;
    expect(await signedInAs(browser)).toBeUndefined();
    expect(await browser.get("account")).toMatchObject(refused(401, "SIGN_IN_REQUIRED"));
  });

  it("replaces a sign-up that was never confirmed, so that the first to type an address does not own it", async () => {
    const setting = await openSite(engine);
    const stranger = new Browser();
    const early = await mailedToken(setting, () => stranger.post("sign-up/email", { ...PERSON, password: NEW_PASSWORD }));
    setting.server.advance(HOUR);
    const owner = new Browser();
    const token = await mailedToken(setting, () => owner.post("sign-up/email", PERSON));
    expect(await owner.post("verify-email", { token: early, password: PASSWORD })).toMatchObject(refused(400, "INVALID_TOKEN"));
    expect(await owner.post("verify-email", { token, password: PASSWORD })).toMatchObject(OK);
    expect(await signIn(stranger, PERSON.email, NEW_PASSWORD)).toMatchObject(refused(401, "INVALID_CREDENTIALS"));
  });

  it("resets a forgotten password, signs everybody out and tells the owner", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    const token = await mailedToken(setting, () => new Browser().post("request-password-reset", { email: "MIKA@studio.example" }));
    const mails = await mailsOf(setting, async () => {
      expect(await browser.post("reset-password", { token, newPassword: PERSON.email })).toMatchObject(refused(400, "WEAK_PASSWORD"));
      expect(await browser.post("reset-password", { token, newPassword: NEW_PASSWORD })).toMatchObject(OK);
    });
    expect(mails).toMatchObject([{ to: PERSON.email }]);
    expect(await signedInAs(browser)).toBeUndefined();
    expect(await signIn(browser)).toMatchObject(refused(401, "INVALID_CREDENTIALS"));
    expect(await signIn(browser, PERSON.email, NEW_PASSWORD)).toMatchObject(OK);
    expect(await browser.post("reset-password", { token, newPassword: PASSWORD })).toMatchObject(refused(400, "INVALID_TOKEN"));
  });

  it("counts a link's life from when the mail server accepted its mail", async () => {
    const setting = await openSite(engine);
    await openAccount(setting);
    const { sink, server } = setting;
    await sink.close();
    await new Browser().post("request-password-reset", { email: PERSON.email });
    server.advance(DAY);
    await sink.open();
    const token = await mailedToken(setting, () => Promise.resolve());
    server.advance(HOUR);
    await mailsOf(setting, async () => {
      expect(await new Browser().post("reset-password", { token, newPassword: NEW_PASSWORD })).toMatchObject(OK);
    });
    server.advance(DAY);
    const late = await mailedToken(setting, () => new Browser().post("request-password-reset", { email: PERSON.email }));
    server.advance(2 * HOUR);
    // Whatever was typed: no other password would help.
    for (const newPassword of [PASSWORD, "short"])
      expect(await new Browser().post("reset-password", { token: late, newPassword })).toMatchObject(refused(410, "TOKEN_EXPIRED"));
  });

  it("changes the password with the current one, renews this session and ends the others", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    const other = new Browser();
    await signIn(other);
    const before = browser.cookie;
    const wrong = { currentPassword: "not the current password", newPassword: NEW_PASSWORD };
    expect(await browser.post("change-password", wrong)).toMatchObject(refused(401, "INVALID_PASSWORD"));
    expect(await signedInAs(other)).toBe(PERSON.email);
    const mails = await mailsOf(setting, async () => {
      expect(await browser.post("change-password", { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).toMatchObject(OK);
    });
    expect(mails).toMatchObject([{ to: PERSON.email }]);
    expect(browser.cookie).not.toBe(before);
    expect(await signedInAs(browser)).toBe(PERSON.email);
    expect(await signedInAs(other)).toBeUndefined();
    expect(await signIn(other, PERSON.email, NEW_PASSWORD)).toMatchObject(OK);
  });

  it("changes the address once the new one is confirmed, and tells both", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    const newEmail = "mika@harbour.example";
    expect(await browser.post("change-email", { newEmail, password: "not the current password" })).toMatchObject(
      refused(401, "INVALID_PASSWORD"),
    );
    const token = await mailedToken(setting, () => browser.post("change-email", { newEmail, password: PASSWORD }));
    expect(await signedInAs(browser)).toBe(PERSON.email);
    const mails = await mailsOf(setting, async () => {
      expect(await new Browser().post("confirm-email-change", { token })).toMatchObject(OK);
    });
    expect(mails.map(({ to }) => to).sort()).toEqual([newEmail, PERSON.email].sort());
    expect(await signedInAs(browser)).toBe(newEmail);
    expect(await signIn(new Browser())).toMatchObject(refused(401, "INVALID_CREDENTIALS"));
    expect(await new Browser().post("confirm-email-change", { token })).toMatchObject(refused(400, "INVALID_TOKEN"));
  });

  it("does not move an account to the address of another, nor say that it is taken", async () => {
    const setting = await openSite(engine);
    await openAccount(setting, { email: "noe@studio.example" });
    const browser = await openAccount(setting);
    const mails = await mailsOf(setting, async () => {
      expect(await browser.post("change-email", { newEmail: "noe@studio.example", password: PASSWORD })).toMatchObject(OK);
    });
    expect(mails).toMatchObject([{ to: "noe@studio.example" }]);
    expect(mails[0]!.text).not.toContain("token=");
  });

  it("deletes the mails of an account that was never confirmed with it: when its time is over, and when another takes its address", async () => {
    const setting = await openSite(engine);
    const { server } = setting;
    const browser = await openAccount(setting);
    const mailsTo = async () =>
      (await server.database.queries.selectFrom("outbox").select("template").execute()).map((mail) => mail.template);
    const unconfirmed = { ...PERSON, email: "noe@studio.example" };
    await mailsOf(setting, () => new Browser().post("sign-up/email", unconfirmed));
    server.advance(DAY);
    const token = await mailedToken(setting, () => browser.post("change-email", { newEmail: unconfirmed.email, password: PASSWORD }));
    await mailsOf(setting, () => new Browser().post("confirm-email-change", { token }));
    expect(await mailsTo()).not.toContain("accountConfirm");

    await mailsOf(setting, () => new Browser().post("sign-up/email", PERSON));
    // better-auth takes the time from the machine's clock, not from the test's.
    const created = { created_at: server.now() };
    await server.database.write((db) => db.updateTable("accounts").set(created).where("email", "=", PERSON.email).execute());
    server.advance(20 * DAY);
    await mailsOf(setting, () => new Browser().post("send-verification-email", { email: PERSON.email, language: "en" }));
    server.advance(10 * DAY + HOUR);
    await deleteExpired(server);
    expect(await mailsTo()).toEqual([]);
  });

  it("lists sessions, and ends one of them or all others", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    const [one, two] = [new Browser(), new Browser()];
    for (const other of [one, two]) await signIn(other);
    const { body } = await browser.get("account");
    const { sessions } = body as { sessions: { id: string; isCurrent: boolean; device: string }[] };
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain(decodeURIComponent(one.cookie!).split("=")[1]!.split(".")[0]!);
    const stranger = await openAccount(setting, { email: "noe@studio.example" });
    for (const { id } of sessions) expect(await stranger.post("revoke-session", { id })).toMatchObject(refused(404, "NOT_FOUND"));
    expect(await one.post("revoke-other-sessions")).toMatchObject(OK);
    expect(await Promise.all([browser, one, two].map(signedInAs))).toEqual([undefined, PERSON.email, undefined]);
  });

  it("deletes the account with the mailed link, and leaves nothing but a hash of the address", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    expect(await browser.post("delete-user", { password: "not the current password" })).toMatchObject(refused(401, "INVALID_PASSWORD"));
    const token = await mailedToken(setting, () => browser.post("delete-user", { password: PASSWORD }));
    expect(await signedInAs(browser)).toBe(PERSON.email);
    const mails = await mailsOf(setting, async () => {
      expect(await new Browser().post("confirm-deletion", { token })).toMatchObject(OK);
    });
    expect(mails).toMatchObject([{ to: PERSON.email }]);
    expect(await signedInAs(browser)).toBeUndefined();
    const { queries } = setting.server.database;
    for (const table of ["accounts", "account_credentials", "account_sessions", "account_links"] as const) {
      expect(await queries.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await queries.selectFrom("erasures").selectAll().execute()).toHaveLength(1);
  });

  it("is erased with the person, whatever spelling of the mailbox it has, and alone by its own address", async () => {
    const setting = await openSite(engine);
    for (const email of ["mika.mori+plugins@gmail.com", "mika.x@gmail.com"]) await openAccount(setting, { email });
    const { server } = setting;
    const addresses = async () =>
      (await server.database.queries.selectFrom("accounts").select("email").execute()).map(({ email }) => email);
    expect(await runStaffCommand(server, { name: "account-delete", email: "mikamori@gmail.com" })).toBe(false);
    expect(await runStaffCommand(server, { name: "delete", email: "MikaMori@googlemail.com" })).toBe(true);
    expect(await addresses()).toEqual(["mika.x@gmail.com"]);
    expect(await runStaffCommand(server, { name: "delete", email: "MikaMori@googlemail.com" })).toBe(false);
    expect(await runStaffCommand(server, { name: "account-delete", email: "mika.x@gmail.com" })).toBe(true);
    expect(await addresses()).toEqual([]);
  });

  it("lets nobody keep the owner out by wrong passwords from a network of their own", async () => {
    const setting = await openSite(engine, { RATE_LIMIT_SCALE: "1" });
    const browser = await openAccount(setting);
    const stranger = (host: number) => clientOf(`198.51.100.${host}`);
    const { count } = LIMITS["sign-in-subject-network"];
    const guess = (client: Client) => takeSignInLimits(setting.server, client, PERSON.email);
    for (let number = 0; number < count; number++) await guess(stranger(number));
    await expect(guess(stranger(count))).rejects.toThrow(Refusal);
    expect(await signIn(new Browser())).toMatchObject(OK);
    // Strangers of many networks keep out who has neither a session nor a passkey.
    for (let number = 0; number < LIMITS["sign-in-subject"].count; number++)
      await guess(clientOf(`198.18.${number % 250}.${number}`)).catch(() => 0);
    expect(await signIn(new Browser())).toMatchObject(refused(429, "RATE_LIMIT_EXCEEDED"));
    expect(await browser.post("change-password", { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).toMatchObject(OK);
  });

  it("exports what is stored, without secrets", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    const { status, body } = await browser.get("export");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: { email: PERSON.email, name: PERSON.name, language: "en" },
      sessions: [{ device: "Test/1.0" }],
      newsletter: null,
      mails: [{ kind: "accountConfirm" }],
    });
    expect(await runStaffCommand(setting.server, { name: "account-export", email: " Mika@Studio.example" })).toMatchObject({
      account: { email: PERSON.email },
    });
    expect(await new Browser().get("export")).toMatchObject(refused(401, "SIGN_IN_REQUIRED"));
    await confirm(await tokenFor(setting, PERSON.email));
    expect((await browser.get("account")).body).toMatchObject({ newsletter: "confirmed" });
  });

  it("mails in the account's language from now on", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    expect(await browser.post("update-user", { language: "ja", name: "Mika K." })).toMatchObject(OK);
    const [mail] = await mailsOf(setting, () => browser.post("request-password-reset", { email: PERSON.email, language: "de" }));
    expect(mail?.text).toContain(`${ORIGIN}/account/update-password?token=`);
    expect(await browser.post("update-user", { name: "two\nlines" })).toMatchObject(refused(400, "INVALID_REQUEST"));
  });

  it("refuses requests of other sites, and other kinds of body", async () => {
    const setting = await openSite(engine);
    const browser = await openAccount(setting);
    const foreign = { Origin: "https://elsewhere.example", Cookie: browser.cookie! };
    for (const path of ["sign-out", "sign-in/email", "delete-user", "update-user", "device/approve", "revoke-other-sessions"]) {
      expect(await sendJson(`/api/auth/${path}`, {}, { headers: foreign })).toMatchObject(refused(403, "FORBIDDEN_ORIGIN"));
      const typed = { headers: { Cookie: browser.cookie!, "Content-Type": "text/plain" } };
      expect(await browser.post(path, {}, typed)).toMatchObject(refused(415, "UNSUPPORTED_MEDIA_TYPE"));
    }
    expect(await signedInAs(browser)).toBe(PERSON.email);
  });
});
