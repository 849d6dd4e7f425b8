/** The API's contract for all endpoints: error codes, statuses and headers for every kind of request. Origins are in origins.test.ts. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sql } from "kysely";
import { parse } from "yaml";
import { gzipSync } from "node:zlib";
import { API_ERRORS } from "#schemas/api-errors.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { DAY } from "#server/durations.ts";
import { LIMITS } from "#server/limits/policies.ts";
import { refused } from "./support/answers.ts";
import { Browser, mailsOf, openAccount, PERSON, signIn } from "./support/account-calls.ts";
import { Authenticator } from "./support/authenticator.ts";
import { type Answer, CONFIRM_PAGE, confirm, oneClick, send, sendJson, subscribe, tokenIn, use } from "./support/calls.ts";
import { POST_PATHS } from "#tests/support/endpoints.ts";
import { MESSAGE_LOCALES } from "#tests/support/fixture-site.ts";
import { openMailSink } from "./support/mail-sink.ts";
import type { Setting } from "./support/newsletter-calls.ts";
import { openTestServer, type TestServer } from "./support/test-server.ts";
import { until } from "./support/until.ts";
import { WRONG_BODIES, WRONG_TYPES } from "./support/wrong-requests.ts";

const SUBSCRIBE = "/api/v1/subscribe-newsletter";
/** Endpoints that take another form than JSON: mail programs, apps by OAuth, and Stripe. */
const NOT_JSON = ["/api/v1/unsubscribe-newsletter", "/api/auth/device/code", "/api/auth/device/token", "/api/v1/stripe-webhook"];
const JSON_PATHS = POST_PATHS.filter((path) => !NOT_JSON.includes(path));
const JSON_TYPE = { "Content-Type": "application/json" };

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer({ engine: "sqlite", env: { RATE_LIMIT_SCALE: "1000" } });
  use(server);
});

// Each test has a database of its own, which takes longer than its requests: so many requests share one.
describe.each(JSON_PATHS)("%s refuses", (endpoint) => {
  it("content types other than JSON's, and none", async () => {
    for (const type of WRONG_TYPES) {
      const answer = await send(endpoint, {
        body: new TextEncoder().encode('{"token":"x"}'),
        headers: type === undefined ? {} : { "Content-Type": type },
      });
      expect.soft(answer, type).toMatchObject(refused(415, "UNSUPPORTED_MEDIA_TYPE"));
    }
  });

  it("a compressed body", async () => {
    for (const encoding of ["gzip", "br", "deflate", "zstd"]) {
      const answer = await send(endpoint, { body: gzipSync("{}"), headers: { ...JSON_TYPE, "Content-Encoding": encoding } });
      expect(answer, encoding).toMatchObject(refused(415, "UNSUPPORTED_MEDIA_TYPE"));
    }
  });

  it("more than 8 KiB, with or without a correct Content-Length", async () => {
    const large = JSON.stringify({ email: "a".repeat(8 * 1024), token: "" });
    expect(await send(endpoint, { body: large, headers: JSON_TYPE })).toMatchObject(refused(413, "PAYLOAD_TOO_LARGE"));
    const wrongLength = { ...JSON_TYPE, "Content-Length": "2" };
    expect(await send(endpoint, { body: large, headers: wrongLength })).toMatchObject(refused(413, "PAYLOAD_TOO_LARGE"));
  });

  it("bodies that are no JSON, or JSON of another shape", async () => {
    for (const [what, body] of Object.entries(WRONG_BODIES))
      expect.soft(await send(endpoint, { body, headers: JSON_TYPE }), what).toMatchObject(refused(400, "INVALID_REQUEST"));
  });

  it("invalid UTF-8", async () => {
    for (const bytes of [
      [0xff, 0xfe, 0x7b, 0x7d],
      [0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d],
    ])
      expect(await send(endpoint, { body: Uint8Array.from(bytes), headers: JSON_TYPE })).toMatchObject(refused(400, "INVALID_REQUEST"));
  });
});

/** Requests to accounts, each refused with a code of its own. */
async function accountRefusals(setting: Setting): Promise<Answer[]> {
  const visitor = new Browser();
  await mailsOf(setting, () => visitor.post("sign-up/email", PERSON));
  const owner = await openAccount(setting, { email: "noe@accounts.example" });
  const app = { body: "client_id=hub", headers: { "Content-Type": "application/x-www-form-urlencoded" } };
  const { body } = await send("/api/auth/device/code", app);
  await setting.server.database.transact((tx) => tx.updateTable("app_logins").set({ expires_at: 0 }).execute());
  return [
    await visitor.post("sign-up/email", { ...PERSON, password: "123456123456" }),
    await visitor.get("account"),
    await signIn(visitor, PERSON.email, "not the one of the sign-up"),
    await signIn(visitor),
    await visitor.post("passkey/verify-authentication", { response: new Authenticator().prove({ challenge: "A".repeat(43) }) }),
    await owner.post("delete-user", { password: "not the one of the sign-up" }),
    await owner.post("remove-password", { password: PERSON.password }),
    await owner.post("device", { userCode: "AAAA-AAAA" }),
    await owner.post("device", { userCode: (body as { user_code: string }).user_code }),
  ];
}

/** Requests about payments, to a server that sells nothing and to one that does. */
async function paymentRefusals(sending: TestServer): Promise<Answer[]> {
  const event = { body: "{}", headers: { ...JSON_TYPE, "Stripe-Signature": "t=1,v1=00" } };
  use(server);
  const unavailable = await sendJson("/api/v1/purchase-credits", { amount: 100 });
  use(sending);
  return [unavailable, await send("/api/v1/stripe-webhook", event)];
}

