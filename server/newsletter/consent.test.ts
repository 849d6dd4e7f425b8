/** What is known of a reader's consent: whole for everybody who confirmed, changed by nobody else, and gone when it must go. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LOCALES } from "#schemas/locale.ts";
import { DAY, MINUTE } from "#server/durations.ts";
import { keepHouse } from "#server/housekeeping.ts";
import { mailFileName } from "#server/mail/mail-files.ts";
import { runStaffCommand } from "#server/staff/run-command.ts";
import { CONFIRM_PAGE, confirm, oneClick, sendJson, subscribe, tokenIn, UNSUBSCRIBE_PAGE } from "#tests/server/support/calls.ts";
import { linkFor } from "#tests/server/support/download-calls.ts";
import { EMAIL, OK, openNewsletter, refused, statusOf, tokenFor } from "#tests/server/support/newsletter-calls.ts";
import { ended, rowsOf } from "#tests/server/support/outbox.ts";
import { ENGINES, type TestServer } from "#tests/server/support/test-server.ts";
import { until } from "#tests/server/support/until.ts";

const FORGED = "6.6.6.6";
/** Everything by which a client may claim to be somewhere else. */
const FORGED_HEADERS: readonly Readonly<Record<string, string>>[] = [
  ...["X-Forwarded-For", "X-Real-IP", "X-Client-IP", "True-Client-IP", "CF-Connecting-IP", "Fastly-Client-IP"].map((name) => ({
    [name]: FORGED,
  })),
  ...["X-Cluster-Client-IP", "X-Originating-IP", "X-Remote-IP", "X-Remote-Addr", "Client-IP"].map((name) => ({ [name]: FORGED })),
  { Forwarded: `for=${FORGED};proto=http;by=${FORGED}`, Via: `1.1 ${FORGED}` },
];

/** Every table, as text: whatever was stored is in it. */
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
  requests: [{ consent: { wordingSha256: string }; requestedFrom: string; confirmedFrom: string }];
};

