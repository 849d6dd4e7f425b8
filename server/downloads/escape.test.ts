/** Only files of releases are sent, whatever is requested and whatever the folder contains. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { hashToken, newToken } from "#server/random.ts";
import { use } from "#tests/server/support/calls.ts";
import {
  bytes,
  bytesOf,
  fetchDownload,
  fetchFile,
  FOLDER,
  installer,
  named,
  pathOf,
  requestDownload,
  updatePath,
  WISH,
} from "#tests/server/support/download-calls.ts";
import { openTestServer } from "#tests/server/support/test-server.ts";
import { checkInstallerFolder } from "./check-installers.ts";
import { placeOf } from "./installers.ts";

const NAMES = [
  ...["..", ".", "../..", "../../etc/passwd", "..%2f..%2fetc%2fpasswd", "%2e%2e", "%2e%2e%2f%2e%2e", "..\\..\\", "%5c..%5c", "....//"],
  ...["/etc/passwd", "//etc/passwd", "%2fetc%2fpasswd", "file:///etc/passwd", "C:\\Windows\\win.ini", "\\\\host\\share", "~root", "$HOME"],
  ...["%00", "lantern%00.zip", "lantern\0", "%", "%zz", "%c0%ae%c0%ae", "%252e%252e", "%u002e", "‥", "．．"],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "prototype",
    "null",
    "undefined",
    "*",
    "?",
    "Lantern",
    "lantern ",
    " lantern",
  ],
  ...["lantern;ls", "lantern|cat", "$(id)", "`id`", "' or 1=1 --", installer.file, "package.json", ".env", "a".repeat(5000)],
];

it(`answers 404 for ${NAMES.length} malicious names, in any part of the path`, async () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(40);
  use(await openTestServer({ engine: "sqlite", env: { RATE_LIMIT_SCALE: "1000" } }));
  const right = [WISH.product, WISH.edition, named.version, WISH.system];
  for (const name of NAMES) {
    const segment = /[%/\\]/u.test(name) ? name : encodeURIComponent(name);
    for (const place of right.keys()) {
      const response = await fetchFile(`/api/v1/updates/${right.with(place, segment).join("/")}`);
      expect([name, response.status]).toEqual([name, 404]);
      // Some names change the path, so that it matches no endpoint.
      expect(await response.json()).toEqual({
        success: false,
        errorCode: expect.stringMatching(/^(?:UNKNOWN_INSTALLER|NOT_FOUND)$/u) as unknown,
      });
    }
    expect([303, 404]).toContain((await fetchFile(`/api/v1/downloads/${segment}`)).status);
    for (const key of ["product", "edition", "system"])
      expect([404, 400]).toContain((await requestDownload("a@b.example", { [key]: name })).status);
  }
});

/** A folder with one installer, which the test then damages. */
function makeFolder(): { folder: string; file: string } {
  const folder = mkdtempSync(join(tmpdir(), "installers-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const file = join(folder, "installers", placeOf(named));
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(pathOf(named), file);
  return { folder: join(folder, "installers"), file };
}

type Damage = (file: string, outside: string) => void;
const replaceBy = (make: (file: string) => void) => (file: string) => {
  rmSync(file);
  make(file);
};
const relink = (target: (file: string, outside: string) => string) => (file: string, outside: string) => {
  rmSync(file);
  symlinkSync(target(file, outside), file);
};
const rewrite = (content: Uint8Array) =>
  replaceBy((file) => {
    writeFileSync(file, content);
  });

const DAMAGES: readonly [string, Damage][] = [
  ["a missing file", replaceBy(() => undefined)],
  ["an empty file", rewrite(Buffer.alloc(0))],
  ["a file that is too short", rewrite(bytes.subarray(1))],
  ["a file that is too long", rewrite(Buffer.concat([bytes, Buffer.from("x")]))],
  ["a symbolic link to a system file", relink(() => "/etc/passwd")],
  ["a symbolic link to the same bytes outside the folder", relink((_file, outside) => outside)],
  ["a relative symbolic link out of the folder", relink((_file, outside) => `../../../${basename(outside)}`)],
  ["a dangling symbolic link", relink(() => "/nowhere/at/all")],
  ["a symbolic link to itself", relink((file) => file)],
  ["a device file", relink(() => "/dev/zero")],
  ["a folder", replaceBy(mkdirSync)],
  ["a named pipe", replaceBy((file) => execFileSync("mkfifo", [file]))],
  [
    "a version folder that is a symbolic link out of the folder",
    (file, outside) => {
      const there = join(dirname(outside), "elsewhere");
      mkdirSync(there);
      copyFileSync(file, join(there, installer.file));
      rmSync(dirname(file), { recursive: true });
      symlinkSync(there, dirname(file));
    },
  ],
];

it.each(DAMAGES)("sends nothing for %s, and reports it at start", async (_case, damage) => {
  const { folder, file } = makeFolder();
  const outside = join(dirname(folder), "outside.zip");
  writeFileSync(outside, bytes);
  const problems = async () => (await checkInstallerFolder({ folder })).filter((line) => line.includes(placeOf(named)));
  expect(await problems()).toEqual([]);
  use(await openTestServer({ engine: "sqlite", env: { INSTALLERS_URL: `file://${folder}` } }));
  expect((await bytesOf(await fetchFile(updatePath(named)))).equals(bytes)).toBe(true);

  damage(file, outside);
  for (const method of ["GET", "HEAD"] as const) {
    const response = await fetchFile(updatePath(named), { method });
    expect([response.status, response.headers.get("content-type")]).toEqual([500, "application/json"]);
  }
  expect(await problems()).toHaveLength(1);
});

it("accepts a folder that is a symbolic link, and symbolic links inside the folder", async () => {
  const { folder, file } = makeFolder();
  const alias = `${folder}-alias`;
  symlinkSync(folder, alias);
  const aside = join(folder, "aside.zip");
  copyFileSync(file, aside);
  relink(() => aside)(file, aside);
  use(await openTestServer({ engine: "sqlite", env: { INSTALLERS_URL: `file:${alias}` } }));
  expect((await bytesOf(await fetchFile(updatePath(named)))).equals(bytes)).toBe(true);
});

it("breaks the connection if a file becomes shorter while it is sent", async () => {
  const { folder, file } = makeFolder();
  use(await openTestServer({ engine: "sqlite", env: { INSTALLERS_URL: `file://${folder}` } }));
  const response = await fetchFile(updatePath(named));
  writeFileSync(file, bytes.subarray(0, 100));
  await expect(bytesOf(response)).rejects.toThrow("ended too early");
});

it("counts no use for a missing file; redirects browsers to a page and answers programs with status 500", async () => {
  const { folder, file } = makeFolder();
  const server = await openTestServer({ engine: "sqlite", env: { INSTALLERS_URL: `file://${folder}` } });
  use(server);
  const token = newToken();
  const { product, edition, system } = WISH;
  const link = { id: "a", token_hash: hashToken(token), product, edition, system, version: named.version, language: "de" };
  const row = { ...link, mail_id: "b", created_at: server.now(), uses: 0, resumes: 0, resumed_bytes: 0 };
  await server.database.write((db) => db.insertInto("download_links").values(row).execute());
  rmSync(file);
  const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect((await fetchDownload(token)).status).toBe(500);
  const page = await fetchDownload(token, { headers: { Accept: "text/html,*/*" } });
  expect([page.status, page.headers.get("location")]).toEqual([303, "https://site.example/de/download-link#internal-error"]);
  expect(log.mock.calls.join()).toContain("ENOENT");
  expect(await server.database.queries.selectFrom("download_links").select("uses").execute()).toEqual([{ uses: 0 }]);
});

it("has every installer that its releases name", async () => {
  expect(await checkInstallerFolder({ folder: resolve(FOLDER) })).toEqual([]);
  expect(statSync(pathOf(named)).size).toBe(installer.size);
  expect(await checkInstallerFolder({ folder: "/nowhere" })).toEqual(["INSTALLERS_URL: there is no folder /nowhere"]);
});
