/** Clocks that are set back, or that differ between servers: each mail is sent once, and none waits for the old time. */
import { expect, it, onTestFinished } from "vitest";
import { DAY, HOUR, MINUTE } from "#server/durations.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { queue, rowsOf, settled } from "#tests/server/support/outbox.ts";
import { ENGINES, openTestServer } from "#tests/server/support/test-server.ts";
import { until } from "#tests/server/support/until.ts";
import { startMailWorker } from "./worker.ts";

it("sends what waits for a mail server half a minute after its clock was set back an hour", async () => {
  const sink = await openMailSink();
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: sink.url } });
  await sink.close();
  await queue(server);
  const [before] = await settled(server);
  await sink.open();
  server.advance(-HOUR);
  await until(
    () => rowsOf(server),
    ([row]) => row!.due_at < before!.due_at,
  );
  server.advance(MINUTE / 2);
  await sink.until(1);
});

it("keeps the delay that a mail server asked for when the clock is set back", async () => {
  const sink = await openMailSink();
  sink.reply = (moment) => (moment === "to" ? { code: 451, text: "come back later" } : undefined);
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: sink.url } });
  await queue(server);
  const [before] = await settled(server);
  const delay = before!.due_at - server.now();
  server.advance(-HOUR);
  const [after] = await until(
    () => rowsOf(server),
    ([row]) => row!.due_at < before!.due_at,
  );
  expect(after!.due_at - server.now()).toBe(delay);
});

it.each(ENGINES)("sends from %s what waits since before the clock was set back a day, while no server ran", async (engine) => {
  const sink = await openMailSink();
  const server = await openTestServer({ engine, env: { SMTP_URL: sink.url } });
  server.advance(DAY);
  await queue(server);
  server.advance(-DAY);
  const worker = startMailWorker(server);
  onTestFinished(() => worker.stop());
  await sink.until(1);
});
