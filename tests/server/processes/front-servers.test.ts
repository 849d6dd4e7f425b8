/** The recipes for nginx and Caddy: each answers every request as the site server does. */
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { addressOf, listSiteFiles } from "#server/http/site-folder.ts";
import { type FrontServer, startCaddy, startNginx } from "#tests/server/support/front-server.ts";
import { startForTest } from "#tests/server/support/start-deployed.ts";

const FRONTS: readonly (readonly [name: string, start: (...ports: number[]) => Promise<FrontServer>])[] = [
  ["nginx", startNginx],
  ["Caddy", startCaddy],
];
/** Behind a proxy on this machine. */
const BEHIND = { TRUST_PROXY: "127.0.0.1" };
/** Headers that must be the same; the others, such as ETag and Date, belong to each server. */
const HEADERS = [
  ...["content-security-policy", "referrer-policy", "x-content-type-options", "cross-origin-opener-policy", "cross-origin-resource-policy"],
  ...["permissions-policy", "strict-transport-security", "cache-control", "speculation-rules", "location", "allow", "x-robots-tag"],
];
/** Targets that no browser makes, and files that have no address. */
const UNUSUAL = [
  ...[
    "//",
    "/en//lantern",
    "/./en",
    "/en/../en",
    "/%65n",
    "/en%2flantern",
    "/en\\lantern",
    "/en/",
    "/index.html",
    "/en.html",
    "/en.html.br",
    "/404",
  ],
  ...[
    "/_headers",
    "/_redirects",
    "/_redirects.json",
    "/_document-headers.json",
    "/_image-manifest.json",
    "/.well-known/none",
    "/ja",
    "/ja/pricing",
  ],
  ...[
    "/api/health/",
    "/api",
    "/api/none",
    "/_next/image",
    "/_next/image?url=x",
    "/no-such-page",
    "/de/no-such-page",
    "/en?x=1",
    `/${"x".repeat(9000)}`,
  ],
];

type Answer = { status: number; type: string; headers: Record<string, unknown>; body: Buffer };

/** Sends a target as it is; fetch would change it. */
function ask(port: number, target: string, method = "GET", headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: "127.0.0.1", path: target, method, headers: { Host: "site.example", ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const { statusCode = 0, headers: got } = response;
          const type = (got["content-type"] ?? "").replaceAll(" ", "").toLowerCase();
          resolve({
            status: statusCode,
            type,
            headers: Object.fromEntries(HEADERS.map((name) => [name, got[name]])),
            body: Buffer.concat(chunks),
          });
        });
      },
    );
    asked.on("error", reject);
    asked.end();
  });
}

/** A document differs at most in a few bytes that nobody needs to read. */
const shown = ({ body, ...answer }: Answer) => ({ ...answer, body: body.length > 500 ? `${body.length} bytes` : body.toString() });

describe.each(FRONTS)("%s", (_name, start) => {
  it("sends each document and file as the site server does", async () => {
    const site = await startForTest(BEHIND);
    const front = await start(site.port);
    const files = listSiteFiles(join(inject("deployment"), "dist/site")).filter(({ name }) => !/(?:^|\/)404\.html$/u.test(name));
    // Every document, and some of the files of each folder.
    const chosen = files.filter(({ name }, index) => name.endsWith(".html") || index % 10 === 0);
    expect(chosen.length).toBeGreaterThan(100);
    for (const { name, identity } of chosen) {
      const target = addressOf(name);
      const answer = await ask(front.port, target);
      expect([answer.status, answer.body.equals(readFileSync(identity.place))], target).toEqual([200, true]);
      const { type, headers } = await ask(site.port, target, "HEAD");
      expect({ type: answer.type, headers: answer.headers }, target).toEqual({ type, headers });
    }
  });

  it("sends compressed forms", async () => {
    const site = await startForTest(BEHIND);
    const front = await start(site.port);
    const response = await fetch(`${front.origin}/en`, { headers: { "Accept-Encoding": "gzip" } });
    expect([response.headers.get("content-encoding"), response.headers.get("vary")?.toLowerCase()]).toEqual(["gzip", "accept-encoding"]);
  });

  it("leaves everything else to the site server", async () => {
    const site = await startForTest(BEHIND);
    const front = await start(site.port);
    for (const target of UNUSUAL) {
      const [behind, direct] = [await ask(front.port, target), await ask(site.port, target)];
      // A proxy may refuse a long or broken address itself.
      if (direct.status === 414 || direct.status === 400) expect([400, 404, 414, 431], target).toContain(behind.status);
      else expect(shown(behind), target).toEqual(shown(direct));
    }
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const [behind, direct] = [await ask(front.port, "/en", method), await ask(site.port, "/en", method)];
      expect({ method, status: behind.status, headers: behind.headers }).toEqual({
        method,
        status: direct.status,
        headers: direct.headers,
      });
    }
  });

  it("logs no token and no address of a visitor, nor when no site server answers", async () => {
    const site = await startForTest(BEHIND);
    const front = await start(site.port);
    const paths = ["/en/account/update-password?token=", "/api/v1/downloads/", "/api/v1/unsubscribe-newsletter?token="];
    const askAll = () => Promise.all(paths.map((path) => fetch(`${front.origin}${path}a-token`, { redirect: "manual" })));
    await askAll();
    await site.stop();
    expect((await askAll()).at(-1)?.status).toBe(502);
    expect(front.log()).not.toMatch(/a-token|"remote_ip"|client: /u);
  });

  it("passes on forms with the visitor's address, and refuses large ones", async () => {
    const site = await startForTest({ ...BEHIND, RATE_LIMIT_SCALE: "0.04" });
    const front = await start(site.port);
    const subscribe = (email: string, more = {}) =>
      fetch(`${front.origin}/api/v1/subscribe-newsletter`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email, language: "en", ...more }),
      }).then(({ status }) => status);
    expect(await subscribe("mika@studio.example")).toBe(200);
    expect(await subscribe("noor@studio.example")).toBe(429);
    expect(await subscribe("mika@studio.example", { padding: "x".repeat(100_000) })).toBe(413);
  });
});
