/** Permissions of the data folder and of the files in it. */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { prepareDataFolder } from "./data-folder.ts";
import { openDatabase } from "./db/open-database.ts";
import { parseEnvironment } from "./env.ts";

function temporaryFolder(mode = 0o700): string {
  const folder = mkdtempSync(join(tmpdir(), "data-folder-"));
  chmodSync(folder, mode);
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
const runCode = (code: string, folder: string) =>
  spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", code, folder], { encoding: "utf8", timeout: 20_000 });
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const modesIn = (folder: string) => Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

it("creates the database and its lock readable by the owner only, also in a folder that others can list", async () => {
  const folder = temporaryFolder(0o755);
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
  onTestFinished(() => database.close());
  const modes = modesIn(folder);
  expect(Object.keys(modes)).toEqual(expect.arrayContaining(["server.lock", "site.db", "site.db-wal"]));
  expect(new Set(Object.values(modes))).toEqual(new Set(["600"]));
});

it("creates private files after restrictNewFiles", () => {
  const folder = temporaryFolder();
  const code = `const { restrictNewFiles } = await import("#server/data-folder.ts");
    const { mkdirSync, writeFileSync } = await import("node:fs");
    restrictNewFiles();
    mkdirSync(process.argv[1] + "/made"); writeFileSync(process.argv[1] + "/made/file", "");`;
  const { status, stderr } = runCode(code, folder);
  expect([status, stderr]).toEqual([0, ""]);
  expect([modeOf(join(folder, "made")), modeOf(join(folder, "made/file"))]).toEqual(["700", "600"]);
});

it("creates a missing folder with its parents for the owner only", () => {
  const folder = join(temporaryFolder(), "a/b");
  expect(prepareDataFolder(folder)).toEqual([]);
  expect(modeOf(folder)).toBe("700");
});

it.skipIf(!existsSync("/proc/self"))("names a folder that cannot be created, and ends", () => {
  const code = `const { prepareDataFolder } = await import("#server/data-folder.ts");
    console.log(prepareDataFolder(process.argv[1]).join());`;
  const { stdout, stderr } = runCode(code, "/proc/site/data");
  expect([stdout, stderr]).toEqual([
    "nothing can be written in /proc/site/data (ENOENT: no such file or directory, mkdir '/proc/site')\n",
    "",
  ]);
});

it("makes files of an earlier version private, and the folder if it holds nothing else", () => {
  const folder = temporaryFolder(0o755);
  for (const name of ["site.db", "site.db-wal", "site.db-shm", "server.lock", "secret", "staff.json"]) {
    writeFileSync(join(folder, name), "");
    chmodSync(join(folder, name), 0o644);
  }
  mkdirSync(join(folder, "mail"), 0o755);
  expect(prepareDataFolder(folder)).toEqual([]);
  expect(modeOf(folder)).toBe("700");
  const { mail, ...files } = modesIn(folder);
  expect(mail).toBe("700");
  expect(new Set(Object.values(files))).toEqual(new Set(["600"]));
});

it("changes no other permissions: of a shared folder, of other files, or of a symbolic link's target", () => {
  const folder = temporaryFolder(0o755);
  const outside = temporaryFolder(0o755);
  writeFileSync(join(folder, "notes.txt"), "");
  writeFileSync(join(folder, "site.db"), "");
  chmodSync(join(folder, "notes.txt"), 0o644);
  chmodSync(join(folder, "site.db"), 0o644);
  symlinkSync(outside, join(folder, "mail"));
  expect(prepareDataFolder(folder)).toEqual([]);
  expect([modeOf(folder), modeOf(outside), modeOf(join(folder, "notes.txt")), modeOf(join(folder, "site.db"))]).toEqual([
    "755",
    "755",
    "644",
    "600",
  ]);
});

it("does not change a folder with the sticky bit, even if it is empty", () => {
  const folder = temporaryFolder(0o1777);
  expect(prepareDataFolder(folder)).toHaveLength(1);
  expect(modeOf(folder)).toBe("777");
});

it("makes the target private if DATA_DIR itself is a symbolic link", () => {
  const folder = temporaryFolder(0o755);
  const link = join(temporaryFolder(), "link");
  symlinkSync(folder, link);
  expect(prepareDataFolder(link)).toEqual([]);
  expect(modeOf(folder)).toBe("700");
});

it("refuses a folder with other files that others can write to, and names the command to run", () => {
  for (const [mode, written] of [
    [0o777, "0777"],
    [0o1777, "0777"],
    [0o770, "0770"],
  ] as const) {
    const DATA_DIR = temporaryFolder(mode);
    writeFileSync(join(DATA_DIR, "notes.txt"), "");
    expect(parseEnvironment({ DATA_DIR })).toEqual({
      mistakes: [
        `DATA_DIR: others may write in ${DATA_DIR} (its mode is ${written}), and could put their own files in place of the server's; name a folder inside it, which the server makes itself, or run: chmod go-w ${DATA_DIR}`,
      ],
    });
    expect(prepareDataFolder(join(DATA_DIR, "inside"))).toEqual([]);
  }
});

const NOBODY = 65_534;

it.skipIf(process.getuid?.() !== 0)("names a file of another user, such as after a restore as root, and the command that mends it", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "secret"), "", { mode: 0o600 });
  chownSync(folder, NOBODY, NOBODY);
  const code = `const { prepareDataFolder } = await import("#server/data-folder.ts");
    process.setuid(${NOBODY});
    console.log(prepareDataFolder(process.argv[1]).join());`;
  const { stdout, stderr } = runCode(code, folder);
  expect([stdout, stderr]).toEqual([
    `${folder}/secret cannot be read and written by this user; if a command was run as another one, run: chown -R USER ${folder}, as root\n`,
    "",
  ]);
});

it("starts when another process removes a file of the database between the listing and the look at it", () => {
  const code = `import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const { readdirSync } = fs;
    fs.readdirSync = (folder) => [...readdirSync(folder), "site.db-wal"];
    syncBuiltinESMExports();
    const { prepareDataFolder } = await import("#server/data-folder.ts");
    console.log(JSON.stringify(prepareDataFolder(process.argv[1])));`;
  const { stdout, stderr } = runCode(code, temporaryFolder());
  expect([stdout, stderr]).toEqual(["[]\n", ""]);
});
