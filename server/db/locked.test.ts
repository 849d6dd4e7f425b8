/** Another program holds a write lock on the embedded database for a long time. */
import { join } from "node:path";
import Libsql from "libsql";
import { expect, it } from "vitest";
import { confirm, CONFIRM_PAGE, oneClick, send, subscribe, tokenIn, UNSUBSCRIBE_PAGE, use } from "#tests/server/support/calls.ts";
import { bytes, bytesOf, etag, fetchFile, named, updatePath } from "#tests/server/support/download-calls.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { queue, rowsOf } from "#tests/server/support/outbox.ts";
import { openTestServer } from "#tests/server/support/test-server.ts";
import { until } from "#tests/server/support/until.ts";

const health = async () => (await send("/api/health", { method: "GET" })).status;

it("answers 503 while the file is locked without blocking other requests, and works again when it is free", async () => {
  const sink = await openMailSink();
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: sink.url } });
  use(server);
  await subscribe("mika@studio.example");
  const { text = "" } = (await sink.until(1))[0]!.parsed;

  const otherProgram = new Libsql(join(server.folder, "site.db"));
  otherProgram.exec("begin immediate");
  let timerCalls = 0;
  const timer = setInterval(() => timerCalls++, 10);
  const update = (headers = {}) => fetchFile(updatePath(named), { headers });
  const [updated, ...refused] = await Promise.all([
    update(),
    subscribe("rin@studio.example"),
    confirm(tokenIn(text, CONFIRM_PAGE)),
    oneClick(tokenIn(text, UNSUBSCRIBE_PAGE)),
    send("/api/v1/confirm-newsletter", { body: "{}" }),
  ]);
  clearInterval(timer);
  expect([updated.status, (await bytesOf(updated)).equals(bytes)]).toEqual([200, true]);
  expect((await update({ "If-None-Match": etag })).status).toBe(304);
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 415]);
  expect(refused[0].body).toEqual({ success: false, errorCode: "TEMPORARILY_UNAVAILABLE" });
  expect(Number(refused[0].headers.get("retry-after"))).toBeGreaterThan(0);
  expect(timerCalls, "the event loop ran meanwhile").toBeGreaterThan(10);
  // Further requests fail at once; if each waited for the timeout in turn, a hundred would take minutes.
  const many = await Promise.all(Array.from({ length: 100 }, (_, number) => subscribe(`reader-${number}@studio.example`)));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await health()).toBe(503);
  // Lets the mail worker run against the lock.
  server.advance(60_000);

  otherProgram.exec("rollback");
  otherProgram.close();
  expect((await confirm(tokenIn(text, CONFIRM_PAGE))).status).toBe(200);
  expect((await oneClick(tokenIn(text, UNSUBSCRIBE_PAGE))).status).toBe(200);
  expect((await subscribe("rin@studio.example")).status).toBe(200);
  expect(await health()).toBe(200);
  await until(
    async () => sink.mails,
    (mails) => mails.some(({ recipients }) => recipients.includes("rin@studio.example")),
  );
});

it("sends a mail once if the lock begins after the mail was sent and before that is recorded", async () => {
  const sink = await openMailSink();
  const server = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: sink.url } });
  const otherProgram = new Libsql(join(server.folder, "site.db"));
  sink.reply = (moment) => {
    if (moment === "data" && sink.mails.length === 0) otherProgram.exec("begin immediate");
    return undefined;
  };
  await queue(server);
  await until(
    async () => otherProgram.inTransaction,
    (isLocked) => isLocked,
  );
  await sink.until(1);
  await expect(queue(server, "rin@studio.example")).rejects.toThrow(/locked|busy/u);
  otherProgram.exec("rollback");
  otherProgram.close();
  await queue(server, "rin@studio.example");
  await until(
    () => rowsOf(server),
    (rows) => rows.length === 2 && rows.every(({ state }) => state === "sent"),
  );
  expect(sink.mails).toHaveLength(2);
});
