/** What the server depends on is locked, gone or silent: pages stay up, forms answer as the contract says, and all heals without a restart. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { HOUR, MINUTE } from "#server/durations.ts";
import { putInstallers } from "#tests/faults/object-store.ts";
import { createDatabase, startPostgres } from "#tests/faults/postgres.ts";
import { FOLDER, offered, updatePath } from "#tests/server/support/download-calls.ts";
import { openMailSink } from "#tests/server/support/mail-sink.ts";
import { openObjectStore } from "#tests/server/support/object-store.ts";
import { ACCEPTED, expectPage, healthOf, signUp, TRY_AGAIN, untilSignUp } from "#tests/server/support/site-calls.ts";
import { startForTest } from "#tests/server/support/start-deployed.ts";
import { until } from "#tests/server/support/until.ts";
import { makeClockShift } from "#tests/support/clock-shift.ts";

/** Another program that holds SQLite's write lock until it is killed. */
async function lockDatabase(file: string): Promise<{ end: () => Promise<void> }> {
  const script = `import Libsql from "libsql"; new Libsql(${JSON.stringify(file)}).exec("begin immediate"); console.log("locked"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  const end = async () => {
    if (!child.kill("SIGKILL")) return;
    await once(child, "exit");
  };
  onTestFinished(end);
  return { end };
}

it("an embedded database that another program has locked", async () => {
  const site = await startForTest();
  const lock = await lockDatabase(join(site.folder, "site.db"));
  expect(await signUp(site)).toMatchObject(TRY_AGAIN);
  await expectPage(site);
  expect(await healthOf(site)).toBe(503);
  await lock.end();
  expect(await signUp(site)).toMatchObject(ACCEPTED);
  expect(await healthOf(site)).toBe(200);
});

async function startOnPostgres() {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const SITE_SECRET = "a secret of the tests, thirty-two letters and more";
  const env = { DATABASE_URL: await createDatabase(postgres.port), SITE_URL: "https://site.example", SITE_SECRET };
  return { postgres, site: await startForTest(env) };
}

it("a PostgreSQL that has crashed", async () => {
  const { postgres, site } = await startOnPostgres();
  expect(await signUp(site)).toMatchObject(ACCEPTED);
  await postgres.halt();
  expect(await signUp(site)).toMatchObject(TRY_AGAIN);
  await expectPage(site);
  expect(await healthOf(site)).toBe(503);
  await postgres.resume();
  expect(await untilSignUp(site, 200)).toMatchObject(ACCEPTED);
  expect(await healthOf(site)).toBe(200);
});

it.runIf(process.platform === "linux")("a PostgreSQL that accepts connections and does not answer", async () => {
  const { postgres, site } = await startOnPostgres();
  expect(await signUp(site)).toMatchObject(ACCEPTED);
  postgres.freeze();
  const waiting = signUp(site);
  await expectPage(site);
  expect(await healthOf(site)).toBe(503);
  // After the time that a statement may take.
  expect(await waiting).toMatchObject(TRY_AGAIN);
  postgres.thaw();
  expect(await untilSignUp(site, 200)).toMatchObject(ACCEPTED);
});

it.each([
  ["gone", 0],
  ["silent", 0],
  ["gone while the clock is set back by an hour", -HOUR],
] as const)("a mail server that is %s", async (fault, setBack) => {
  const sink = await openMailSink();
  const folder = mkdtempSync(join(tmpdir(), "outages-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const clock = makeClockShift(folder);
  const site = await startForTest({ SMTP_URL: `${sink.url}?greetingTimeout=500`, RATE_LIMIT_SCALE: "1000", ...clock.env });
  if (fault === "silent") sink.reply = () => "stall";
  else await sink.close();
  expect(await signUp(site, "mika@studio.example")).toMatchObject(ACCEPTED);
  await until(
    async () => site.output(),
    (output) => output.includes('"failure":"unreachable"'),
  );
  await expectPage(site);
  expect(await healthOf(site)).toBe(200);
  clock.set(setBack);
  sink.reply = () => undefined;
  if (fault !== "silent") await sink.open();
  // Wakes the server, which sees the clock and tries again every half minute.
  expect(await signUp(site)).toMatchObject(ACCEPTED);
  clock.set(setBack + MINUTE);
  await until(
    async () => {
      await signUp(site);
      return sink.mails.flatMap(({ recipients }) => recipients);
    },
    (recipients) => recipients.includes("mika@studio.example"),
  );
});

it("a store of installers and copies that is gone when the server starts, and comes back", async () => {
  const store = await openObjectStore();
  await putInstallers(store, FOLDER);
  await store.close();
  const { INSTALLERS_URL = "" } = store.env;
  const site = await startForTest({ ...store.env, BACKUP_URL: INSTALLERS_URL.replace("installers", "copies") });
  expect(site.output()).toContain('"event":"installer-store-unavailable"');
  await until(
    async () => site.output(),
    (output) => output.includes('"event":"copy-failed"'),
  );
  await expectPage(site);
  expect(await signUp(site)).toMatchObject(ACCEPTED);
  // Only the store itself is missing: the address that the server signs.
  const address = await fetch(`${site.origin}${updatePath(offered())}`, { redirect: "manual" });
  expect(address.status).toBe(302);
  await expect(fetch(address.headers.get("location") ?? "")).rejects.toThrow();
  await store.open();
  const file = await fetch(`${site.origin}${updatePath(offered())}`);
  expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, offered().installer.size]);
});
