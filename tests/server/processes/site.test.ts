/** Whole servers as `npm start` runs them, over real sockets. Needs a build. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { SiteProcess } from "#tests/faults/site-process.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { LIMITS } from "#server/limits/policies.ts";
import { CONFIRM_PAGE, tokenIn, UNSUBSCRIBE_PAGE } from "#tests/server/support/calls.ts";
import { DOWNLOAD_PAGE } from "#tests/server/support/download-calls.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { AGENTS, MANNERS } from "#tests/server/support/scanners.ts";
import { until } from "#tests/server/support/until.ts";
import { startForTest, startThree } from "#tests/server/support/start-deployed.ts";
import { RACE_ROUNDS } from "#tests/support/race-rounds.ts";

/** Requests of one client, at all forms that send mail together. */
const ALLOWED = LIMITS["form-client"].count;

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-process-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

const subscribe = (origin: string, email: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${origin}/api/v1/subscribe-newsletter`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ email, language: "en" }),
  });

it("works from the forms to the last page without JavaScript, and logs no address and no token", async () => {
  const sink = await openMailSink();
  const folder = temporaryFolder();
  const site = await startForTest({ DATA_DIR: folder, SMTP_URL: sink.url });
  expect((await subscribe(site.origin, "mika@studio.example", { Origin: site.origin })).status).toBe(200);
  const [mail] = await sink.until(1);
  const { text = "" } = mail!.parsed;
  const token = tokenIn(text, CONFIRM_PAGE);
  const pressButton = async (page: string) => {
    const { status, headers } = await fetch(`${site.origin}${page}`, { method: "POST", redirect: "manual", body: new URLSearchParams() });
    return [status, headers.get("location")];
  };
  expect(await pressButton(`/en/newsletter/confirm?token=${token}`)).toEqual([303, `${site.origin}/en/newsletter/confirm#confirmed`]);
  const unsubscribeToken = tokenIn(text, UNSUBSCRIBE_PAGE);
  expect(await pressButton(`/en/newsletter/unsubscribe?token=${unsubscribeToken}`)).toEqual([
    303,
    `${site.origin}/en/newsletter/unsubscribe#unsubscribed`,
  ]);
  await subscribe(site.origin, "wrong address@studio.example");
  const post = (endpoint: string, fields: object) =>
    fetch(`${site.origin}/api/v1/${endpoint}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "User-Agent": "the browser of rin@studio.example" },
      body: JSON.stringify({ email: "rin@studio.example", product: "lantern", edition: "lanternLite", language: "en", ...fields }),
    });
  expect((await post("request-download", { system: "macOS" })).status).toBe(200);
  expect((await post("request-licence-key", { message: "order 4711 of rin" })).status).toBe(200);
  const mails = await sink.until(4);
  const download = tokenIn(mails.find(({ raw }) => raw.includes("download-link"))!.parsed.text ?? "", DOWNLOAD_PAGE);
  await (await fetch(`${site.origin}/api/v1/downloads/${download}`)).arrayBuffer();
  // Invalid requests with the same secrets.
  for (const path of [`confirm-newsletter/${token}`, `downloads/${download}x`, `downloads/${download}/..`, `updates/${download}/a/b/c`])
    await fetch(`${site.origin}/api/v1/${path}?token=${token}&email=mika@studio.example`);
  expect(await site.stop()).toBe(0);
  expect(site.output()).toContain('"event":"mail-sent"');
  for (const secret of ["mika", "rin@", "studio.example", "4711", "127.0.0.1", token, unsubscribeToken, download, "wrong address"])
    expect(site.output()).not.toContain(secret);
  for (const name of readdirSync(folder)) expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
  for (const file of files.filter((content) => content.length > 0)) expect(file.includes(token)).toBe(false);
});

it("trusts X-Forwarded-For only from the proxies that TRUST_PROXY names, and ignores other headers with addresses", async () => {
  const plain = await startForTest();
  let readers = 0;
  const statuses = async (site: SiteProcess, forwarded: (index: number) => string) =>
    (
      await Promise.all(
        Array.from({ length: ALLOWED + 10 }, (_, index) =>
          subscribe(site.origin, `reader${readers++}@studio.example`, {
            "X-Forwarded-For": forwarded(index),
            "X-Site-Client": `6.6.${index}.6`,
            Forwarded: `for=6.6.${index}.6`,
            "X-Real-IP": `6.6.${index}.6`,
          }),
        ),
      )
    ).filter(({ status }) => status === 200).length;
  expect(await statuses(plain, (index) => `6.6.${index}.6`)).toBe(ALLOWED);
  const proxied = await startForTest({ TRUST_PROXY: "1" });
  // Entries before the proxy's own entry are not verified.
  expect(await statuses(proxied, (index) => `6.6.${index}.6, 203.0.113.9`)).toBe(ALLOWED);
  expect(await statuses(proxied, (index) => `198.51.${index}.7:${4000 + index}`)).toBe(ALLOWED + 10);
  const named = await startForTest({ TRUST_PROXY: "127.0.0.1,::1,10.0.0.0/8" });
  expect(await statuses(named, (index) => `6.6.${index}.6, 203.0.113.9, 10.1.1.1`)).toBe(ALLOWED);
  // The connection does not come from the trusted proxy.
  const elsewhere = await startForTest({ TRUST_PROXY: "10.0.0.0/8" });
  expect(await statuses(elsewhere, (index) => `198.51.${index}.7`)).toBe(ALLOWED);
});

/** An address of this machine that other machines can reach. */
const outerAddress = Object.values(networkInterfaces())
  .flat()
  .find((candidate) => candidate?.family === "IPv4" && !candidate.internal)?.address;

it.skipIf(outerAddress === undefined)("listens on 127.0.0.1 only if the proxy is on this machine, unless HOST is set", async () => {
  const answers = async (env: Readonly<Record<string, string>>) => {
    const { port } = await startForTest({ ...env });
    const reach = (host: string) =>
      fetch(`http://${host}:${port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    return [await reach("127.0.0.1"), await reach(outerAddress ?? "")];
  };
  expect(await answers({ TRUST_PROXY: "1" })).toEqual([true, false]);
  expect(await answers({ TRUST_PROXY: "127.0.0.1" })).toEqual([true, false]);
  expect(await answers({ HOST: "127.0.0.1" })).toEqual([true, false]);
  expect(await answers({ TRUST_PROXY: "127.0.0.1", HOST: "0.0.0.0" })).toEqual([true, true]);
  expect(await answers({})).toEqual([true, true]);
});

