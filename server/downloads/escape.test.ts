/** No file but a release's own is ever sent, whatever is asked for and whatever lies in the folder. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { inOneStep } from "#server/db/database.ts";
import { hashToken, newToken } from "#server/random-token.ts";
import { use } from "#tests/server/support/calls.ts";
import {
  bytesOf,
  fetchDownload,
  fetchFile,
  FOLDER,
  offered,
  pathOf,
  requestDownload,
  updatePath,
  WISH,
} from "#tests/server/support/download-calls.ts";
import { openTestServer } from "#tests/server/support/test-server.ts";
import { placeOf } from "./installers.ts";
import { listInstallerMistakes } from "./list-mistakes.ts";

const named = offered();
const { installer } = named;
const bytes = readFileSync(pathOf(named));

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

it(`finds nothing under any of ${String(NAMES.length)} strange names, in any place`, async () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(40);
  use(await openTestServer({ engine: "sqlite", env: { RATE_LIMIT_SCALE: "1000" } }));
  const right = [WISH.product, WISH.edition, named.version, WISH.system];
  for (const name of NAMES) {
    const segment = /[%/\\]/u.test(name) ? name : encodeURIComponent(name);
    for (const place of right.keys()) {
      const response = await fetchFile(`/api/v1/updates/${right.with(place, segment).join("/")}`);
      expect([name, response.status]).toEqual([name, 404]);
      // Some make another address of it, at which there is no call.
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

/** A folder with one installer in it, which the test then spoils. */
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

type Spoil = (file: string, outside: string) => void;
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

const EVIL: readonly [string, Spoil][] = [
  ["a file that is gone", replaceBy(() => undefined)],
  ["an empty file", rewrite(Buffer.alloc(0))],
  ["a file that is too short", rewrite(bytes.subarray(1))],
  ["a file that is too long", rewrite(Buffer.concat([bytes, Buffer.from("x")]))],
  ["a link to a system file", relink(() => "/etc/passwd")],
  ["a link to the same bytes outside", relink((_file, outside) => outside)],
  ["a link that climbs out", relink((_file, outside) => `../../../${basename(outside)}`)],
  ["a link to nothing", relink(() => "/nowhere/at/all")],
  ["a link to itself", relink((file) => file)],
  ["a device in its place", relink(() => "/dev/zero")],
  ["a folder in its place", replaceBy(mkdirSync)],
  ["a pipe in its place", replaceBy((file) => execFileSync("mkfifo", [file]))],
  [
    "a version's folder that is a link to the outside",
    (file, outside) => {
      const there = join(dirname(outside), "elsewhere");
      mkdirSync(there);
      copyFileSync(file, join(there, installer.file));
      rmSync(dirname(file), { recursive: true });
      symlinkSync(there, dirname(file));
    },
  ],
];

it.each(EVIL)("sends nothing of %s, and says so before it starts", async (_words, spoil) => {
  const { folder, file } = makeFolder();
  const outside = join(dirname(folder), "outside.zip");
  writeFileSync(outside, bytes);
  const mine = async () => (await listInstallerMistakes({ folder })).filter((line) => line.includes(placeOf(named)));
  expect(await mine()).toEqual([]);
  use(await openTestServer({ engine: "sqlite", env: { INSTALLERS_URL: `file://${folder}` } }));
  expect((await bytesOf(await fetchFile(updatePath(named)))).equals(bytes)).toBe(true);

  spoil(file, outside);
  for (const method of ["GET", "HEAD"] as const) {
    const response = await fetchFile(updatePath(named), { method });
    expect([response.status, response.headers.get("content-type")]).toEqual([500, "application/json"]);
  }
  expect(await mine()).toHaveLength(1);
});

it("takes a folder that is a link itself, and links that stay inside", async () => {
  const { folder, file } = makeFolder();
  const alias = `${folder}-alias`;
  symlinkSync(folder, alias);
  const aside = join(folder, "aside.zip");
  copyFileSync(file, aside);
  relink(() => aside)(file, aside);
  use(await openTestServer({ engine: "sqlite", env: { INSTALLERS_URL: `file:${alias}` } }));
  expect((await bytesOf(await fetchFile(updatePath(named)))).equals(bytes)).toBe(true);
});

it("breaks the connection rather than end a file early, when it shrinks under way", async () => {
  const { folder, file } = makeFolder();
  use(await openTestServer({ engine: "sqlite", env: { INSTALLERS_URL: `file://${folder}` } }));
  const response = await fetchFile(updatePath(named));
  writeFileSync(file, bytes.subarray(0, 100));
  await expect(bytesOf(response)).rejects.toThrow("ended too early");
});

it("counts no use for a file that is not there, and tells a browser in words and a program by the status", async () => {
  const { folder, file } = makeFolder();
  const server = await openTestServer({ engine: "sqlite", env: { INSTALLERS_URL: `file://${folder}` } });
  use(server);
  const token = newToken();
  const { product, edition, system } = WISH;
  const link = { id: "a", token_hash: hashToken(token), product, edition, system, version: named.version, language: "de" };
  const row = { ...link, mail_id: "b", created_at: server.now(), uses: 0, resumes: 0, resumed_bytes: 0 };
  await inOneStep(server.database, (db) => db.insertInto("download_links").values(row).execute());
  rmSync(file);
  const log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  expect((await fetchDownload(token)).status).toBe(500);
  const page = await fetchDownload(token, { headers: { Accept: "text/html,*/*" } });
  expect([page.status, page.headers.get("location")]).toEqual([303, "https://site.example/de/download-link#internal-error"]);
  expect(log.mock.calls.join()).toContain("ENOENT");
  expect(await server.database.queries.selectFrom("download_links").select("uses").execute()).toEqual([{ uses: 0 }]);
});

it("ships every installer that its releases name", async () => {
  expect(await listInstallerMistakes({ folder: resolve(FOLDER) })).toEqual([]);
  expect(statSync(pathOf(named)).size).toBe(installer.size);
  expect(await listInstallerMistakes({ folder: "/nowhere" })).toEqual(["INSTALLERS_URL: there is no folder /nowhere"]);
});
