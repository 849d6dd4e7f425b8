/** Someone else writes into the embedded database's file for long: forms say "try again", all else goes on, and it heals by itself. */
import { join } from "node:path";
import Libsql from "libsql";
import { expect, it } from "vitest";
import { confirm, CONFIRM_PAGE, oneClick, send, subscribe, tokenIn, UNSUBSCRIBE_PAGE, use } from "#tests/server/support/calls.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { queue, rowsOf } from "#tests/server/support/outbox.ts";
import { openTestServer } from "#tests/server/support/test-server.ts";
import { until } from "#tests/server/support/until.ts";

const health = async () => (await send("/api/health", { method: "GET" })).status;

it("refuses what would be lost, holds nobody up, and takes everything again when the file is free", async () => {
  const sink = await openMailSink();
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: sink.url } });
  use(server);
  await subscribe("mika@studio.example");
  const { text = "" } = (await sink.until(1))[0]!.parsed;

  const stranger = new Libsql(join(server.folder, "site.db"));
  stranger.exec("begin immediate");
  let turns = 0;
  const clock = setInterval(() => turns++, 10);
  const refused = await Promise.all([
    subscribe("rin@studio.example"),
    confirm(tokenIn(text, CONFIRM_PAGE)),
    oneClick(tokenIn(text, UNSUBSCRIBE_PAGE)),
    send("/api/v1/confirm-newsletter", { body: "{}" }),
  ]);
  clearInterval(clock);
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 415]);
  expect(refused[0].body).toEqual({ success: false, errorCode: "TEMPORARILY_UNAVAILABLE" });
  expect(Number(refused[0].headers.get("retry-after"))).toBeGreaterThan(0);
  expect(turns, "pages had their turn meanwhile").toBeGreaterThan(10);
  // From now on nobody waits: a hundred who did, one after the other, would be refused in minutes.
  const many = await Promise.all(Array.from({ length: 100 }, (_, number) => subscribe(`reader-${number}@studio.example`)));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await health()).toBe(503);
  // The worker meets the lock as well.
  server.advance(60_000);

  stranger.exec("rollback");
  stranger.close();
  expect((await confirm(tokenIn(text, CONFIRM_PAGE))).status).toBe(200);
  expect((await oneClick(tokenIn(text, UNSUBSCRIBE_PAGE))).status).toBe(200);
  expect((await subscribe("rin@studio.example")).status).toBe(200);
  expect(await health()).toBe(200);
  await until(
    async () => sink.mails,
    (mails) => mails.some(({ recipients }) => recipients.includes("rin@studio.example")),
  );
});

it("sends what waited, and once, when the lock comes between a mail's leaving and its being noted", async () => {
  const sink = await openMailSink();
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: sink.url } });
  const stranger = new Libsql(join(server.folder, "site.db"));
  sink.reply = (moment) => {
    if (moment === "data" && sink.mails.length === 0) stranger.exec("begin immediate");
    return undefined;
  };
  await queue(server);
  await until(
    async () => stranger.inTransaction,
    (isHeld) => isHeld,
  );
  await sink.until(1);
  await expect(queue(server, "rin@studio.example")).rejects.toThrow(/locked|busy/u);
  stranger.exec("rollback");
  stranger.close();
  await queue(server, "rin@studio.example");
  await until(
    () => rowsOf(server),
    (rows) => rows.length === 2 && rows.every(({ state }) => state === "sent"),
  );
  expect(sink.mails).toHaveLength(2);
});
