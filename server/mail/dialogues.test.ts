/** SMTP dialogues with many kinds of mail servers: each mail is sent, retried or given up as it should be. */
import { expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#server/durations.ts";
import { openScriptedMailServer, type ScriptedMailServer } from "#tests/server/support/scripted-mail-server.ts";
import { type Dialogue, DIALOGUES, SILENCES, type Verdict } from "#tests/server/support/smtp-dialogues.ts";
import { queue, rowsOf, settled } from "#tests/server/support/outbox.ts";
import { openTestServer, type TestServer } from "#tests/server/support/test-server.ts";
import { until } from "#tests/server/support/until.ts";
import { countWaiting } from "./outbox.ts";

/** Milliseconds until the next attempt. */
const DELAYS = { later: 5 * MINUTE, unreachable: MINUTE / 2 } as const;

function addressOf(port: number, how: Dialogue[3]): string {
  // An address that does not count as loopback, but reaches this machine.
  if (how === "not on this machine") return `smtp://[::ffff:127.0.0.1]:${port}`;
  return `smtp://${how === "with a password" ? "us:secret@" : ""}127.0.0.1:${port}`;
}

const takenBy = (mailServer: ScriptedMailServer, count: number) =>
  until(
    async () => mailServer.messages,
    ({ length }) => length >= count,
  );
const idsIn = (messages: readonly string[]) => new Set(messages.map((text) => /^Message-ID: .+$/imu.exec(text)?.[0]));

/** Checks the mail's state, and that a retry with a working mail server then sends it. */
async function expectVerdict(server: TestServer, mailServer: ScriptedMailServer, verdict: Verdict): Promise<void> {
  const [row] = await settled(server);
  const { length } = mailServer.messages;
  if (verdict === "sent") {
    expect([row!.state, length]).toEqual(["sent", 1]);
    expect(await countWaiting(server)).toEqual({ waiting: 0, dead: 0 });
    return;
  }
  mailServer.script = {};
  if (verdict === "never") {
    expect(await countWaiting(server)).toEqual({ waiting: 0, dead: 1 });
    // A mail that was given up is not tried again: the next one to arrive is another.
    server.advance(6 * DAY);
    await queue(server, "rin@studio.example");
    const messages = await takenBy(mailServer, length + 1);
    expect(messages.slice(length).map((text) => /^To: (.+)$/mu.exec(text)?.[1])).toEqual(["rin@studio.example"]);
    return;
  }
  expect(await countWaiting(server)).toEqual({ waiting: 1, dead: 0 });
  expect(row!.due_at - server.now()).toBe(DELAYS[verdict]);
  server.advance(DELAYS[verdict]);
  // Both copies have the same Message-ID.
  expect(idsIn(await takenBy(mailServer, length + 1)).size).toBe(1);
  await until(
    () => rowsOf(server),
    ([now]) => now!.state === "sent",
  );
}

it(`has ${DIALOGUES.length + SILENCES.length} dialogues below`, () => {
  expect(DIALOGUES.length + SILENCES.length).toBeGreaterThanOrEqual(40);
  const names = [...DIALOGUES, ...SILENCES].map(([what, , , how]) => `${what} ${how ?? ""}`);
  expect(new Set(names).size).toBe(names.length);
});

const named = DIALOGUES.map(([what, script, verdict, how]) => ({ what, script, verdict, how }));

it.each(named)("after $what: $verdict", async ({ script, verdict, how }) => {
  const mailServer = await openScriptedMailServer(script);
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: addressOf(mailServer.port, how) } });
  await queue(server);
  if (how !== "not on this machine") {
    await expectVerdict(server, mailServer, verdict);
    return;
  }
  const [row] = await settled(server);
  expect([row!.state, row!.due_at - server.now()]).toEqual(["waiting", DELAYS.unreachable]);
  // Nothing of the mail is sent in clear text.
  expect(mailServer.reached).not.toContain("MAIL");
  expect(mailServer.messages).toEqual([]);
});

it(`times out if the server does not respond, at any of ${SILENCES.length} moments`, async () => {
  const runs = SILENCES.map(async ([, script, verdict]) => {
    const mailServer = await openScriptedMailServer(script);
    const SMTP_URL = `smtp://127.0.0.1:${mailServer.port}?greetingTimeout=1000&socketTimeout=1000`;
    const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL } });
    await queue(server);
    await expectVerdict(server, mailServer, verdict);
  });
  await Promise.all(runs);
});

it("tries a server that refuses all mails every 30 seconds, with one mail", async () => {
  const mailServer = await openScriptedMailServer({ greeting: "421 4.3.2 down for maintenance" });
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: addressOf(mailServer.port, undefined) } });
  await queue(server, "reader-0@studio.example");
  const hasTried = (times: number) =>
    until(
      async () => [mailServer.reached.length, (await rowsOf(server)).every(({ lease }) => lease === null)] as const,
      ([tries, isDone]) => tries >= times && isDone,
    );
  await hasTried(1);
  for (let number = 1; number < 20; number++) await queue(server, `reader-${number}@studio.example`);
  const probes = HOUR / DELAYS.unreachable;
  for (let probe = 1; probe <= probes; probe++) {
    server.advance(DELAYS.unreachable);
    await hasTried(probe + 1);
  }
  expect(mailServer.reached).toHaveLength(probes + 1);
  mailServer.script = {};
  server.advance(DELAYS.unreachable);
  await takenBy(mailServer, 20);
  expect(await countWaiting(server)).toMatchObject({ dead: 0 });
});
