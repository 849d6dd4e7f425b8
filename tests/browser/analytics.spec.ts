/** Page views: counted where the vendor has said where, once a load, and of nobody whose browser sends a signal against tracking. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleIslands } from "#scripts/lib/finish/bundle-islands.ts";
import { writeHostFiles } from "#scripts/lib/finish/host-files.ts";
import { answerFromApi } from "#server/http/answer-from-api.ts";
import { answerRequests } from "#server/http/answer-request.ts";
import { openSite } from "#server/http/open-site.ts";
import { FIXTURE_OUTPUT } from "#tests/support/fixture-site.ts";
import { expect, test } from "#tests/support/test.ts";

// The finished build counts nobody, so this file makes one that does: the same documents, with a loader that has the address.
test.describe.configure({ mode: "default" });

const SITE = join(FIXTURE_OUTPUT, "dist/site");

type Event = { body: Record<string, string>; headers: Record<string, string | string[] | undefined> };
let events: Event[] = [];
let service: Server;
let counting: Server;
let folder: string;

const listen = async (server: Server): Promise<Server> => {
  await new Promise<void>((ready) => server.listen(0, ready));
  return server;
};
const originOf = (server: Server) => `http://localhost:${String((server.address() as AddressInfo).port)}`;

test.beforeAll(async () => {
  service = await listen(
    createServer((request, response) => {
      let text = "";
      request.on("data", (chunk: Buffer) => (text += chunk.toString()));
      request.on("end", () => {
        events.push({ body: JSON.parse(text) as Event["body"], headers: request.headers });
        response.writeHead(202).end("ok");
      });
    }),
  );
  folder = mkdtempSync(join(tmpdir(), "counting-site-"));
  const analytics = new URL("/api/event", originOf(service));
  const { loader } = await bundleIslands(folder, analytics);
  for (const file of ["index.html", "404.html", "en.html", "en/support.html", "en/newsletter/confirm.html", "_next/static"])
    cpSync(join(SITE, file), join(folder, file), { recursive: true });
  for (const locale of ["en", "fr", "de", "zh", "es"]) cpSync(join(SITE, locale, "404.html"), join(folder, locale, "404.html"));
  for (const file of ["index.html", "en.html", "en/support.html", "en/newsletter/confirm.html"]) {
    const html = readFileSync(join(folder, file), "utf8");
    writeFileSync(join(folder, file), html.replace(/<script type="module" src="[^"]+">/u, `<script type="module" src="${loader}">`));
  }
  writeHostFiles(folder, analytics);
  counting = await listen(createServer(answerRequests({ site: openSite(folder, 0), trustedProxies: { hops: 0 }, answerFromApi })));
});
test.afterAll(() => {
  for (const server of [service, counting]) server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});
test.beforeEach(() => {
  events = [];
});

test("one event a load, in Plausible's form, of the page without query and hash", async ({ page }) => {
  const site = originOf(counting);
  await page.goto(`${site}/en/support?q=a%20private%20question#contact`);
  await expect.poll(() => events.length).toBe(1);
  expect(events[0]?.body).toEqual({ name: "pageview", url: `${site}/en/support`, domain: "localhost", referrer: "" });
  await page.reload();
  await expect.poll(() => events.length).toBe(2);
});

test("which site a visitor came from, without the page there; the site itself is none", async ({ page }) => {
  const site = originOf(counting);
  await page.goto(`${site}/en/support?q=secret`, { referer: "https://forum.example/thread/secret?q=secret" });
  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await expect.poll(() => events.map(({ body }) => body.referrer)).toEqual(["https://forum.example", ""]);
  expect(JSON.stringify(events)).not.toContain("secret");
});

test("a page that the browser kept in memory is counted when it is shown again", async ({ page }) => {
  await page.goto(`${originOf(counting)}/en/support`);
  await expect.poll(() => events.length).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(() => events.map(({ body }) => body.url)).toEqual(Array(2).fill(`${originOf(counting)}/en/support`));
});

test("a mailed link's token stays with its visitor", async ({ page }) => {
  await page.goto(`${originOf(counting)}/en/newsletter/confirm?token=abcdef123456`);
  await expect.poll(() => events.length).toBe(1);
  expect(JSON.stringify(events)).not.toContain("abcdef");
});

test("no cookie goes along or is set", async ({ page, context }) => {
  await context.addCookies([{ name: "session", value: "mine", url: originOf(service) }]);
  await page.goto(`${originOf(counting)}/en`);
  await expect.poll(() => events.length).toBe(1);
  expect(events[0]?.headers.cookie).toBeUndefined();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["session"]);
});

for (const [wish, value] of [
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
] as const) {
  test(`nobody is counted whose browser says ${wish}`, async ({ page }) => {
    await page.addInitScript(([name, said]) => Object.defineProperty(navigator, name, { get: () => said }), [wish, value] as const);
    await page.goto(`${originOf(counting)}/en`, { waitUntil: "networkidle" });
    expect(events).toEqual([]);
  });
}

test("the policy lets pages call the service, and no other", async ({ request }) => {
  const policy = (await request.get(`${originOf(counting)}/en`)).headers()["content-security-policy"];
  expect(policy).toContain(`connect-src 'self' ${originOf(service)};`);
});

test("without an address nothing is sent, and nothing of it is in the script", async ({ page, baseURL, request }) => {
  const foreign: string[] = [];
  page.on("request", (sent) => {
    if (!sent.url().startsWith(baseURL ?? "")) foreign.push(sent.url());
  });
  const response = await page.goto("/en", { waitUntil: "networkidle" });
  expect(foreign).toEqual([]);
  expect(response?.headers()["content-security-policy"]).toContain("connect-src 'self';");
  const loader = await page.locator('script[type="module"]').getAttribute("src");
  expect(await (await request.get(loader ?? "")).text()).not.toContain("pageview");
});
