/** What operators use, with the finished `dist/`: metrics, and copies of the database. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { createDatabase } from "#tests/faults/postgres.ts";
import { startForTest } from "#tests/server/support/start-deployed.ts";
import { until } from "#tests/server/support/until.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "operations-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

const subscribe = (origin: string, email: string) =>
  fetch(`${origin}/api/v1/subscribe-newsletter`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, language: "en" }),
  });

/** Runs `node dist/database.mjs` as an operator does. */
function runDatabase(env: Readonly<Record<string, string>>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/database.mjs", ...args], {
    cwd: inject("deployment"),
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
  });
  return { status, stdout, stderr };
}
const countOf = (output: string, table: string) => Number(new RegExp(`^ *(\\d+) +${table}$`, "mu").exec(output)?.[1]);

it("counts requests, events and mails for monitoring, without an address or a path", async () => {
  const { origin } = await startForTest();
  await fetch(`${origin}/en/pricing`);
  await fetch(`${origin}/en/no-such-page`);
  await subscribe(origin, "mika@studio.example");
  const response = await fetch(`${origin}/api/metrics`);
  expect(response.headers.get("content-type")).toMatch(/^application\/openmetrics-text/u);
  const text = await response.text();
  expect(text).toMatch(/^site_http_responses_total\{status="404",under="[\d.]+"\} 1$/mu);
  expect(text).toMatch(/^site_http_responses_total\{status="200",under="[\d.]+"\} \d+$/mu);
  expect(text).toMatch(/^site_api_request_seconds_count\{endpoint="subscribe-newsletter",status="200"\} 1$/mu);
  expect(text).toMatch(/^site_database_up 1$/mu);
  expect(text).toMatch(/^site_outbox_mails\{state="waiting"\} \d+$/mu);
  expect(text.trimEnd()).toMatch(/# EOF$/u);
  expect(text).not.toMatch(/mika|pricing|no-such-page/u);
});

it("hides the metrics from visitors, also behind a proxy on this machine, and shows them for the token", async () => {
  const open = await startForTest();
  const forwarded = await fetch(`${open.origin}/api/metrics`, { headers: { "X-Forwarded-For": "203.0.113.7" } });
  expect([forwarded.status, ((await forwarded.json()) as { errorCode: string }).errorCode]).toEqual([404, "NOT_FOUND"]);
  const token = "a-token-for-monitoring";
  const { origin } = await startForTest({ METRICS_TOKEN: token });
  expect((await fetch(`${origin}/api/metrics`)).status).toBe(404);
  expect((await fetch(`${origin}/api/metrics`, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
});

it("logs the same number with all events of a request, and with no other", async () => {
  const { origin, output } = await startForTest();
  // The second mail to a mailbox is withheld.
  await subscribe(origin, "mika@studio.example");
  await subscribe(origin, "mika@studio.example");
  const logged = () =>
    output()
      .split("\n")
      .filter((line) => /"event":"(?:api-request|mail-withheld)"/u.test(line));
  const lines = await until(
    () => Promise.resolve(logged()),
    ({ length }) => length === 3,
  );
  const [first, withheld, second] = lines.map((line) => JSON.parse(line) as { event: string; request?: string });
  expect([first?.event, withheld?.event, second?.event]).toEqual(["api-request", "mail-withheld", "api-request"]);
  expect(first?.request).toMatch(/^[0-9a-f]{12}$/u);
  expect(withheld?.request).toBe(second?.request);
  expect(second?.request).not.toBe(first?.request);
});

it("says what keeps it from stopping in order", async () => {
  const site = await startForTest();
  const endpoint = join(site.folder, "staff.json");
  rmSync(endpoint);
  mkdirSync(endpoint);
  expect(await site.stop()).toBe(1);
  expect(site.output()).toContain(endpoint);
});

it("copies its database while it runs, and one command restores the newest copy on an empty machine", async () => {
  const [copies, empty] = [newFolder(), newFolder()];
  const env = { BACKUP_URL: `file://${copies}` };
  const site = await startForTest(env);
  for (const name of ["a", "b", "c"]) expect((await subscribe(site.origin, `${name}@studio.example`)).status).toBe(200);
  const copied = runDatabase({ ...env, DATA_DIR: site.folder }, "copy");
  expect(copied).toMatchObject({ status: 0, stderr: "" });
  expect(countOf(copied.stdout, "subscriptions")).toBe(3);
  const restored = runDatabase({ ...env, DATA_DIR: empty }, "restore");
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  expect(countOf(restored.stdout, "subscriptions")).toBe(3);
  const again = await startForTest({ DATA_DIR: empty });
  const health = (await (await fetch(`${again.origin}/api/health`)).json()) as { status: string };
  expect(health.status).toBe("ok");
  const refused = runDatabase({ ...env, DATA_DIR: empty }, "restore");
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/another server has|have rows: .*\(3\)/u);
});

it("restores a file where BACKUP_URL holds no copy yet, and says which copy it does not find", async () => {
  const [copies, empty] = [newFolder(), newFolder()];
  const { folder } = await startForTest();
  const copied = runDatabase({ BACKUP_URL: `file://${copies}`, DATA_DIR: folder }, "copy");
  const [name = ""] = copied.stdout.split("\n");
  const restored = runDatabase({ BACKUP_URL: `file://${newFolder()}`, DATA_DIR: empty }, "restore", join(copies, name));
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  const refused = runDatabase({ DATA_DIR: empty }, "restore", name);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining(`${name}: there is no such file, and BACKUP_URL`)]);
});

it("makes the first copy at its start", async () => {
  const copies = newFolder();
  await startForTest({ BACKUP_URL: `file://${copies}` });
  await until(
    async () => readdirSync(copies),
    (names) => names.some((name) => name.endsWith(".ndjson.gz")),
  );
});

it("moves an embedded database to PostgreSQL, and names the rows of every table", async () => {
  const site = await startForTest();
  await subscribe(site.origin, "mika@studio.example");
  const env = { DATA_DIR: site.folder };
  const to = await createDatabase(inject("postgresPort"));
  const running = runDatabase(env, "move", "--to", to);
  expect(running.status).toBe(1);
  expect(running.stderr).toContain("another server has");
  await site.stop();
  const moved = runDatabase(env, "move", "--to", to);
  expect(moved).toMatchObject({ status: 0, stderr: "" });
  expect(countOf(moved.stdout, "subscriptions")).toBe(1);
  expect(moved.stdout).toContain("SITE_SECRET");
});