/** On a busy machine a request may wait too long for a connection to the database. It is not counted then, and is sent again. */
async function subscribeAtLast(...request: Parameters<typeof subscribe>): ReturnType<typeof subscribe> {
  const response = await subscribe(...request);
  return response.status === 503 ? subscribeAtLast(...request) : response;
}

it(`counts exactly across three servers on one PostgreSQL, ${RACE_ROUNDS} times`, async () => {
  const sites = await startThree({ TRUST_PROXY: "1" });
  for (let round = 0; round < RACE_ROUNDS; round++) {
    const client = { "X-Forwarded-For": `198.51.${round}.7` };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        subscribeAtLast(sites[index % 3]!.origin, `reader-${round}-${index}@studio.example`, client),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(ALLOWED).fill(200), ...Array<number>(100 - ALLOWED).fill(429)]);
  }
});

it("is not confirmed or ended by programs that open links, in more than 1,000 requests, but by a person afterwards", async () => {
  const sink = await openMailSink();
  const site = await startForTest({ SMTP_URL: sink.url, RATE_LIMIT_SCALE: "1000" });
  await subscribe(site.origin, "mika@studio.example");
  const { text = "" } = (await sink.until(1))[0]!.parsed;
  const token = tokenIn(text, CONFIRM_PAGE);
  const addresses = ["", ...LOCALES.map((locale) => `/${locale}`)].flatMap((prefix) => [
    `${prefix}/newsletter/confirm?token=${token}&confirm=true`,
    `${prefix}/newsletter/unsubscribe?token=${tokenIn(text, UNSUBSCRIBE_PAGE)}`,
  ]);
  addresses.push(`/api/v1/confirm-newsletter?token=${token}&confirm=true`, `/api/v1/confirm-newsletter/form?token=${token}&locale=en`);
  addresses.push(`/api/v1/unsubscribe-newsletter?token=${tokenIn(text, UNSUBSCRIBE_PAGE)}`);
  let requests = 0;
  for (const [index, agent] of AGENTS.entries())
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      const headers = { ...MANNERS[index % MANNERS.length], "User-Agent": agent };
      const answers = await Promise.all(addresses.map((path) => fetch(site.origin + path, { method, headers, redirect: "manual" })));
      requests += answers.length;
      await Promise.all(answers.map((answer) => answer.arrayBuffer()));
      expect(answers.map(({ status }) => status).filter((status) => ![200, 303, 308, 404, 405].includes(status))).toEqual([]);
    }
  expect(requests).toBeGreaterThanOrEqual(1000);
  const body = JSON.stringify({ token });
  const person = await fetch(`${site.origin}/api/v1/confirm-newsletter`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: site.origin },
    body,
  });
  expect([person.status, await person.json()]).toEqual([200, { success: true, repeated: false }]);
});

