/** The outbox and a real mail server: queued mails arrive once, and not too early or too often. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "#server/durations.ts";
import { MAILBOX_BUDGET } from "#server/limits/policies.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { ended, mailTo, queue, rowsOf, settled } from "#tests/server/support/outbox.ts";
import { ENGINES, openTestServer } from "#tests/server/support/test-server.ts";
import { deleteOldFiles, deleteOldMails } from "./delete-mails.ts";
import { mailFileName } from "./mail-files.ts";
import { countWaiting, queueMail } from "./outbox.ts";

describe.each(ENGINES)("on %s", (engine) => {
  it("sends a mail once, and deletes its content", async () => {
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

  it("stores no address, link or token in clear text while a mail waits", async () => {
    const server = await openTestServer({ engine });
    await queue(server);
    const stored = JSON.stringify([await rowsOf(server), await server.database.queries.selectFrom("recipients").selectAll().execute()]);
    expect(stored).not.toMatch(/mika|studio|nobody-may-read|newsletter\/confirm/u);
    expect(await countWaiting(server)).toEqual({ waiting: 1, dead: 0 });
  });

  it("does not queue a mail if its transaction fails", async () => {
    const server = await openTestServer({ engine });
    const failing = server.database.transact(async (tx) => {
      await queueMail(server, tx, mailTo("mika@studio.example"), { to: { visitor: "newsletter" } });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await rowsOf(server)).toEqual([]);
    expect(await queue(server)).toBeTypeOf("string");
  });

  it("retries a temporary refusal after 5 and 30 minutes, 1, 2 and 4 hours, then every 4 hours to the fifth day", async () => {
    const sink = await openMailSink();
    sink.reply = (moment) => (moment === "to" ? { code: 451, text: "greylisted, come back" } : undefined);
    const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url } });
    await queue(server);
    const delays: number[] = [];
    for (;;) {
      const [row] = await settled(server);
      if (row!.state !== "waiting") break;
      delays.push((row!.due_at - server.now()) / MINUTE);
      server.advance(row!.due_at - server.now());
    }
    expect(delays.slice(0, 6)).toEqual([5, 30, 60, 120, 240, 240]);
    expect(new Set(delays.slice(4))).toEqual(new Set([240]));
    const total = delays.reduce((sum, delay) => sum + delay, 0) * MINUTE;
    expect(total).toBeLessThanOrEqual(5 * DAY);
    expect(total).toBeGreaterThan(4.8 * DAY);
    expect(await countWaiting(server)).toEqual({ waiting: 0, dead: 1 });
    expect(sink.mails).toEqual([]);
  });

  it("gives a mail up after a permanent refusal, and keeps its content encrypted", async () => {
    const sink = await openMailSink();
    sink.reply = (moment, to) => (moment === "to" ? { code: 550, text: `5.1.1 <${to}>: no such mailbox` } : undefined);
    const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url } });
    await queue(server);
    const [row] = await ended(server);
    expect(row).toMatchObject({ state: "dead", refusals: 0 });
    expect(row!.sealed).not.toBeNull();
    expect(row!.answer).toContain("no such mailbox");
    expect(row!.answer).not.toContain("mika");
  });

  it("gives a mail up that cannot be read any more, as after a change of the site's secret", async () => {
    const sink = await openMailSink();
    sink.reply = () => ({ code: 451, text: "come back" });
    const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url } });
    await queue(server);
    await settled(server);
    await server.database.write((db) => db.updateTable("outbox").set({ sealed: "of another secret" }).execute());
    server.advance(DAY);
    expect(await ended(server)).toMatchObject([{ state: "dead", lease: null }]);
    expect(await countWaiting(server)).toEqual({ waiting: 0, dead: 1 });
  });

  it("sends at most one mail of a kind in 10 minutes and the budget of all kinds in 24 hours to a mailbox", async () => {
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
    expect(await bomb(["newsletter", "download", "licence-key", "sign-up", "reset"])).toBe(MAILBOX_BUDGET.count - 2);
    server.advance(DAY - 10 * MINUTE - 1);
    expect(await bomb(["newsletter", "download"])).toBe(0);
    server.advance(1);
    expect(await bomb(["newsletter", "download", "reset"])).toBe(2);
  });

  it("deletes unsent mails after 30 days, with the content of mails that are evidence, and mail files after 7 days", async () => {
    const sink = await openMailSink();
    sink.reply = (moment, to) => (moment === "to" && to.startsWith("dead") ? { code: 550, text: "no such mailbox" } : undefined);
    const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url } });
    const folder = join(server.folder, "mail");
    const made = new Date(server.now());
    mkdirSync(folder);
    for (const name of [mailFileName(made, "a"), `${mailFileName(made, "b")}.part`, "notes.txt"])
      writeFileSync(join(folder, name), "To: x");
    await queue(server, "dead@studio.example");
    await server.database.transact((tx) =>
      queueMail(server, tx, mailTo("dead-proof@studio.example"), { to: { visitor: "newsletter" }, isProof: true }),
    );
    server.wakeMailWorker();
    await ended(server);
    await sink.close();
    await queue(server, "waiting@studio.example");
    await settled(server);
    server.advance(7 * DAY);
    expect(await deleteOldFiles(server, server.now())).toBe(0);
    server.advance(23 * DAY);
    expect(await deleteOldFiles(server, server.now())).toBe(2);
    expect(readdirSync(folder)).toEqual(["notes.txt"]);
    await deleteOldMails(server, server.now());
    await settled(server);
    expect((await rowsOf(server)).map(({ state, sealed }) => [state, sealed === null])).toEqual([
      ["dead", false],
      ["dead", false],
      ["waiting", false],
    ]);
    server.advance(1);
    await deleteOldMails(server, server.now());
    // The mail server's response stays as evidence, without the mail's content.
    expect(await rowsOf(server)).toMatchObject([
      { state: "dead", is_proof: 1, sealed: null, answer: expect.stringContaining("550 no such mailbox") as unknown },
    ]);
  });

  it("deletes sent mails, except those that are evidence", async () => {
    const sink = await openMailSink();
    const server = await openTestServer({ engine, sends: true, env: { SMTP_URL: sink.url } });
    await queue(server);
    await server.database.transact((tx) =>
      queueMail(server, tx, mailTo("rin@studio.example"), { to: { visitor: "newsletter" }, isProof: true }),
    );
    server.wakeMailWorker();
    await sink.until(2);
    await ended(server);
    server.advance(2 * DAY);
    expect(await deleteOldMails(server, server.now())).toBe(0);
    server.advance(1);
    expect(await deleteOldMails(server, server.now())).toBe(1);
    expect(await rowsOf(server)).toMatchObject([{ is_proof: 1 }]);
  });
});

it("writes mails as files if there is no mail server", async () => {
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
