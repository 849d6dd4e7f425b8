/** The outbox and a real mail server: what is queued arrives, however the server behaves. */
import { generateKeyPairSync, createVerify } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { SMTPServerOptions } from "smtp-server";
import { describe, expect, it } from "vitest";
import { inTransaction } from "#server/db/database.ts";
import { DAY } from "#server/limits/policies.ts";
import type { Reply } from "#scripts/lib/faults/mail-sink.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { ENGINES, openTestServer, type TestServer } from "#tests/server/support/test-server.ts";
import { until } from "#tests/server/support/until.ts";
import { countWaiting } from "./count-waiting.ts";
import { forgetOldMails } from "./forget-old.ts";
import { queueMail } from "./queue-mail.ts";

const MINUTE = 60_000;

function letterTo(to: string) {
  return {
    to,
    template: "newsletterConfirm",
    locale: "en",
    values: { days: 7 },
    link: "https://site.example/en/newsletter/confirm?token=a-token-that-nobody-may-read",
    unsubscribe: {
      call: "https://site.example/api/v1/unsubscribe-newsletter?token=x",
      page: "https://site.example/en/newsletter/unsubscribe?token=x",
    },
  } as const;
}

async function queue(server: TestServer, to = "mika@studio.example", kind = "newsletter"): Promise<string> {
  const id = await inTransaction(server.database, (tx) => queueMail(server, tx, letterTo(to), { to: { visitor: kind } }));
  server.mailWaits();
  return id;
}

const rowsOf = ({ database }: TestServer) => database.queries.selectFrom("outbox").selectAll().orderBy("created_at").execute();
/** Until every mail has left, or waits for later. */
const settled = (server: TestServer) =>
  until(
    () => rowsOf(server),
    (rows) => rows.every(({ lease, state, due_at }) => lease === null && (state !== "waiting" || due_at > server.now())),
  );
const ended = (server: TestServer) =>
  until(
    () => rowsOf(server),
    (rows) => rows.every(({ state }) => state !== "waiting"),
  );

