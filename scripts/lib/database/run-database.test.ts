import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { listLocalChecks } from "#scripts/lib/doctor/local.ts";

const root = mkdtempSync(join(tmpdir(), "run-database-"));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

it.each([["copy"], ["move", "--to", `file://${root}/target`]])("%s makes no database where there is none", (...args) => {
  const DATA_DIR = join(root, "none");
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "scripts/database.ts", ...args], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR, BACKUP_URL: `file://${root}/copies` },
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(`There is no database:\n  DATA_DIR: there is no ${DATA_DIR}/site.db; `);
  expect(existsSync(DATA_DIR)).toBe(false);
});

it("the doctor makes none either", async () => {
  const DATA_DIR = join(root, "of-the-doctor");
  const check = listLocalChecks({ DATA_DIR }).find(({ name }) => name === "database");
  expect(await check?.run()).toMatchObject({ state: "note" });
  expect(existsSync(join(DATA_DIR, "site.db"))).toBe(false);
});
