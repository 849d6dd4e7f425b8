/** What a whole server says before it starts, and when it cannot. Needs a build. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { freePort } from "#scripts/lib/free-port.ts";
import { until } from "#tests/server/support/until.ts";
import { startForTest } from "#tests/server/support/start-deployed.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "start-process-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

const runOnce = (env: Readonly<Record<string, string>>, cwd = inject("deployment")) =>
  spawnSync(process.execPath, ["dist/server.mjs"], {
    cwd,
    encoding: "utf8",
    timeout: 30_000,
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
  });

it("reports all mistakes of its environment in one list, and does not start", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "key.pem"), "no key");
  const { status, stderr } = runOnce({
    PORT: "70000",
    SITE_URL: "https://site.example/path",
    DATABASE_URL: "mysql://x",
    SMTP_URL: "mail.example",
    MAIL_FROM: "nobody",
    DKIM_KEY_FILE: join(folder, "key.pem"),
    HIDE_SUBSCRIBERS: "yes",
    RATE_LIMIT_SCALE: "0",
    SITE_SECRET: "short",
    TRUST_PROXY: "-1",
    HOST: "nowhere",
    DATA_DIR: join(folder, "key.pem"),
    BACKUP_URL: `file://${join(folder, "key.pem")}`,
  });
  expect(status).toBe(1);
  const [title, ...lines] = stderr.trim().split("\n");
  expect(title).toBe("The environment has mistakes:");
  expect(lines.map((line) => /^ {2}(\w+): \S/u.exec(line)?.[1]).sort()).toEqual([
    ...[
      "BACKUP_URL",
      "DATABASE_URL",
      "DATA_DIR",
      "DKIM_DOMAIN",
      "DKIM_KEY_FILE",
      "DKIM_SELECTOR",
      "HIDE_SUBSCRIBERS",
      "HOST",
      "MAIL_FROM",
      "PORT",
    ],
    ...["RATE_LIMIT_SCALE", "SITE_SECRET", "SITE_URL", "SMTP_URL", "TRUST_PROXY"],
  ]);
  expect(stderr).not.toContain("    at ");
});

it("does not start if another server uses the same data, and leaves that server running", async () => {
  const folder = temporaryFolder();
  const first = await startForTest({ DATA_DIR: folder });
  const { status, stderr } = runOnce({ DATA_DIR: folder, PORT: "0" });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`DATA_DIR: another server has ${folder}; stop it first`)]);
  expect((await fetch(`${first.origin}/api/health`)).status).toBe(200);
});

it("names the variable of an address that it cannot listen on, and of a database that it cannot reach", async () => {
  const { port } = await startForTest();
  // Nothing listens there.
  const gone = await freePort();
  const shared = { SITE_URL: "https://site.example", SITE_SECRET: "a secret of the tests, thirty-two letters and more" };
  const cases: readonly [Readonly<Record<string, string>>, string][] = [
    [
      { PORT: String(port) },
      `The server cannot listen:\n  PORT: another program listens on port ${port}; stop it, or write another port\n`,
    ],
    // An address of documentation, which no machine has.
    [{ HOST: "192.0.2.1" }, "The server cannot listen:\n  HOST: 192.0.2.1 is no address of this machine; write one of its addresses"],
    [
      { ...shared, DATABASE_URL: `postgres://x@127.0.0.1:${gone}/x` },
      "The database cannot be opened:\n  DATABASE_URL: connect ECONNREFUSED",
    ],
  ];
  for (const [env, message] of cases) {
    const { status, stdout, stderr } = runOnce({ DATA_DIR: temporaryFolder(), PORT: "0", ...env });
    expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(stderr).not.toContain("    at ");
    expect(stdout).not.toContain('"event":"started"');
  }
});

it("warns of a variable whose name is mistyped, and starts", async () => {
  const { output } = await startForTest({ SMTP_ULR: "smtp://mail.example" });
  await until(
    () => Promise.resolve(output()),
    (printed) => printed.includes("SMTP_ULR is not read: did you mean SMTP_URL?") && printed.includes('"event":"started"'),
  );
});

it("reports a missing native part for the platform, and the command that installs it", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "dist"));
  const dist = join(inject("deployment"), "dist");
  for (const name of ["server.mjs", "page-thread.mjs", "parts"]) cpSync(join(dist, name), join(folder, "dist", name), { recursive: true });
  for (const name of ["site", "installers"]) symlinkSync(join(dist, name), join(folder, "dist", name));
  const { status, stderr } = runOnce({ DATA_DIR: folder, PORT: "0" }, folder);
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/@libsql\/\S+ is missing in \S+node_modules: run "npm install --omit=dev" in /u),
  ]);
  expect(stderr).not.toContain("    at ");
});

it("has scripts in ASCII alone: one other character would double the memory that a script's text takes", () => {
  const dist = join(inject("deployment"), "dist");
  const scripts = ["", "parts"].flatMap((folder) => readdirSync(join(dist, folder)).map((name) => join(dist, folder, name)));
  const found = scripts.filter((file) => file.endsWith(".mjs") && /[^\0-\x7f]/u.test(readFileSync(file, "utf8")));
  expect(found).toEqual([]);
});
