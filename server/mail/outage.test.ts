/** Mail servers that are unreachable, break connections or do not respond: no mail is lost, and copies have the same Message-ID. */
import type { SMTPServerOptions } from "smtp-server";
import { describe, expect, it } from "vitest";
import { subscribe, use } from "#tests/server/support/calls.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { ended, queue, rowsOf, settled } from "#tests/server/support/outbox.ts";
import { ENGINES, openTestServer, type TestServer } from "#tests/server/support/test-server.ts";
import { until } from "#tests/server/support/until.ts";
import { countWaiting } from "./outbox.ts";
import { countMails } from "./store.ts";
import { isShort } from "#tests/support/extent.ts";

const PROBE = 30_000;
const MANY = isShort ? 400 : 1000;

/** Lets half a minute pass whenever no mail is being sent, until none is waiting. */
const outlast = (server: TestServer) =>
  until(
    async () => {
      const sending = await server.database.queries.selectFrom("outbox").select("id").where("lease", "is not", null).execute();
      if (sending.length === 0) server.advance(PROBE);
      return countMails(server.database.queries);
    },
    ({ waiting }) => waiting === 0,
  );

describe.each(ENGINES)("on %s", (engine) => {
  it(`loses none of ${MANY} sign-ups during an hour without a mail server, and repeats only mails whose connection broke`, async () => {
    const sink = await openMailSink();
    const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url, RATE_LIMIT_SCALE: "1000" } });
    use(server);
    await sink.close();
    const addresses = Array.from({ length: MANY }, (_, number) => `reader-${number}@studio.example`);
    // One hour, in minutes with two attempts each.
    for (let minute = 0; minute < 60; minute++) {
      const those = addresses.slice(Math.floor((minute * MANY) / 60), Math.floor(((minute + 1) * MANY) / 60));
      const answers = await Promise.all(those.map((email) => subscribe(email)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      server.advance(PROBE);
      server.advance(PROBE);
    }
    expect(await countWaiting(server)).toEqual({ waiting: MANY, dead: 0 });

    // The mail server comes back, and breaks some connections before a mail and some after it.
    const seen = { to: 0, data: 0 };
    const cuts = { to: 0, data: 0 };
    sink.reply = (moment) => {
      if ((moment !== "to" && moment !== "data") || ++seen[moment] % 40 !== 0) return undefined;
      cuts[moment]++;
      return "drop";
    };
    await sink.open();
    server.advance(PROBE);
    expect(await outlast(server)).toEqual({ waiting: 0, dead: 0 });

    const idsByAddress = new Map<string, string[]>(addresses.map((address) => [address, []]));
    for (const { recipients, parsed } of sink.mails) idsByAddress.get(recipients[0]!)!.push(parsed.messageId ?? "");
    const ids = [...idsByAddress.values()];
    expect(ids.filter(({ length }) => length === 0)).toEqual([]);
    expect(ids.every((list) => new Set(list).size === 1)).toBe(true);
    expect(new Set(ids.map(([id]) => id)).size).toBe(MANY);
    expect(Math.min(cuts.to, cuts.data)).toBeGreaterThanOrEqual(10);
    expect(sink.mails.length - MANY).toBeLessThanOrEqual(cuts.data);
  });

  it("sends all mails when the mail server is reachable again", async () => {
    const sink = await openMailSink();
    const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url } });
    await sink.close();
    for (let count = 0; count < 30; count++) await queue(server, `reader-${count}@studio.example`);
    // Waits until the attempts in progress have failed.
    await until(
      () => rowsOf(server),
      (rows) => rows.some(({ answer }) => answer !== null) && rows.every(({ lease }) => lease === null),
    );
    await sink.open();
    server.advance(PROBE);
    await sink.until(30);
    expect((await ended(server)).every(({ state, refusals }) => state === "sent" && refusals === 0)).toBe(true);
  });

  it("sends the same mail again with the same Message-ID if the connection broke after it", async () => {
    const sink = await openMailSink();
    let cuts = 1;
    sink.reply = (moment) => (moment === "data" && cuts-- > 0 ? "drop" : undefined);
    const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url } });
    await queue(server);
    await until(
      () => rowsOf(server),
      ([row]) => row!.answer !== null,
    );
    server.advance(PROBE);
    const mails = await sink.until(2);
    expect(new Set(mails.map(({ parsed }) => parsed.messageId)).size).toBe(1);
    expect(new Set(mails.map(({ raw }) => raw.replaceAll(/--_NmP-[\w-]+|boundary="[^"]+"|^Content-ID.*$/gmu, ""))).size).toBe(1);
  });
});

it("sends each mail once with two instances on one PostgreSQL", async () => {
  const sink = await openMailSink();
  const env = { SMTP_URL: sink.url, RATE_LIMIT_SCALE: "100" };
  const first = await openTestServer({ engine: "postgres", sends: true, env });
  const second = await openTestServer({ engine: "postgres", sends: true, env, beside: first });
  await Promise.all(Array.from({ length: 60 }, (_, count) => queue(count % 2 === 0 ? first : second, `reader-${count}@studio.example`)));
  await ended(first);
  expect(sink.mails).toHaveLength(60);
  expect(new Set(sink.mails.map(({ recipients }) => recipients[0])).size).toBe(60);
});

it.each<[string, SMTPServerOptions]>([
  ["without TLS", { disabledCommands: ["AUTH", "STARTTLS"] }],
  ["with a self-signed certificate", { disabledCommands: ["AUTH"] }],
])("sends nothing to a server %s, unless it is on this machine", async (_case, options) => {
  const sink = await openMailSink(options);
  // An address that does not count as loopback, but reaches this machine.
  const SMTP_URL = `smtp://[::ffff:127.0.0.1]:${sink.port}`;
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL } });
  await queue(server);
  const [row] = await settled(server);
  expect(row).toMatchObject({ state: "waiting", refusals: 0 });
  expect(sink.mails).toEqual([]);
  const local = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: sink.url } });
  await queue(local);
  await sink.until(1);
});

it("sends other mails while the server does not respond to one", async () => {
  const sink = await openMailSink();
  sink.reply = (moment, to) => (moment === "to" && to.startsWith("silent") ? "stall" : undefined);
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: sink.url } });
  await queue(server, "silent@studio.example");
  for (let count = 0; count < 20; count++) await queue(server, `reader-${count}@studio.example`);
  await sink.until(20);
  expect(await countWaiting(server)).toMatchObject({ dead: 0 });
  // The unfinished mail is retried.
  await sink.close();
  const rows = await until(
    () => rowsOf(server),
    (all) => all.every(({ lease }) => lease === null),
  );
  expect(rows.filter(({ state }) => state === "waiting")).toHaveLength(1);
});
