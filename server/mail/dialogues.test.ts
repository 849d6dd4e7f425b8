/** A mail in talk with every kind of mail server: it arrives, waits for as long as it should, or is known to be lost. */
import { expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#server/durations.ts";
import { openScriptedMailServer, type ScriptedMailServer } from "#tests/server/support/scripted-mail-server.ts";
import { type Dialogue, DIALOGUES, SILENCES, type Verdict } from "#tests/server/support/smtp-dialogues.ts";
import { queue, rowsOf, settled } from "#tests/server/support/outbox.ts";
import { openTestServer, type TestServer } from "#tests/server/support/test-server.ts";
import { until } from "#tests/server/support/until.ts";
import { countWaiting } from "./count-waiting.ts";

/** Until the next try. Milliseconds. */
const PAUSES = { later: 5 * MINUTE, away: MINUTE / 2 } as const;

function addressOf(port: number, how: Dialogue[3]): string {
  // A name that is not a loopback's, and leads there all the same.
  if (how === "not on this machine") return `smtp://[::ffff:127.0.0.1]:${port}`;
  return `smtp://${how === "with a password" ? "us:secret@" : ""}127.0.0.1:${port}`;
}

const takenBy = (mailServer: ScriptedMailServer, count: number) =>
  until(
    async () => mailServer.messages,
    ({ length }) => length >= count,
  );
const idsIn = (messages: readonly string[]) => new Set(messages.map((text) => /^Message-ID: .+$/imu.exec(text)?.[0]));

/** What became of the mail, and that nothing but the clock and a server that is well again is missing to its arrival. */
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
    // Nor when time passes: the next one to arrive is another.
    server.advance(6 * DAY);
    await queue(server, "rin@studio.example");
    const messages = await takenBy(mailServer, length + 1);
    expect(messages.slice(length).map((text) => /^To: (.+)$/mu.exec(text)?.[1])).toEqual(["rin@studio.example"]);
    return;
  }
  expect(await countWaiting(server)).toEqual({ waiting: 1, dead: 0 });
  expect(row!.due_at - server.now()).toBe(PAUSES[verdict]);
  server.advance(PAUSES[verdict]);
  // Whoever has it twice is shown it once.
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
  expect([row!.state, row!.due_at - server.now()]).toEqual(["waiting", PAUSES.away]);
  // Neither a name nor a word goes out in clear.
  expect(mailServer.reached).not.toContain("MAIL");
  expect(mailServer.messages).toEqual([]);
});

it(`waits for no silence without end, at any of ${SILENCES.length} moments`, async () => {
  const runs = SILENCES.map(async ([, script, verdict]) => {
    const mailServer = await openScriptedMailServer(script);
    const SMTP_URL = `smtp://127.0.0.1:${mailServer.port}?greetingTimeout=1000&socketTimeout=1000`;
    const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL } });
    await queue(server);
    await expectVerdict(server, mailServer, verdict);
  });
  await Promise.all(runs);
});

it("asks a server that takes no mail of ours every 30 seconds, with one, for as long as it takes", async () => {
  const mailServer = await openScriptedMailServer({ greeting: "421 4.3.2 down for maintenance" });
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: addressOf(mailServer.port, undefined) } });
  await queue(server, "reader-0@studio.example");
  const hasAsked = (times: number) =>
    until(
      async () => [mailServer.reached.length, (await rowsOf(server)).every(({ lease }) => lease === null)] as const,
      ([asked, isDone]) => asked >= times && isDone,
    );
  await hasAsked(1);
  for (let number = 1; number < 20; number++) await queue(server, `reader-${number}@studio.example`);
  const probes = HOUR / PAUSES.away;
  for (let probe = 1; probe <= probes; probe++) {
    server.advance(PAUSES.away);
    await hasAsked(probe + 1);
  }
  expect(mailServer.reached).toHaveLength(probes + 1);
  mailServer.script = {};
  server.advance(PAUSES.away);
  await takenBy(mailServer, 20);
  expect(await countWaiting(server)).toMatchObject({ dead: 0 });
});
