/** Mail budgets through the forms, on both engines, judged by the mails in the outbox. */
import { describe, expect, it } from "vitest";
import { HOUR, DAY, MINUTE } from "#server/durations.ts";
import { MAIL_LIMITS } from "#server/limits/policies.ts";
import { OK } from "#tests/server/support/answers.ts";
import { sendJson, subscribe, use } from "#tests/server/support/calls.ts";
import { ENGINES, openTestServer, type TestServer } from "#tests/server/support/test-server.ts";

const mailsIn = async ({ database }: TestServer) => (await database.queries.selectFrom("outbox").select("id").execute()).length;
const rowsIn = async ({ database }: TestServer) => (await database.queries.selectFrom("subscriptions").select("id").execute()).length;

/** Each request comes from its own network, so that rate limits do not interfere. */
let networks = 0;
const address = () => `10.${(networks >> 8) & 255}.${networks++ & 255}.1`;
const signUp = (email: string) => subscribe(email, {}, { address: address() });

/** A small part of the real limits, which keeps the test fast. */
const SCALE = 0.02;
const scaled = (name: keyof typeof MAIL_LIMITS) => Math.floor((MAIL_LIMITS[name].count / MAIL_LIMITS[name].shards) * SCALE);

async function open(engine: TestServer["database"]["engine"], scale = 1): Promise<TestServer> {
  const server = await openTestServer({ engine, env: { RATE_LIMIT_SCALE: `${scale}` } });
  use(server);
  return server;
}

describe.each(ENGINES)("on %s", (engine) => {
  it.each([
    ["Gmail", ["mika@gmail.com", "m.ika@gmail.com", "mi.k.a@googlemail.com", "Mika+news@GoogleMail.com"]],
    ["Yahoo", ["mika@yahoo.com", "mika-a@yahoo.com", "mika-b@yahoo.com", "MIKA-C@Yahoo.com"]],
    ["Apple", ["mika@icloud.com", "mika@me.com", "mika@mac.com", "mika+x@icloud.com"]],
    ["Proton", ["mika@proton.me", "mi.ka@protonmail.com", "mi-ka@pm.me", "mi_ka+x@proton.me"]],
    ["Fastmail", ["mika@fastmail.com", "mika+x@fastmail.com", "shop@mika.fastmail.com", "news@mika.fastmail.com"]],
  ])("sends one mail to a mailbox at %s in any spelling, with the same response to all requests", async (_provider, spellings) => {
    const server = await open(engine);
    for (const email of spellings) expect(await signUp(email)).toMatchObject(OK);
    expect(await mailsIn(server)).toBe(1);
    // A withheld mail leaves no sign-up.
    expect(await rowsIn(server)).toBe(1);
  });

  it("answers a repeated request like the first one, at each form, from any client", async () => {
    const server = await open(engine);
    const forms = [
      ["subscribe-newsletter", {}],
      ["request-download", { product: "lantern", edition: "lanternLite", system: "macOS" }],
      ["request-licence-key", { product: "lantern", edition: "lanternLite" }],
    ] as const;
    for (const [name, fields] of forms) {
      const ask = () => sendJson(`/api/v1/${name}`, { email: `${name}@studio.example`, language: "en", ...fields }, { address: address() });
      const first = await ask();
      const before = await mailsIn(server);
      const second = await ask();
      expect([second.status, second.body, [...second.headers]]).toEqual([first.status, first.body, [...first.headers]]);
      expect(first).toMatchObject(OK);
      expect(await mailsIn(server)).toBe(before);
    }
  });

  it("limits mails to a domain by hour and by day, without revealing it", async () => {
    const server = await open(engine);
    const { count } = MAIL_LIMITS.domain;
    for (let number = 0; number < count + 5; number++) expect(await signUp(`anything-${number}@small.example`)).toMatchObject(OK);
    expect(await mailsIn(server)).toBe(count);
    // Other domains are not affected.
    await signUp("mika@studio.example");
    expect(await mailsIn(server)).toBe(count + 1);
    for (let hour = 1; hour < 4; hour++) {
      server.advance(HOUR);
      for (let number = 0; number < count; number++) await signUp(`hour-${hour}-${number}@small.example`);
    }
    expect(await mailsIn(server)).toBe(MAIL_LIMITS["domain-day"].count + 1);
    server.advance(DAY);
    await signUp("next-day@small.example");
    expect(await mailsIn(server)).toBe(MAIL_LIMITS["domain-day"].count + 2);
  });

  it("has a higher limit for public mailbox providers, and reports when it is exceeded", async () => {
    const server = await open(engine, SCALE);
    const limit = MAIL_LIMITS["public-domain"].shards * scaled("public-domain");
    let refused = 0;
    for (let number = 0; number < 3 * limit; number++) {
      const answer = await signUp(`reader${number}@gmail.com`);
      if (answer.status === 200) continue;
      expect(answer).toMatchObject({ status: 429, body: { errorCode: "RATE_LIMIT_EXCEEDED" } });
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      refused++;
    }
    const sent = await mailsIn(server);
    expect(sent).toBe(3 * limit - refused);
    expect(sent).toBeLessThanOrEqual(limit);
    expect(sent).toBeGreaterThan(MAIL_LIMITS.domain.count * SCALE);
    server.advance(HOUR);
    expect(await signUp("next-hour@gmail.com")).toMatchObject(OK);
  });

  it("limits all mails together", async () => {
    const server = await open(engine, SCALE);
    const limit = MAIL_LIMITS.all.shards * scaled("all");
    const answers = [];
    for (let number = 0; number < 3 * limit; number++) answers.push(await signUp(`reader@studio-${number}.example`));
    const sent = await mailsIn(server);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(sent);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3 * limit - sent);
    expect(sent).toBeLessThanOrEqual(limit);
  });

  it("counts concurrent requests exactly, and only mails that are sent", async () => {
    const server = await open(engine);
    const { count } = MAIL_LIMITS.domain;
    const ask = (batch: string) => Promise.all(Array.from({ length: 60 }, (_, number) => signUp(`${batch}${number}@small.example`)));
    await ask("a");
    expect(await mailsIn(server)).toBe(count);
    await ask("b");
    server.advance(HOUR);
    await ask("c");
    // If withheld mails counted, the day's budget would be used up.
    expect(await mailsIn(server)).toBe(2 * count);
  });

  it("limits mails to the staff", async () => {
    const server = await open(engine, SCALE);
    const limit = MAIL_LIMITS.staff.count * SCALE;
    const ask = (number: number) =>
      sendJson(
        "/api/v1/request-licence-key",
        { email: `reader@studio-${number}.example`, product: "lantern", edition: "lanternLite", language: "en" },
        { address: address() },
      );
    for (let number = 0; number < limit; number++) expect(await ask(number)).toMatchObject(OK);
    expect(await ask(limit)).toMatchObject({ status: 429 });
    // A refused request sends neither mail.
    expect(await mailsIn(server)).toBe(2 * limit);
  });

  it("stores no address and no domain", async () => {
    const server = await open(engine);
    for (let time = 0; time < 3; time++) await signUp("mika@small.example");
    const tables = ["limits", "recipients", "outbox"] as const;
    const rows = await Promise.all(tables.map((table) => server.database.queries.selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(rows)).not.toMatch(/mika|small/u);
    expect(JSON.stringify(rows)).toContain("withheld-mailbox");
    server.advance(10 * MINUTE);
  });
});
