/** Proof of consent: complete for every confirmed subscriber, not changed by others, and deleted when required. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { translatorFor } from "#lib/content/translator.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { DAY, MINUTE } from "#server/durations.ts";
import { deleteExpired } from "#server/housekeeping.ts";
import { mailFileName } from "#server/mail/mail-files.ts";
import { runStaffCommand } from "#server/staff/run-command.ts";
import { OK, refused } from "#tests/server/support/answers.ts";
import { CONFIRM_PAGE, confirm, oneClick, send, sendJson, subscribe, tokenIn, UNSUBSCRIBE_PAGE } from "#tests/server/support/calls.ts";
import { linkFor } from "#tests/server/support/download-calls.ts";
import { EMAIL, openNewsletter, statusOf, tokenFor } from "#tests/server/support/newsletter-calls.ts";
import { ended, rowsOf } from "#tests/server/support/outbox.ts";
import { ENGINES, type TestServer } from "#tests/server/support/test-server.ts";
import { MESSAGE_LOCALES } from "#tests/support/fixture-site.ts";
import { until } from "#tests/server/support/until.ts";

const FORGED = "6.6.6.6";
/** All headers that a client could use to forge its address. */
const FORGED_HEADERS: readonly Readonly<Record<string, string>>[] = [
  ...["X-Forwarded-For", "X-Real-IP", "X-Client-IP", "True-Client-IP", "CF-Connecting-IP", "Fastly-Client-IP"].map((name) => ({
    [name]: FORGED,
  })),
  ...["X-Cluster-Client-IP", "X-Originating-IP", "X-Remote-IP", "X-Remote-Addr", "Client-IP"].map((name) => ({ [name]: FORGED })),
  { Forwarded: `for=${FORGED};proto=http;by=${FORGED}`, Via: `1.1 ${FORGED}` },
];

/** All tables as text. */
async function everythingStored({ database: { queries } }: TestServer): Promise<string> {
  const tables = await queries.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      queries
        .selectFrom(name as "outbox")
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}

type Proof = {
  unsubscribedAt: unknown;
  unsubscribedBy: unknown;
  unsubscriptions: unknown;
  requests: [{ consent: { wordingSha256: string }; requestedFrom: string; confirmedFrom: string }];
};