describe.each(ENGINES)("on %s", (engine) => {
  it("says who agreed to what, when and from where, and what the mail server answered", async () => {
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

  it("erases a person from every table and every file, in each spelling of the mailbox, and nobody else", async () => {
    const setting = await openNewsletter(engine, { RATE_LIMIT_SCALE: "1000" });
    const { server, sink } = setting;
    const ask = (call: string, email: string, more = {}) =>
      sendJson(`/api/v1/${call}`, { email, product: "lantern", edition: "lanternLite", language: "en", ...more });
    await confirm(await tokenFor(setting, "mika.mori@gmail.com"));
    await confirm(await tokenFor(setting, "mika.x@gmail.com"));
    await linkFor(setting, "mikamori@googlemail.com", { system: "macOS" });
    server.advance(DAY);
    // Those cannot leave: one is refused for good, the others wait.
    sink.reply = (moment, to) => (moment === "to" && to.startsWith("mikamori+1") ? { code: 550, words: "no" } : undefined);
    expect(await ask("request-licence-key", "mikamori+1@gmail.com")).toMatchObject(OK);
    await ended(server);
    await sink.close();
    server.advance(DAY);
    expect(await subscribe("mika.mori+linden@gmail.com")).toMatchObject(OK);
    expect(await ask("request-licence-key", "Mika.Mori@gmail.com")).toMatchObject(OK);
    expect(await ask("request-download", "mika.x@gmail.com", { system: "macOS" })).toMatchObject(OK);
    // One has been tried: while the mail server is away, the others are not.
    await until(
      () => rowsOf(server),
      (rows) => rows.every(({ lease }) => lease === null) && rows.some(({ state, answer }) => state === "waiting" && answer !== null),
    );
    // Mails as files, such as a server without a mail server leaves behind.
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
    expect(await runStaffCommand(server, { name: "delete", email: "m.i.k.a.mori@googlemail.com" })).toBe(true);
    // One of each, of the other person: two rows count for each kind of their mails.
    expect(await countAll()).toEqual([1, 1, 1, 3]);
    const rest = await rowsOf(server);
    expect(rest.map(({ template, state }) => [template, state]).sort()).toEqual([
      ["downloadLink", "waiting"],
      // It has left, so the database does not know about whom it was; nor can anybody else.
      ["licenceKeyRequest", "sent"],
      ["newsletterConfirm", "sent"],
    ]);
    expect(rest.filter(({ sealed }) => sealed !== null)).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/-other\.eml$/u)]);
    expect(await everythingStored(server)).not.toMatch(/mori/iu);
    for (const email of ["mika.mori@gmail.com", "mika.mori+linden@gmail.com", "m.i.k.a.mori@googlemail.com"])
      expect(await runStaffCommand(server, { name: "proof", email })).toMatchObject({ erasedAt: expect.any(String) as unknown });
    expect(await runStaffCommand(server, { name: "proof", email: "mika.x@gmail.com" })).toMatchObject({ status: "confirmed" });
    expect(await runStaffCommand(server, { name: "delete", email: "mika.mori@gmail.com" })).toBe(false);
  });

  it("forgets after 30 days what nobody confirmed, and counts it", async () => {
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
    expect(await keepHouse(server)).toMatchObject({ unconfirmed: 2 });
    expect((await statusOf(server)).map(({ email }) => email).sort()).toEqual(["asked-again@studio.example", "kept@studio.example"]);
    expect(await keepHouse(server)).toMatchObject({ unconfirmed: 0, mails: 0, counters: 0 });
    expect(await server.database.queries.selectFrom("outbox").select("id").execute()).toHaveLength(3);
  });

  it("forgets nobody whose sign-up is just being answered", async () => {
    const setting = await openNewsletter(engine);
    const { server } = setting;
    await tokenFor(setting, "old@studio.example");
    server.advance(30 * DAY + 1);
    // Both at once, whoever is first.
    const [answer] = await Promise.all([subscribe("old@studio.example"), keepHouse(server)]);
    expect(answer).toMatchObject(OK);
    const mails = await setting.sink.until(2);
    expect(await confirm(tokenIn(mails[1]!.parsed.text ?? "", CONFIRM_PAGE))).toMatchObject(OK);
  });

  it("is whole for everybody who confirmed, in each language, and never from an address that was made up", async () => {
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
      const { unsubscribedAt, unsubscribedBy, ...proof } = (await runStaffCommand(server, { name: "proof", email })) as Proof;
      // Nothing but the end, which has not come, is missing.
      expect([unsubscribedAt, unsubscribedBy]).toEqual([null, null]);
      expect(JSON.stringify(proof)).not.toMatch(/null|""|\[\]/u);
      const [{ consent, requestedFrom, confirmedFrom }] = proof.requests;
      expect([requestedFrom, confirmedFrom]).toEqual(["203.0.113.9", "2001:db8::7"]);
      wordings.add(consent.wordingSha256);
    }
    expect(wordings.size).toBe(LOCALES.length);
    expect(await everythingStored(server)).not.toContain(FORGED);
  });

  it("is not changed by later sign-ups of others once it is confirmed, nor in a language that was not confirmed", async () => {
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
    // Nor does the link that somebody else had sent before.
    expect(await confirm(another)).toMatchObject(OK);
    expect(await row()).toEqual(confirmed);
  });

  it("is not changed where subscribers are hidden, either", async () => {
    const setting = await openNewsletter(engine, { HIDE_SUBSCRIBERS: "1" });
    await confirm(await tokenFor(setting, EMAIL, { language: "de" }));
    const row = () => setting.server.database.queries.selectFrom("subscriptions").selectAll().execute();
    const confirmed = await row();
    setting.server.advance(DAY);
    expect(await subscribe("MIKA@studio.example", { language: "fr" })).toMatchObject(OK);
    expect(await row()).toEqual(confirmed);
  });
});
