/** Budgets from both sides: what an owner of the largest bundle does in an hour, and what a program does from one network. */
import { describe, expect, it } from "vitest";
import { listBundles } from "#lib/content/bundles.ts";
import { requireEdition } from "#lib/content/products.ts";
import { findNewestRelease, listReleases } from "#lib/content/releases.ts";
import { MINUTE } from "#server/durations.ts";
import { OK } from "#tests/server/support/answers.ts";
import { sendJson, subscribe } from "#tests/server/support/calls.ts";
import { fetchDownload, linkFor, look, openDownloads, requestDownload } from "#tests/server/support/download-calls.ts";
import { ENGINES, type TestServer } from "#tests/server/support/test-server.ts";
import { ADDRESS_LIMIT, MAILBOX_BUDGET, STAFF_BUDGET } from "./policies.ts";

const REFUSED = { status: 429, body: { errorCode: "RATE_LIMIT_EXCEEDED" } };
/** The budgets as they are in production. */
const REAL = { RATE_LIMIT_SCALE: "1" };

const mailsIn = async ({ database }: TestServer) => (await database.queries.selectFrom("outbox").select("id").execute()).length;

/** All that the owner of the bundle with the most parts may want: each part for each system, and an older version and the beta of one. */
function wishesOfOwner() {
  const [largest] = listBundles().sort((a, b) => b.parts.length - a.parts.length);
  const parts = (largest?.parts ?? []).map((key) => ({ edition: key, product: requireEdition(key).slug }));
  const newest = parts.flatMap(({ product, edition }) =>
    (findNewestRelease(product, "stable")?.facts.installers ?? [])
      .filter((installer) => installer.edition === edition)
      .map(({ system }) => ({ product, edition, system, version: undefined as string | undefined })),
  );
  const [first] = newest;
  const others = first === undefined ? [] : listReleases(first.product, "en").slice(1, 3);
  return { parts, wishes: [...newest, ...others.map(({ version }) => ({ ...first!, version }))] };
}

describe.each(ENGINES)("on %s", (engine) => {
  it("lets the owner of the largest bundle have every file within an hour", async () => {
    const setting = await openDownloads(engine, REAL);
    const { parts, wishes } = wishesOfOwner();
    expect(wishes.length).toBeGreaterThan(MAILBOX_BUDGET.count);
    for (const [number, wish] of wishes.entries()) {
      setting.sink.mails.length = 0;
      const token = await linkFor(setting, "owner@studio.example", wish);
      expect((await look(token)).body).toMatchObject({ edition: wish.edition, system: wish.system });
      expect((await fetchDownload(token)).status).toBe(200);
      setting.server.advance(MINUTE);
      expect(number * MINUTE).toBeLessThan(60 * MINUTE);
    }
    // Before any link is opened, the whole bundle for one computer and the newsletter; with two computers, the opened budget.
    expect(MAILBOX_BUDGET.count).toBeGreaterThanOrEqual(parts.length + 1);
    expect(MAILBOX_BUDGET.opened).toBeGreaterThanOrEqual(2 * parts.length + parts.length + 3);
    expect(STAFF_BUDGET.count).toBeGreaterThanOrEqual(parts.length);
  });

  it("sends nothing twice within ten minutes, and answers as it did before", async () => {
    const { server } = await openDownloads(engine, REAL);
    expect(await requestDownload("owner@studio.example")).toMatchObject(OK);
    server.advance(MAILBOX_BUDGET.betweenSameKind - 1);
    expect(await requestDownload("owner@studio.example")).toMatchObject(OK);
    expect(await mailsIn(server)).toBe(1);
    server.advance(1);
    expect(await requestDownload("owner@studio.example")).toMatchObject(OK);
    expect(await mailsIn(server)).toBe(2);
  });

  it("keeps the small budget for an address whose links are only looked at, as mail scanners do", async () => {
    const setting = await openDownloads(engine, REAL);
    const { server } = setting;
    const token = await linkFor(setting, "victim@studio.example");
    await look(token);
    await fetchDownload(token, { method: "HEAD" });
    for (let number = 0; number < 30; number++) {
      server.advance(MAILBOX_BUDGET.betweenSameKind);
      expect(await requestDownload("victim@studio.example", {}, { address: `198.51.${number}.1` })).toMatchObject(OK);
    }
    expect(await mailsIn(server)).toBe(MAILBOX_BUDGET.count);
    // A download opens the larger one, to its end.
    expect((await fetchDownload(token)).status).toBe(200);
    for (let number = 0; number < 60; number++) {
      server.advance(MAILBOX_BUDGET.betweenSameKind);
      await requestDownload("victim@studio.example", {}, { address: `198.51.${number}.1` });
    }
    expect(await mailsIn(server)).toBe(MAILBOX_BUDGET.opened);
  });

  it("stops a program that enters 50 addresses from 50 clients of one network, and nobody else", async () => {
    const { server } = await openDownloads(engine, REAL);
    const ask = (number: number) => subscribe(`reader@studio-${number}.example`, {}, { address: `198.51.100.${number + 1}` });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => ask(number)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(ADDRESS_LIMIT.count);
    const stopped = answers.findIndex(({ status }) => status === 429);
    expect(await ask(stopped)).toMatchObject(REFUSED);
    expect(Number((await ask(stopped)).headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await mailsIn(server)).toBe(ADDRESS_LIMIT.count);
    // Who was there before goes on, and so does another network.
    const known = answers.findIndex(({ status }) => status === 200);
    expect(await requestDownload(`reader@studio-${known}.example`, {}, { address: "198.51.100.7" })).toMatchObject(OK);
    expect(await requestDownload(`reader@studio-${stopped}.example`, {}, { address: "203.0.113.9" })).toMatchObject(OK);
    expect(await mailsIn(server)).toBe(ADDRESS_LIMIT.count + 2);
    server.advance(ADDRESS_LIMIT.time);
    expect(await ask(stopped)).toMatchObject(OK);
  });

  it("counts the mailboxes that account forms are given, too", async () => {
    const { server } = await openDownloads(engine, REAL);
    const forms = ["request-password-reset", "send-verification-email"];
    const statuses: number[] = [];
    for (let number = 0; number <= ADDRESS_LIMIT.count; number++) {
      // Each from a client of its own.
      const sent = { address: `198.51.100.${number}` };
      const email = `person@studio-${number}.example`;
      statuses.push((await sendJson(`/api/auth/${forms[number % 2] ?? ""}`, { email, language: "en" }, sent)).status);
    }
    expect(statuses).toEqual([...Array<number>(ADDRESS_LIMIT.count).fill(200), 429]);
    expect(await mailsIn(server)).toBe(ADDRESS_LIMIT.count);
  });
});