describe.each(ENGINES)("on %s", (engine) => {
  it("keeps every unsubscription with its time and way, also when the address is confirmed again", async () => {
    const setting = await openNewsletter(engine);
    const { server } = setting;
    const times: string[] = [];
    for (const by of ["one-click", "page"]) {
      await confirm(await tokenFor(setting));
      server.advance(DAY);
      times.push(new Date(server.now()).toISOString());
      const token = tokenIn(setting.sink.mails.at(-1)!.parsed.text ?? "", UNSUBSCRIBE_PAGE);
      const page = { body: "", headers: { "Content-Type": "application/x-www-form-urlencoded" } };
      if (by === "one-click") expect(await oneClick(token)).toMatchObject(OK);
      else expect(await send(`/newsletter/unsubscribe?token=${token}`, page)).toMatchObject({ status: 303 });
      server.advance(DAY);
    }
    const unsubscriptions = [
      { at: times[0], by: "one-click" },
      { at: times[1], by: "page" },
    ];
    const proof = () => runStaffCommand(server, { name: "proof", email: EMAIL });
    expect(await proof()).toMatchObject({ status: "unsubscribed", unsubscribedAt: times[1], unsubscribedBy: "page", unsubscriptions });
    await confirm(await tokenFor(setting));
    expect(await proof()).toMatchObject({ status: "confirmed", unsubscribedAt: null, unsubscriptions });
    const confirmedAt = expect.any(String) as unknown;
    expect(await proof()).toMatchObject({ requests: [{ confirmedAt }, { confirmedAt }, { confirmedAt }] });
    await runStaffCommand(server, { name: "delete", email: EMAIL });
    expect(await server.database.queries.selectFrom("unsubscriptions").selectAll().execute()).toEqual([]);
  });

  it("records who agreed to what, when and from which address, and the mail server's response", async () => {
    const setting = await openNewsletter(engine);
    const sent = { headers: { "X-Forwarded-For": "6.6.6.6", Forwarded: "for=6.6.6.6" }, address: "203.0.113.9" };
    expect(await subscribe("Mika@Studio.example", { language: "de", page: "/de/products", policyVersion: "2026-01" }, sent)).toMatchObject(
      OK,
    );
    await setting.sink.until(1);
    await ended(setting.server);
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
            wording: translatorFor("de")("newsletter.consent"),
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
    const setting = await openNewsletter(engine);
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

  it("erases a person from every table and mail file, in each spelling of the mailbox, and nobody else", async () => {
    const setting = await openNewsletter(engine, { RATE_LIMIT_SCALE: "1000" });
    const { server, sink } = setting;
    const ask = (call: string, email: string, more = {}) =>
      sendJson(`/api/v1/${call}`, { email, product: "lantern", edition: "lanternLite", language: "en", ...more });
    await confirm(await tokenFor(setting, "mika.mori@gmail.com"));
    await confirm(await tokenFor(setting, "mika.x@gmail.com"));
    await linkFor(setting, "mikamori@googlemail.com", { system: "macOS" });
    server.advance(DAY);
    // Two unsent mails: one is refused permanently, the other waits.
    sink.reply = (moment, to) => (moment === "to" && to.startsWith("mikamori+1") ? { code: 550, text: "no" } : undefined);
    expect(await ask("request-licence-key", "mikamori+1@gmail.com")).toMatchObject(OK);
    await ended(server);
    await sink.close();
    server.advance(DAY);
    expect(await subscribe("mika.mori+linden@gmail.com")).toMatchObject(OK);
    expect(await ask("request-licence-key", "Mika.Mori@gmail.com")).toMatchObject(OK);
    expect(await ask("request-download", "mika.x@gmail.com", { system: "macOS" })).toMatchObject(OK);
    // Waits until one mail has been tried; while the mail server is unreachable, the others are not.
    await until(
      () => rowsOf(server),
      (rows) => rows.every(({ lease }) => lease === null) && rows.some(({ state, answer }) => state === "waiting" && answer !== null),
    );
    // Mail files, as a site without a mail server writes.
    const folder = join(server.folder, "mail");
    mkdirSync(folder, { recursive: true });
    const file = (name: string, head: string) => {
      writeFileSync(join(folder, mailFileName(new Date(server.now()), name)), `${head}\r\n\r\nmika.x@gmail.com mika.mori@gmail.com`);
    };
    file("to", "From: x@site.example\r\nTo: mika.mori@gmail.com");
    file("staff", "To: staff@site.example\r\nReply-To:\r\n <MikaMori+2@gmail.com>");
    file("other", "To: mika.x@gmail.com\r\nSubject: mika.mori@gmail.com");

    const kept = ["subscriptions", "sign_ups", "download_links", "recipients"] as const;
    const countAll = async () => {
      const tables = await Promise.all(kept.map((table) => server.database.queries.selectFrom(table).selectAll().execute()));
      return tables.map(({ length }) => length);
    };
    // Of a random token, four letters alone could be a part.
    const anySpelling = /mori[@+]/iu;
    expect(await everythingStored(server)).toMatch(anySpelling);
    expect(await runStaffCommand(server, { name: "delete", email: "m.i.k.a.mori@googlemail.com" })).toBe(true);
    // The other person's rows stay: one each, and in recipients one for the mailbox, one for each of two kinds of mail, and one for the confirmed link.
    expect(await countAll()).toEqual([1, 1, 1, 4]);
    const rest = await rowsOf(server);
    expect(rest.map(({ template, state }) => [template, state]).sort()).toEqual([
      ["downloadLink", "waiting"],
      // A sent mail: its content was deleted, so the database does not show whom it was about.
      ["licenceKeyRequest", "sent"],
      ["newsletterConfirm", "sent"],
    ]);
    expect(rest.filter(({ sealed }) => sealed !== null)).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/-other\.eml$/u)]);
    expect(await everythingStored(server)).not.toMatch(anySpelling);
    for (const email of ["mika.mori@gmail.com", "mika.mori+linden@gmail.com", "m.i.k.a.mori@googlemail.com"])
      expect(await runStaffCommand(server, { name: "proof", email })).toMatchObject({ erasedAt: expect.any(String) as unknown });
    expect(await runStaffCommand(server, { name: "proof", email: "mika.x@gmail.com" })).toMatchObject({ status: "confirmed" });
    expect(await runStaffCommand(server, { name: "delete", email: "mika.mori@gmail.com" })).toBe(false);
  });

  it("deletes unconfirmed subscriptions after 30 days, and counts them", async () => {
    const setting = await openNewsletter(engine);
    const { server } = setting;
    await confirm(await tokenFor(setting, "kept@studio.example"));
    await tokenFor(setting, "old@studio.example");
    await tokenFor(setting, "declined@studio.example");
    expect(await oneClick(tokenIn(setting.sink.mails.at(-1)!.parsed.text ?? "", UNSUBSCRIBE_PAGE))).toMatchObject(OK);
    await tokenFor(setting, "asked-again@studio.example");
    server.advance(20 * DAY);
    await tokenFor(setting, "asked-again@studio.example");
    server.advance(10 * DAY + 1);
    expect(await deleteExpired(server)).toMatchObject({ unconfirmed: 2 });
    expect((await statusOf(server)).map(({ email }) => email).sort()).toEqual(["asked-again@studio.example", "kept@studio.example"]);
    expect(await deleteExpired(server)).toMatchObject({ unconfirmed: 0, mails: 0, counters: 0 });
    expect(await server.database.queries.selectFrom("outbox").select("id").execute()).toHaveLength(3);
  });

  it("does not delete a subscription with a concurrent sign-up", async () => {
    const setting = await openNewsletter(engine);
    const { server } = setting;
    await tokenFor(setting, "old@studio.example");
    server.advance(30 * DAY + 1);
    // Both run at the same time, in either order.
    const [answer] = await Promise.all([subscribe("old@studio.example"), deleteExpired(server)]);
    expect(answer).toMatchObject(OK);
    const mails = await setting.sink.until(2);
    expect(await confirm(tokenIn(mails[1]!.parsed.text ?? "", CONFIRM_PAGE))).toMatchObject(OK);
  });

  it("is complete for every confirmed subscriber in each language, and never has a forged address", async () => {
    const setting = await openNewsletter(engine);
    const { server } = setting;
    for (const [index, headers] of FORGED_HEADERS.entries()) {
      const language = LOCALES[index % LOCALES.length]!;
      const email = `reader-${index}@studio.example`;
      const before = setting.sink.mails.length;
      const wish = { language, page: "/newsletter", policyVersion: "2026-01" };
      expect(await subscribe(email, wish, { headers, address: "203.0.113.9" })).toMatchObject(OK);
      const mail = (await setting.sink.until(before + 1)).at(-1)!;
      await ended(server);
      server.advance(MINUTE);
      expect(await confirm(tokenIn(mail.parsed.text ?? "", CONFIRM_PAGE), { headers, address: "2001:db8::7" })).toMatchObject(OK);
    }
    const wordings = new Set<unknown>();
    for (const index of FORGED_HEADERS.keys()) {
      const email = `reader-${index}@studio.example`;
      const { unsubscribedAt, unsubscribedBy, unsubscriptions, ...proof } = (await runStaffCommand(server, {
        name: "proof",
        email,
      })) as Proof;
      // Only what says of an unsubscription is empty.
      expect([unsubscribedAt, unsubscribedBy, unsubscriptions]).toEqual([null, null, []]);
      expect(JSON.stringify(proof)).not.toMatch(/null|""|\[\]/u);
      const [{ consent, requestedFrom, confirmedFrom }] = proof.requests;
      expect([requestedFrom, confirmedFrom]).toEqual(["203.0.113.9", "2001:db8::7"]);
      wordings.add(consent.wordingSha256);
    }
    expect(wordings.size).toBe(MESSAGE_LOCALES.length);
    expect(await everythingStored(server)).not.toContain(FORGED);
  });

  it("is not changed by later sign-ups of others after the confirmation", async () => {
    const setting = await openNewsletter(engine, { RATE_LIMIT_SCALE: "1000" });
    const { server } = setting;
    const first = await tokenFor(setting, EMAIL, { language: "de", policyVersion: "2026-01" });
    server.advance(11 * MINUTE);
    const another = await tokenFor(setting, EMAIL, { language: "fr", policyVersion: "evil" });
    expect(await confirm(first)).toMatchObject(OK);
    const row = () => server.database.queries.selectFrom("subscriptions").selectAll().execute();
    const confirmed = await row();
    expect(confirmed).toMatchObject([{ email: EMAIL, status: "confirmed", language: "de" }]);
    const proof = await runStaffCommand(server, { name: "proof", email: EMAIL });

    const spellings = [EMAIL, EMAIL.toUpperCase(), "Mika@Studio.example", ` ${EMAIL} `];
    for (const language of LOCALES)
      for (const [index, email] of spellings.entries()) {
        server.advance(11 * MINUTE);
        const sent = { address: `198.51.100.${index}` };
        expect(await subscribe(email, { language, page: "/evil", policyVersion: "evil" }, sent)).toMatchObject(
          refused(409, "ALREADY_SUBSCRIBED"),
        );
      }
    expect(await row()).toEqual(confirmed);
    expect(await runStaffCommand(server, { name: "proof", email: EMAIL })).toEqual(proof);
    // A link that somebody else requested earlier changes nothing either.
    expect(await confirm(another)).toMatchObject(OK);
    expect(await row()).toEqual(confirmed);
  });

  it("is not changed with HIDE_SUBSCRIBERS either", async () => {
    const setting = await openNewsletter(engine, { HIDE_SUBSCRIBERS: "1" });
    await confirm(await tokenFor(setting, EMAIL, { language: "de" }));
    const row = () => setting.server.database.queries.selectFrom("subscriptions").selectAll().execute();
    const confirmed = await row();
    setting.server.advance(DAY);
    expect(await subscribe("MIKA@studio.example", { language: "fr" })).toMatchObject(OK);
    expect(await row()).toEqual(confirmed);
  });
});
