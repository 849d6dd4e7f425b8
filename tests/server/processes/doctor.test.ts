/** `npm run doctor` against a running deployment, and against one with a careless server in front. */
import { createServer, type IncomingHttpHeaders, request as httpRequest } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { listLocalChecks } from "#scripts/lib/doctor/local.ts";
import { listOutsideChecks } from "#scripts/lib/doctor/outside.ts";
import { type Check, type Finding } from "#scripts/lib/doctor/report.ts";
import { putInstallers } from "#tests/faults/object-store.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { openObjectStore } from "#tests/server/support/object-store.ts";
import { startForTest } from "#tests/server/support/start-deployed.ts";

async function findingsOf(checks: readonly Check[]): Promise<ReadonlyMap<string, Finding>> {
  const findings = new Map<string, Finding>();
  for (const { name, run } of checks) findings.set(name, await run());
  return findings;
}
const faultsOf = (findings: ReadonlyMap<string, Finding>) =>
  [...findings].filter(([, { state }]) => state === "fault").map(([name]) => name);

const without = (headers: IncomingHttpHeaders, ...names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** A server in front that loses the encoding, the headers of the policy, the path of API requests, and appcasts. */
async function openCarelessFront(origin: string): Promise<string> {
  const front = createServer((incoming, response) => {
    const headers = without(incoming.headers, "accept-encoding");
    const path = /^\/api\/|\/appcast-/u.test(incoming.url ?? "") ? "/" : incoming.url;
    const outgoing = httpRequest(new URL(path ?? "/", origin), { method: incoming.method, headers }, (answer) => {
      const kept = without(answer.headers, "content-security-policy", "etag");
      response.writeHead(path === "/" && incoming.url !== "/" ? 502 : (answer.statusCode ?? 500), kept);
      answer.pipe(response);
    });
    incoming.pipe(outgoing);
  });
  front.listen(0, "127.0.0.1");
  await once(front, "listening");
  onTestFinished(() => {
    front.close();
  });
  return `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
}

it("finds nothing but the address that the fixture site was built for, and names what a careless front breaks", async () => {
  const server = await startForTest({});
  const healthy = await findingsOf(listOutsideChecks(new URL(server.origin), undefined));
  // The fixture site was built for its vendor's address, not for this one.
  expect(faultsOf(healthy)).toEqual(["robots.txt"]);
  expect(healthy.get("mail")?.state).toBe("note");
  expect(Number.parseInt(healthy.get("sitemap's pages")?.text ?? "", 10)).toBeGreaterThan(20);

  const careless = await findingsOf(listOutsideChecks(new URL(await openCarelessFront(server.origin)), undefined));
  expect(faultsOf(careless)).toEqual(["API", "database", "headers", "compression", "caching", "robots.txt", "feeds and appcasts"]);
});

it("sends a probe by mail", async () => {
  const sink = await openMailSink();
  const server = await startForTest({ SMTP_URL: sink.url });
  const findings = await findingsOf(listOutsideChecks(new URL(server.origin), "probe@studio.example"));
  expect(findings.get("mail")).toMatchObject({ state: "ok" });
  const [mail] = await sink.until(1);
  expect(mail?.recipients).toEqual(["probe@studio.example"]);
});

it("checks the machine: mail login, copies, installers and the environment", async () => {
  const folder = mkdtempSync(join(tmpdir(), "doctor-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const sink = await openMailSink();
  const env = { DATA_DIR: join(folder, "data"), SMTP_URL: sink.url };
  expect(faultsOf(await findingsOf(listLocalChecks({ ...env, INSTALLERS_URL: `file://${folder}` })))).toEqual(["installers"]);
  expect(faultsOf(await findingsOf(listLocalChecks({ ...env, INSTALLERS_URL: `file://${folder}`, PORT: "70000" })))).toEqual([
    "environment",
  ]);
});

it("checks the store of installers beside the running server, and says when it cannot be reached", async () => {
  const store = await openObjectStore();
  await putInstallers(store, join(inject("deployment"), "dist/installers"));
  const site = await startForTest(store.env);
  const env = { ...store.env, DATA_DIR: site.folder };
  expect(faultsOf(await findingsOf(listLocalChecks(env)))).toEqual([]);
  await store.close();
  await expect(findingsOf(listLocalChecks(env))).rejects.toThrow("fetch failed");
});
