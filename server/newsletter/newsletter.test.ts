/** The newsletter from the form to the last unsubscription: over the API's handlers, a real database and a real mail server. */
import { describe, expect, it } from "vitest";
import { localePath } from "#lib/i18n/paths.ts";
import { LOCALES } from "#schemas/locale.ts";
import { keepHouse } from "#server/housekeeping.ts";
import { DAY } from "#server/limits/policies.ts";
import { runStaffCommand } from "#server/staff/run-command.ts";
import { CONFIRM_PAGE, confirm, oneClick, ORIGIN, send, subscribe, tokenIn, UNSUBSCRIBE_PAGE, use } from "#tests/server/support/calls.ts";
import type { MailSink } from "#scripts/lib/faults/mail-sink.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { ENGINES, openTestServer, type TestServer } from "#tests/server/support/test-server.ts";
import { until } from "#tests/server/support/until.ts";

const MINUTE = 60_000;
const EMAIL = "mika@studio.example";
const OK = { status: 200, body: { success: true } };
const refused = (status: number, errorCode: string) => ({ status, body: { success: false, errorCode } });

type Setting = { server: TestServer; sink: MailSink };

async function open(engine: (typeof ENGINES)[number], env: Readonly<Record<string, string>> = {}): Promise<Setting> {
  const sink = await openMailSink();
  const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url, RATE_LIMIT_SCALE: "100", ...env } });
  use(server);
  return { server, sink };
}

const statusOf = ({ database }: TestServer) =>
  database.queries.selectFrom("subscriptions").select(["email", "status", "language"]).execute();
const noMailWaits = ({ database }: TestServer) =>
  until(
    () => database.queries.selectFrom("outbox").select("state").execute(),
    (rows) => rows.every(({ state }) => state !== "waiting"),
  );

/** Signs up and reads the token that was mailed. */
async function tokenFor({ sink, server }: Setting, email = EMAIL, more = {}): Promise<string> {
  const before = sink.mails.length;
  expect(await subscribe(email, more)).toMatchObject(OK);
  const mails = await sink.until(before + 1);
  await noMailWaits(server);
  return tokenIn(mails.at(-1)!.parsed.text ?? "", CONFIRM_PAGE);
}