it("finishes responses before it stops", async () => {
  const site = await startForTest();
  const body = JSON.stringify({ email: "mika@studio.example", language: "en" });
  let stopped: Promise<number | null> | undefined;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sent = httpRequest(`${site.origin}/api/v1/subscribe-newsletter`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Content-Length": body.length },
    });
    sent.on("response", (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on("error", reject);
    // The signal arrives in the middle of the request.
    sent.write(body.slice(0, 10), () => {
      stopped = site.stop();
      const refused = () =>
        fetch(site.origin).then(
          () => false,
          () => true,
        );
      void until(refused, (isRefused) => isRefused).then(() => sent.end(body.slice(10)));
    });
  });
  expect(status).toBe(200);
  expect(await stopped).toBe(0);
});

it("runs staff commands in the running server, and on the database if none runs", async () => {
  const DATA_DIR = temporaryFolder();
  const site = await startForTest({ DATA_DIR });
  await subscribe(site.origin, "mika@studio.example");
  const runStaff = (command: string, folder: string, ...args: string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", `scripts/${command}.ts`, ...args], {
      encoding: "utf8",
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: folder },
    });
  const ask = (...args: string[]) => {
    const { stdout, stderr } = runStaff("subscribers", DATA_DIR, ...args);
    expect(stderr).toMatch(new RegExp(`^database: ${DATA_DIR}/site\\.db$`, "mu"));
    return stdout;
  };
  const stats = [{ status: "pending", language: "en", count: 1 }];
  expect(JSON.parse(ask("stats"))).toEqual(stats);
  expect(statSync(join(DATA_DIR, "staff.json")).mode & 0o777).toBe(0o600);
  const { port } = JSON.parse(readFileSync(join(DATA_DIR, "staff.json"), "utf8")) as { port: number };
  const withoutKey = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: JSON.stringify({ name: "export" }) });
  expect(withoutKey.status).toBe(403);
  await site.kill();
  expect(JSON.parse(ask("stats"))).toEqual(stats);
  const proof = JSON.parse(ask("proof", "Mika@studio.example")) as unknown;
  expect(proof).toMatchObject({ email: "mika@studio.example", status: "pending" });
  expect(ask("delete", "mika@studio.example")).toBe("erased\n");
  expect(JSON.parse(ask("stats"))).toEqual([]);
  const missing = join(temporaryFolder(), "data");
  const { status, stdout, stderr } = runStaff("subscribers", missing, "delete", "mika@studio.example");
  expect([status, stdout, stderr]).toEqual([1, "", expect.stringContaining(`DATA_DIR: there is no ${missing}/site.db; name the`)]);
  expect(existsSync(missing)).toBe(false);
});