describe.each(ENGINES)("on %s", (engine) => {
  it("brings a mail, once, and forgets what was in it", async () => {
    const sink = await openMailSink();
    const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url } });
    const id = await queue(server);
    const [mail] = await sink.until(1);
    expect(mail!.recipients).toEqual(["mika@studio.example"]);
    expect(mail!.parsed).toMatchObject({ subject: "Please confirm your subscription", messageId: `<${id}@site.example>` });
    const [row] = await ended(server);
    expect(row).toMatchObject({ state: "sent", sealed: null, lease: null });
    expect(row!.answer).toMatch(/^250 /u);
    expect(await countWaiting(server)).toEqual({ waiting: 0, dead: 0 });
  });

  it("holds no address, link or token in clear while a mail waits", async () => {
    const server = await openTestServer({ engine });
    await queue(server);
    const stored = JSON.stringify([await rowsOf(server), await server.database.queries.selectFrom("recipients").selectAll().execute()]);
    expect(stored).not.toMatch(/mika|studio|nobody-may-read|newsletter\/confirm/u);
    expect(await countWaiting(server)).toEqual({ waiting: 1, dead: 0 });
  });

  it("is not there when its transaction failed", async () => {
    const server = await openTestServer({ engine });
    const failing = inTransaction(server.database, async (tx) => {
      await queueMail(server, tx, letterTo("mika@studio.example"), { to: { visitor: "newsletter" } });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await rowsOf(server)).toEqual([]);
    expect(await queue(server)).toBeTypeOf("string");
  });

  it("tries again after 5 and 30 minutes, 1, 2 and 4 hours and every 4 hours to the fifth day, when the server says later", async () => {
    const sink = await openMailSink();
    sink.reply = (moment) => (moment === "to" ? { code: 451, words: "greylisted, come back" } : undefined);
    const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url } });
    await queue(server);
    const pauses: number[] = [];
    for (;;) {
      const [row] = await settled(server);
      if (row!.state !== "waiting") break;
      pauses.push((row!.due_at - server.now()) / MINUTE);
      server.advance(row!.due_at - server.now());
    }
    expect(pauses.slice(0, 6)).toEqual([5, 30, 60, 120, 240, 240]);
    expect(new Set(pauses.slice(4))).toEqual(new Set([240]));
    const total = pauses.reduce((sum, pause) => sum + pause, 0) * MINUTE;
    expect(total).toBeLessThanOrEqual(5 * DAY);
    expect(total).toBeGreaterThan(4.8 * DAY);
    expect(await countWaiting(server)).toEqual({ waiting: 0, dead: 1 });
    expect(sink.mails).toEqual([]);
  });

  it("stops at once when the server says never, and keeps the mail sealed", async () => {
    const sink = await openMailSink();
    sink.reply = (moment, to) => (moment === "to" ? { code: 550, words: `5.1.1 <${to}>: no such mailbox` } : undefined);
    const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url } });
    await queue(server);
    const [row] = await ended(server);
    expect(row).toMatchObject({ state: "dead", refusals: 0 });
    expect(row!.sealed).not.toBeNull();
    expect(row!.answer).toContain("no such mailbox");
    expect(row!.answer).not.toContain("mika");
  });

  it("asks a server that is away every 30 seconds with one mail, and sends all when it is back", async () => {
    const sink = await openMailSink();
    const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url } });
    await sink.close();
    for (let count = 0; count < 30; count++) await queue(server, `reader-${String(count)}@studio.example`);
    await until(
      () => rowsOf(server),
      (rows) => rows.some(({ answer }) => answer !== null),
    );
    await sink.open();
    server.advance(30_000);
    await sink.until(30);
    const rows = await ended(server);
    expect(rows.every(({ state, refusals }) => state === "sent" && refusals === 0)).toBe(true);
    expect(new Set(sink.mails.map(({ recipients }) => recipients[0])).size).toBe(30);
  });

  it("sends the same mail again, under the same Message-ID, when the connection was cut after it", async () => {
    const sink = await openMailSink();
    let cuts = 1;
    sink.reply = (moment) => (moment === "data" && cuts-- > 0 ? "drop" : undefined);
    const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url } });
    await queue(server);
    await until(
      () => rowsOf(server),
      ([row]) => row!.answer !== null,
    );
    server.advance(30_000);
    const mails = await sink.until(2);
    expect(new Set(mails.map(({ parsed }) => parsed.messageId)).size).toBe(1);
    expect(new Set(mails.map(({ raw }) => raw.replaceAll(/--_NmP-[\w-]+|boundary="[^"]+"|^Content-ID.*$/gmu, ""))).size).toBe(1);
  });

  it("never sends two mails of one kind to an address within 10 minutes, nor more than 3 of any kind in 24 hours", async () => {
    const server = await openTestServer({ engine });
    const spellings = [
      "mika@studio.example",
      "Mika@Studio.example",
      "mika+a@studio.example",
      "MIKA+b+c@STUDIO.EXAMPLE",
      "ｍｉｋａ@studio.example",
    ];
    const bomb = async (kinds: readonly string[]) => {
      const outcomes = await Promise.allSettled(kinds.flatMap((kind) => spellings.slice(0, 4).map((to) => queue(server, to, kind))));
      return outcomes.filter(({ status }) => status === "fulfilled").length;
    };
    expect(await bomb(["newsletter"])).toBe(1);
    expect(await bomb(["newsletter", "download"])).toBe(1);
    server.advance(10 * MINUTE);
    expect(await bomb(["newsletter", "download", "licence-key", "sign-up", "reset"])).toBe(1);
    server.advance(DAY - 10 * MINUTE - 1);
    expect(await bomb(["newsletter", "download"])).toBe(0);
    server.advance(1);
    expect(await bomb(["newsletter", "download", "reset"])).toBe(2);
  });

  it("forgets mails that have left, but not what proves something", async () => {
    const sink = await openMailSink();
    const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url } });
    await queue(server);
    await inTransaction(server.database, (tx) =>
      queueMail(server, tx, letterTo("rin@studio.example"), { to: { visitor: "newsletter" }, isProof: true }),
    );
    server.mailWaits();
    await sink.until(2);
    await ended(server);
    expect(await forgetOldMails(server, server.now() + 1)).toBe(3);
    expect(await rowsOf(server)).toMatchObject([{ is_proof: 1 }]);
  });
});

it("is sent once by two instances on one PostgreSQL", async () => {
  const sink = await openMailSink();
  const first = await openTestServer({ engine: "postgres", sends: true, env: { SMTP_URL: sink.url } });
  const second = await openTestServer({ engine: "postgres", sends: true, env: { SMTP_URL: sink.url }, beside: first });
  await Promise.all(
    Array.from({ length: 60 }, (_, count) => queue(count % 2 === 0 ? first : second, `reader-${String(count)}@studio.example`)),
  );
  await ended(first);
  expect(sink.mails).toHaveLength(60);
  expect(new Set(sink.mails.map(({ recipients }) => recipients[0])).size).toBe(60);
});