describe.each(ENGINES)("on %s", (engine) => {
  it("subscribes nobody before the confirmation, and says when somebody is subscribed", async () => {
    const setting = await open(engine);
    const token = await tokenFor(setting);
    expect(await statusOf(setting.server)).toEqual([{ email: EMAIL, status: "pending", language: "en" }]);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { success: true, repeated: false } });
    expect(await statusOf(setting.server)).toEqual([{ email: EMAIL, status: "confirmed", language: "en" }]);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { success: true, repeated: true } });
    expect(await subscribe("MIKA@studio.example")).toMatchObject(refused(409, "ALREADY_SUBSCRIBED"));
  });

  it.each(LOCALES)("writes in %s, in words that are whole, of text and HTML, without advertising", async (language) => {
    const setting = await open(engine);
    const token = await tokenFor(setting, EMAIL, { language });
    const { parsed } = setting.sink.mails[0]!;
    const { text = "", html = "" } = parsed;
    expect(text).toContain(`${ORIGIN}${localePath(language, "/newsletter/confirm")}?token=${token}`);
    expect(html).toContain(`${ORIGIN}${localePath(language, "/newsletter/confirm")}?token=${token}`);
    expect(html).toContain(`<html lang="${language === "zh" ? "zh-Hans" : language}">`);
    expect(text).toContain("7");
    // No price, no picture, no way to a shop: nobody has agreed to advertising yet.
    for (const part of [text, html]) expect(part).not.toMatch(/[{}]|[$€¥]|<img|undefined|\/3dx|shop/iu);
    const links = [...html.matchAll(/href="([^"]+)"/gu)].map(([, href]) => new URL(href!));
    expect(links.every(({ origin, pathname }) => origin === ORIGIN && /\/newsletter\/(?:confirm|unsubscribe)$/u.test(pathname))).toBe(true);
  });

  it("lets exactly one of 50 simultaneous confirmations be the first", async () => {
    const setting = await open(engine);
    for (let round = 0; round < 5; round++) {
      const token = await tokenFor(setting, `reader-${String(round)}@studio.example`);
      const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(token)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(answers.filter(({ body }) => (body as { repeated: boolean }).repeated).length).toBe(49);
    }
  });

  it("makes one row and one mail of 50 simultaneous requests", async () => {
    const { server, sink } = await open(engine);
    for (let round = 1; round <= 5; round++) {
      const email = `reader-${String(round)}@studio.example`;
      const answers = await Promise.all(Array.from({ length: 50 }, () => subscribe(email)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(49);
      await noMailWaits(server);
      expect(sink.mails).toHaveLength(round);
      expect(await statusOf(server)).toHaveLength(round);
    }
  });

  it("refuses tokens that are none, and those that are too old, counted from when the mail server took them", async () => {
    const setting = await open(engine);
    const { server, sink } = setting;
    await sink.close();
    expect(await subscribe(EMAIL)).toMatchObject(OK);
    // The mail waits for three weeks, and the link still works a week after that.
    server.advance(21 * DAY);
    await sink.open();
    server.advance(30_000);
    const [mail] = await sink.until(1);
    await noMailWaits(server);
    const token = tokenIn(mail!.parsed.text ?? "", CONFIRM_PAGE);
    for (const wrong of ["", "x", `${token}x`, token.slice(1), "../../etc/passwd", "a".repeat(4000)])
      expect(await confirm(wrong), wrong).toMatchObject(refused(400, "INVALID_TOKEN"));
    server.advance(7 * DAY + 6 * MINUTE);
    expect(await confirm(token)).toMatchObject(refused(410, "TOKEN_EXPIRED"));
    server.advance(-2 * MINUTE);
    expect(await confirm(token)).toMatchObject(OK);
  });

  it("judges alike when the clock is put back or forward by an hour, over a leap day and the end of a year", async () => {
    const setting = await open(engine);
    const { server } = setting;
    for (const [round, jump] of [-1, 1, 100 * 24, 365 * 24].entries()) {
      const token = await tokenFor(setting, `reader-${String(round)}@studio.example`);
      server.advance(jump < 24 ? jump * 60 * MINUTE : 0);
      expect(await confirm(token)).toMatchObject(OK);
      const late = await tokenFor(setting, `late-${String(round)}@studio.example`);
      server.advance(Math.max(jump, 8 * 24) * 60 * MINUTE);
      expect(await confirm(late)).toMatchObject(refused(410, "TOKEN_EXPIRED"));
    }
  });

  it("is not changed by later sign-ups of others once it is confirmed, nor in a language that was not confirmed", async () => {
    const setting = await open(engine);
    const first = await tokenFor(setting, EMAIL, { language: "de", policyVersion: "2026-01" });
    setting.server.advance(11 * MINUTE);
    const second = await tokenFor(setting, EMAIL, { language: "fr", policyVersion: "evil" });
    expect(await confirm(first)).toMatchObject(OK);
    expect(await statusOf(setting.server)).toEqual([{ email: EMAIL, status: "confirmed", language: "de" }]);
    expect(await confirm(second)).toMatchObject(OK);
    expect(await statusOf(setting.server)).toEqual([{ email: EMAIL, status: "confirmed", language: "de" }]);
  });

  it("ends by one POST of a mail provider, as often as it likes, for years, and never by opening the address", async () => {
    const setting = await open(engine);
    const token = await tokenFor(setting);
    await confirm(token);
    const { headers, text = "" } = setting.sink.mails[0]!.parsed;
    const headerOf = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(headerOf("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const address = new URL(headerOf("list-unsubscribe")!.slice(1, -1));
    expect(address.origin + address.pathname).toBe(`${ORIGIN}/api/v1/unsubscribe-newsletter`);
    setting.server.advance(730 * DAY);
    const opened = await send(address.pathname + address.search, { method: "GET" });
    expect([opened.status, opened.headers.get("location")]).toEqual([303, `${ORIGIN}/en/newsletter/unsubscribe${address.search}`]);
    expect(await statusOf(setting.server)).toMatchObject([{ status: "confirmed" }]);
    const unsubscribeToken = tokenIn(text, UNSUBSCRIBE_PAGE);
    expect(unsubscribeToken).toBe(address.searchParams.get("token"));
    for (let time = 0; time < 3; time++) {
      const answer = await oneClick(unsubscribeToken);
      expect(answer).toMatchObject(OK);
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
    expect(await statusOf(setting.server)).toMatchObject([{ status: "unsubscribed" }]);
    for (const wrong of ["", "x.y", `${unsubscribeToken}x`, unsubscribeToken.replace(/^./u, "_")])
      expect(await oneClick(wrong)).toMatchObject(refused(400, "INVALID_TOKEN"));
    // Who comes back is asked again.
    expect(await confirm(await tokenFor(setting))).toMatchObject(OK);
    expect(await statusOf(setting.server)).toMatchObject([{ status: "confirmed" }]);
  });

  it("works without script: a form that posts to its own address comes back to the page, without the token", async () => {
    const setting = await open(engine);
    const token = await tokenFor(setting, EMAIL, { language: "de" });
    const post = async (page: string) => {
      const { status, headers } = await send(page, {
        body: "",
        // A page that keeps its address to itself makes browsers say this.
        headers: { Origin: "null", "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" },
      });
      return `${String(status)} ${headers.get("location") ?? ""}`;
    };
    const page = `${ORIGIN}/de/newsletter/confirm`;
    expect(await post(`/de/newsletter/confirm?token=${token}`)).toBe(`303 ${page}#confirmed`);
    expect(await post(`/de/newsletter/confirm?token=${token}`)).toBe(`303 ${page}#already-confirmed`);
    expect(await post("/newsletter/confirm?token=x")).toBe(`303 ${ORIGIN}/newsletter/confirm#invalid-token`);
    expect(await post("/newsletter/confirm")).toBe(`303 ${ORIGIN}/newsletter/confirm#invalid-token`);
    const unsubscribeToken = tokenIn(setting.sink.mails[0]!.parsed.text ?? "", UNSUBSCRIBE_PAGE);
    expect(await post(`/fr/newsletter/unsubscribe?token=${unsubscribeToken}`)).toBe(`303 ${ORIGIN}/fr/newsletter/unsubscribe#unsubscribed`);
    expect(await statusOf(setting.server)).toMatchObject([{ status: "unsubscribed" }]);
  });

  it("tells nobody who is subscribed, and the subscriber that somebody asked, with HIDE_SUBSCRIBERS", async () => {
    const setting = await open(engine, { HIDE_SUBSCRIBERS: "1" });
    await confirm(await tokenFor(setting));
    // A subscriber and a stranger are answered alike, also the second time.
    const ask = async (email: string) => {
      const { status, body } = await subscribe(email, { language: "fr" });
      return { status, body };
    };
    setting.server.advance(11 * MINUTE);
    expect(await ask(EMAIL)).toEqual(await ask("stranger@studio.example"));
    expect(await ask(EMAIL)).toEqual(await ask("stranger@studio.example"));
    expect(await ask(EMAIL)).toMatchObject(refused(429, "RATE_LIMIT_EXCEEDED"));
    const mails = await setting.sink.until(3);
    const notice = mails.slice(1).find(({ recipients }) => recipients[0] === EMAIL);
    expect(notice?.parsed.subject).toBe("Vous recevez déjà notre newsletter");
    expect(notice?.parsed.text).not.toMatch(CONFIRM_PAGE);
  });

  it("keeps a proof of each consent, whole, from addresses that were not made up", async () => {
    const setting = await open(engine);
    const sent = { headers: { "X-Forwarded-For": "6.6.6.6", Forwarded: "for=6.6.6.6" }, address: "203.0.113.9" };
    expect(await subscribe("Mika@Studio.example", { language: "de", page: "/de/products", policyVersion: "2026-01" }, sent)).toMatchObject(
      OK,
    );
    await setting.sink.until(1);
    await noMailWaits(setting.server);
    const { text = "", messageId } = setting.sink.mails[0]!.parsed;
    setting.server.advance(MINUTE);
    await confirm(tokenIn(text, CONFIRM_PAGE), { address: "2001:db8::7" });
    const proof = await runStaffCommand(setting.server, { name: "proof", email: "mika@studio.example" });
    expect(proof).toMatchObject({
      email: "Mika@Studio.example",
      canonicalAddress: "mika@studio.example",
      status: "confirmed",
      language: "de",
      firstAskedAt: "2026-11-21T12:00:00.000Z",
      confirmedAt: "2026-11-21T12:01:00.000Z",
      unsubscribedAt: null,
      requests: [
        {
          requestedAt: "2026-11-21T12:00:00.000Z",
          requestedFrom: "203.0.113.9",
          page: "/de/products",
          language: "de",
          consent: {
            box: "ticked",
            wording: "Ich bin damit einverstanden, dass meine Adresse für den Versand des Newsletters verwendet wird.",
            wordingSha256: expect.stringMatching(/^[0-9a-f]{64}$/u) as unknown,
            policyVersion: "2026-01",
          },
          confirmationMail: { messageId, acceptedAt: "2026-11-21T12:00:00.000Z", answer: expect.stringMatching(/^250 /u) as unknown },
          confirmedAt: "2026-11-21T12:01:00.000Z",
          confirmedFrom: "2001:db8::7",
        },
      ],
    });
    expect(JSON.stringify(proof)).not.toContain("6.6.6.6");
  });

  it("exports, counts and erases for the vendor's staff", async () => {
    const setting = await open(engine);
    const { server } = setting;
    await confirm(await tokenFor(setting, "a@studio.example", { language: "ja" }));
    await confirm(await tokenFor(setting, "b@studio.example"));
    await tokenFor(setting, "c@studio.example");
    const list = (await runStaffCommand(server, { name: "export" })) as { email: string; unsubscribe: string }[];
    expect(list.map(({ email }) => email).sort()).toEqual(["a@studio.example", "b@studio.example"]);
    expect(await runStaffCommand(server, { name: "stats" })).toEqual([
      { status: "confirmed", language: "en", count: 1 },
      { status: "confirmed", language: "ja", count: 1 },
      { status: "pending", language: "en", count: 1 },
    ]);
    expect(await oneClick(new URL(list[0]!.unsubscribe).searchParams.get("token") ?? "")).toMatchObject(OK);
    expect(await runStaffCommand(server, { name: "delete", email: "A@studio.example" })).toBe(true);
    expect(await runStaffCommand(server, { name: "delete", email: "a@studio.example" })).toBe(false);
    expect(await runStaffCommand(server, { name: "proof", email: "a@studio.example" })).toEqual({ erasedAt: "2026-11-21T12:00:00.000Z" });
    expect(await runStaffCommand(server, { name: "proof", email: "nobody@studio.example" })).toBeNull();
    const tables = await Promise.all(
      (["subscriptions", "sign_ups", "erasures"] as const).map((table) => server.database.queries.selectFrom(table).selectAll().execute()),
    );
    expect(JSON.stringify(tables)).not.toContain("a@studio");
  });

  it("forgets after 30 days what nobody confirmed, and counts it", async () => {
    const setting = await open(engine);
    const { server } = setting;
    await confirm(await tokenFor(setting, "kept@studio.example"));
    await tokenFor(setting, "old@studio.example");
    await tokenFor(setting, "asked-again@studio.example");
    server.advance(20 * DAY);
    await tokenFor(setting, "asked-again@studio.example");
    server.advance(10 * DAY + 1);
    expect(await keepHouse(server)).toMatchObject({ unconfirmed: 1 });
    expect((await statusOf(server)).map(({ email }) => email).sort()).toEqual(["asked-again@studio.example", "kept@studio.example"]);
    expect(await keepHouse(server)).toMatchObject({ unconfirmed: 0, mails: 0, counters: 0 });
    expect(await server.database.queries.selectFrom("outbox").select("id").execute()).toHaveLength(3);
  });

  it("lets a program that fills in every field believe what it likes", async () => {
    const { server } = await open(engine);
    expect(await subscribe(EMAIL, { website: "https://spam.example" })).toMatchObject(OK);
    expect(await statusOf(server)).toEqual([]);
  });

  it("sends at most 3 mails in 24 hours to an address that 500 clients ask for 1,000 times", async () => {
    const { server, sink } = await open(engine);
    const spellings = [EMAIL, "MIKA@studio.example", "mika+1@studio.example", "Mika+news@Studio.Example"];
    for (let minute = 0; minute < 20; minute++) {
      await Promise.all(
        Array.from({ length: 50 }, (_, index) => {
          const number = minute * 50 + index;
          return subscribe(
            spellings[index % 4]!,
            {},
            { address: `10.${String((number % 500) >> 8)}.${String(number % 250)}.${String(number % 100)}` },
          );
        }),
      );
      await noMailWaits(server);
      server.advance(30 * MINUTE);
    }
    expect(sink.mails).toHaveLength(3);
  });
});
