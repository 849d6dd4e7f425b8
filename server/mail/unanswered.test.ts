/** A mail server that receives the whole message and does not respond: each attempt may have been delivered. */
import { expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#server/durations.ts";
import { queue, rowsOf } from "#tests/server/support/outbox.ts";
import { openScriptedMailServer, type Script } from "#tests/server/support/scripted-mail-server.ts";
import { openTestServer } from "#tests/server/support/test-server.ts";
import { until } from "#tests/server/support/until.ts";

/** Queues a mail to a server that never accepts it. @returns The delays between attempts, in milliseconds. */
async function waitsFor(script: Script, days: number) {
  const mailServer = await openScriptedMailServer(script);
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` } });
  await queue(server);
  const waits: number[] = [];
  const begin = server.now();
  for (;;) {
    // Between becoming due and the next attempt, `due_at` is now.
    const [row] = await until(
      () => rowsOf(server),
      (rows) => rows.every(({ lease, due_at, state }) => lease === null && (due_at !== server.now() || state !== "waiting")),
    );
    if (row!.state !== "waiting" || server.now() - begin > days * DAY || waits.length === 60)
      return { waits, row: row!, copies: mailServer.messages.length };
    waits.push(row!.due_at - server.now());
    server.advance(row!.due_at - server.now());
  }
}

it("is retried soon twice, then with the delays of a temporary refusal, and given up after five days", async () => {
  const { waits, row, copies } = await waitsFor({ message: { then: "hang up" } }, 6);
  expect(waits.slice(0, 8)).toEqual([MINUTE / 2, MINUTE / 2, 5 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 4 * HOUR]);
  expect(row.state).toBe("dead");
  expect(copies).toBeLessThan(40);
});

it("counts as unreachable if the connection breaks before the whole message was sent, and is tried every 30 seconds", async () => {
  const { waits, row, copies } = await waitsFor({ DATA: { then: "hang up" } }, 0.01);
  expect(new Set(waits)).toEqual(new Set([MINUTE / 2]));
  expect(waits.length).toBeGreaterThan(20);
  expect([row.state, row.refusals, copies]).toEqual(["waiting", 0, 0]);
});