it("returns every code of the table, and each has a message in every language", async () => {
  const sink = await openMailSink();
  const stripe = { STRIPE_SECRET_KEY: "sk_test_contract", STRIPE_WEBHOOK_SECRET: "whsec_contract" };
  const sending = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: sink.url, ...stripe } });
  use(sending);
  await subscribe("mika@studio.example");
  const [mail] = await sink.until(1);
  const sent = () => sending.database.queries.selectFrom("outbox").select("state").execute();
  await until(sent, ([row]) => row?.state === "sent");
  const token = tokenIn(mail!.parsed.text ?? "", CONFIRM_PAGE);
  sending.advance(8 * DAY);
  const reached = [await confirm(token)];
  sending.advance(-2 * DAY);
  await confirm(token);
  reached.push(
    await subscribe("mika@studio.example"),
    await subscribe("mika"),
    await subscribe("mika@studio.example", { language: "x" }),
    await confirm("x"),
    await sendJson("/api/v1/request-download", { email: "mika@studio.example", product: "none", system: "macOS" }),
    await subscribe("a@b.example", {}, { headers: { Origin: "https://evil.example" } }),
    await send(SUBSCRIBE, { body: " ".repeat(9000), headers: JSON_TYPE }),
    await send(SUBSCRIBE, { body: "x", headers: { "Content-Type": "text/plain" } }),
  );
  reached.push(...(await accountRefusals({ server: sending, sink })));
  reached.push(...(await paymentRefusals(sending)));
  for (let count = 0; count <= LIMITS["form-client"].count; count++) reached.push(await subscribe(`reader${count}@studio.example`));
  const limited = reached.find(({ status }) => status === 429);
  expect(Number(limited?.headers.get("retry-after"))).toBeGreaterThan(0);
  const broken = (error: Error) => {
    vi.spyOn(sending, "now").mockImplementation(() => {
      throw error;
    });
    return subscribe("x@studio.example");
  };
  const unexpected = await broken(new Error("the address is mika@studio.example"));
  expect(JSON.stringify(unexpected.body)).not.toContain("mika");
  const unavailable = await broken(Object.assign(new Error("disk full"), { code: "SQLITE_FULL" }));
  expect(unavailable.headers.get("retry-after")).toBe("10");
  reached.push(unexpected, unavailable, await send("/api/v1/no-such-endpoint"), await send(SUBSCRIBE, { method: "PUT" }));
  const codes = reached.flatMap(({ status, body }) => {
    const { errorCode } = body as { errorCode?: keyof typeof API_ERRORS };
    if (errorCode !== undefined) expect([errorCode, status]).toEqual([errorCode, API_ERRORS[errorCode].status]);
    return errorCode === undefined ? [] : [errorCode];
  });
  expect([...new Set(codes)].sort()).toEqual(Object.keys(API_ERRORS).sort());
  for (const locale of MESSAGE_LOCALES) {
    const messages = parse(readFileSync(`${CONTENT_FOLDER}/${locale}/messages.yaml`, "utf8")) as { errors: Record<string, string> };
    for (const { message } of Object.values(API_ERRORS))
      expect([locale, message, messages.errors[message.replace("errors.", "")]]).not.toContain(undefined);
  }
});

it("answers 405 with the methods of an endpoint, and 404 for unknown paths", async () => {
  const asked = async (method: string, address: string) => {
    const { status, body, headers } = await send(address, { method });
    return [status, (body as { errorCode?: string } | undefined)?.errorCode, headers.get("allow")];
  };
  for (const method of ["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])
    expect(await asked(method, SUBSCRIBE)).toEqual([405, "METHOD_NOT_ALLOWED", "POST"]);
  expect(await asked("DELETE", "/api/health")).toEqual([405, "METHOD_NOT_ALLOWED", "GET, HEAD"]);
  expect(await asked("PUT", "/api/v1/unsubscribe-newsletter?token=x")).toEqual([405, "METHOD_NOT_ALLOWED", "GET, HEAD, POST"]);
  for (const address of ["/api", "/api/", "/api/v1", `${SUBSCRIBE}/`, "/api/v1/Subscribe-Newsletter", "/api/v1/downloads/a/b", "/api/%ff"])
    expect(await asked("POST", address)).toEqual([404, "NOT_FOUND", null]);
});

it("answers HEAD as GET, also to another site", async () => {
  const headers = { Origin: "https://evil.example" };
  for (const method of ["GET", "HEAD"])
    expect(await send("/api/v1/credits-offer", { method, headers }), method).toMatchObject({ status: 200 });
});

it("sends headers against caching, framing and indexing", async () => {
  for (const { headers } of [await subscribe("mika"), await oneClick("x"), await confirm("x")])
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
});

it("reports its health, and 503 if the database takes no writes, as on a full disk, or does not respond", async () => {
  await subscribe("mika@studio.example");
  const good = await send("/api/health", { method: "GET" });
  expect([good.status, good.body]).toEqual([200, { status: "ok", database: "ok", outbox: { waiting: 1, dead: 0 } }]);
  const expectFailing = async () => {
    const bad = await send("/api/health", { method: "GET" });
    expect([bad.status, bad.body]).toEqual([503, { status: "failing", database: "failing" }]);
  };
  await sql`create trigger is_full before insert on limits begin select raise(abort, 'full'); end`.execute(server.database.queries);
  await expectFailing();
  vi.spyOn(server.database, "write").mockRejectedValue(new Error("no response"));
  await expectFailing();
});
