/** The site's own origin: requests of other sites are refused, and links lead to it whatever a request says. */
import { beforeEach, expect, it } from "vitest";
import { refused } from "./support/answers.ts";
import { send, subscribe, use } from "./support/calls.ts";
import { FORGED_HEADERS } from "#tests/server/support/forged-headers.ts";
import { openMailSink } from "./support/mail-sink.ts";
import { openTestServer } from "./support/test-server.ts";

beforeEach(async () => {
  use(await openTestServer({ engine: "sqlite", env: { RATE_LIMIT_SCALE: "1000" } }));
});

const FOREIGN_HOSTS = [
  "evil.example",
  "site.example.evil.example",
  "evilsite.example",
  "site.example@evil.example",
  "site.exampl",
  "xn--site-1234.example",
  "localhost",
];
const FOREIGN_ORIGINS = [
  ...FOREIGN_HOSTS.flatMap((host) => ["https://", "http://", "HTTPS://", "ftp://", "ws://", ""].map((scheme) => scheme + host)),
  ...["https://site.example:8443", "https://site.example:443", "http://site.example", "https://site.example/", "https://site.example."],
  ...[
    "https://SITE.example",
    "https://www.site.example",
    "https://site.example, https://evil.example",
    "https://site.example https://evil.example",
  ],
  ...["https://site.example%00.evil.example", "https://site.example%0d%0aX: y", "https://site.example\\.evil.example"],
  ...[
    "null",
    "NULL",
    "undefined",
    "*",
    "file://",
    "about:blank",
    "data:text/html,x",
    "blob:https://site.example",
    "chrome-extension://abc",
  ],
  ...[
    "https://127.0.0.1",
    "http://localhost:3000",
    "http://[::1]:3000",
    "https://0",
    "//site.example",
    "site.example",
    "javascript:alert(1)",
    "https://",
    "://",
  ],
  ...[
    "https://user@site.example",
    "https://site.example#https://evil.example",
    "https://site.example?x",
    "https://evil.example/https://site.example",
  ],
].map((origin) => origin.replaceAll(/[^\x20-\x7e]/gu, "."));

it(`refuses ${FOREIGN_ORIGINS.length} foreign origins`, async () => {
  expect(FOREIGN_ORIGINS.length).toBeGreaterThanOrEqual(75);
  for (const Origin of FOREIGN_ORIGINS) {
    const answer = await subscribe("mika@studio.example", {}, { headers: { Origin } });
    expect([Origin, answer.status, answer.body]).toEqual([Origin, 403, { success: false, errorCode: "FORBIDDEN_ORIGIN" }]);
  }
  for (const Origin of ["https://evil.example", "null"]) {
    const form = { body: "List-Unsubscribe=One-Click", headers: { Origin, "Content-Type": "application/x-www-form-urlencoded" } };
    expect(await send("/api/v1/unsubscribe-newsletter?token=x", form)).toMatchObject(refused(403, "FORBIDDEN_ORIGIN"));
    expect(await send("/newsletter/confirm?token=x", form)).toMatchObject(refused(403, "FORBIDDEN_ORIGIN"));
  }
  expect(await subscribe("mika@studio.example", {}, { headers: { Origin: "https://site.example" } })).toMatchObject({ status: 200 });
});

it("accepts all names of localhost as origin if SITE_URL is not set", async () => {
  const local = await openTestServer({ engine: "sqlite", env: { SITE_URL: "", PORT: "3000" } });
  use(local);
  for (const [index, Origin] of ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"].entries())
    expect(await subscribe(`mika${index}@studio.example`, {}, { headers: { Origin } })).toMatchObject({ status: 200 });
  expect(await subscribe("x@studio.example", {}, { headers: { Origin: "http://localhost:3001" } })).toMatchObject({ status: 403 });
});

it("uses the configured origin in mailed links, whatever the request's headers are", async () => {
  const sink = await openMailSink();
  const sending = await openTestServer({ engine: "sqlite", sends: true, env: { SMTP_URL: sink.url, RATE_LIMIT_SCALE: "1000" } });
  use(sending);
  for (const [index, headers] of FORGED_HEADERS.entries())
    expect(await subscribe(`mika${index}@studio.example`, {}, { headers })).toMatchObject({ status: 200 });
  for (const { raw, parsed } of await sink.until(FORGED_HEADERS.length)) {
    expect(raw).not.toContain("evil");
    const links = [...(parsed.html ?? "").matchAll(/https?:\/\/[^"<\s]+/gu)].map(([link]) => new URL(link).origin);
    expect(new Set(links)).toEqual(new Set(["https://site.example"]));
  }
});