it.each<[string, (moment: string) => Reply]>([
  ["421 service not available", (moment) => (moment === "from" ? { code: 421, words: "shutting down" } : undefined)],
  ["554 in the greeting", (moment) => (moment === "connect" ? { code: 554, words: "no service" } : undefined)],
])("counts nothing against a mail when the server says of itself: %s", async (_words, reply) => {
  const sink = await openMailSink();
  sink.reply = reply;
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: sink.url } });
  await queue(server);
  const [row] = await settled(server);
  expect(row).toMatchObject({ state: "waiting", refusals: 0 });
  expect(row!.due_at - server.now()).toBe(30_000);
  sink.reply = () => undefined;
  server.advance(30_000);
  await sink.until(1);
});

it.each<[string, SMTPServerOptions]>([
  ["without TLS", { disabledCommands: ["AUTH", "STARTTLS"] }],
  ["with a certificate of nobody", { disabledCommands: ["AUTH"] }],
])("leaves nothing to a server %s, unless it is this machine", async (_words, options) => {
  const sink = await openMailSink(options);
  // A name that is not a loopback's, and leads there all the same.
  const SMTP_URL = `smtp://[::ffff:127.0.0.1]:${String(sink.port)}`;
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL } });
  await queue(server);
  const [row] = await settled(server);
  expect(row).toMatchObject({ state: "waiting", refusals: 0 });
  expect(sink.mails).toEqual([]);
  const local = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: sink.url } });
  await queue(local);
  await sink.until(1);
});

it("is written as a file where there is no mail server", async () => {
  const server = await openTestServer({ engine: "sqlite", sends: true });
  const id = await queue(server);
  const [row] = await ended(server);
  const folder = join(server.folder, "mail");
  const files = readdirSync(folder);
  expect(files).toEqual([expect.stringMatching(/\.eml$/u)]);
  const file = join(folder, files[0]!);
  expect(row!.answer).toBe(`written to ${file}`);
  const { subject, to, messageId } = await PostalMime.parse(readFileSync(file));
  expect({ subject, to: to?.[0]?.address, messageId }).toEqual({
    subject: "Please confirm your subscription",
    to: "mika@studio.example",
    messageId: `<${id}@site.example>`,
  });
});

it("is signed, the two unsubscribe headers too, where a key is given", async () => {
  const sink = await openMailSink();
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const first = await openTestServer({ engine: "sqlite" });
  const keyFile = join(first.folder, "dkim.pem");
  writeFileSync(keyFile, privateKey.export({ type: "pkcs8", format: "pem" }));
  const env = { SMTP_URL: sink.url, DKIM_DOMAIN: "site.example", DKIM_SELECTOR: "s1", DKIM_KEY_FILE: keyFile };
  const server = await openTestServer({ engine: "sqlite", sends: true, env });
  await queue(server);
  const raw = (await sink.until(1))[0]!.raw;
  const headers = raw
    .split("\r\n\r\n")[0]!
    .replaceAll(/\r\n[ \t]+/gu, " ")
    .split("\r\n");
  const signature = headers.find((line) => line.startsWith("DKIM-Signature:"))!;
  const signed = /; ?h=([^;]+)/u.exec(signature)![1]!.replaceAll(" ", "").split(":");
  expect(signed.map((name) => name.toLowerCase())).toEqual(
    expect.arrayContaining(["from", "to", "subject", "list-unsubscribe", "list-unsubscribe-post"]),
  );
  // RFC 6376, section 3.4.2: relaxed headers, in the order that the signature names them, itself last and without its value.
  const relaxed = (line: string) =>
    `${line.slice(0, line.indexOf(":")).toLowerCase()}:${line
      .slice(line.indexOf(":") + 1)
      .replaceAll(/\s+/gu, " ")
      .trim()}`;
  const lines = signed.map((name) => headers.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))!);
  const text = [...lines.map(relaxed), relaxed(signature).replace(/(; ?)b=[^;]*$/u, "$1b=")].join("\r\n");
  const value = /; ?b=([^;]+)$/u.exec(signature)![1]!.replaceAll(/\s/gu, "");
  expect(createVerify("RSA-SHA256").update(text, "latin1").verify(publicKey, value, "base64")).toBe(true);
});

it("is not held up by one that the server is silent about", async () => {
  const sink = await openMailSink();
  sink.reply = (moment, to) => (moment === "to" && to.startsWith("silent") ? "stall" : undefined);
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: sink.url } });
  await queue(server, "silent@studio.example");
  for (let count = 0; count < 20; count++) await queue(server, `reader-${String(count)}@studio.example`);
  await sink.until(20);
  expect(await countWaiting(server)).toMatchObject({ dead: 0 });
  // What was never finished is sent another time.
  await sink.close();
  const rows = await until(
    () => rowsOf(server),
    (all) => all.every(({ lease }) => lease === null),
  );
  expect(rows.filter(({ state }) => state === "waiting")).toHaveLength(1);
});
