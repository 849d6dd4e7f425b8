import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { copyName } from "#server/copies/copy-places.ts";
import { parseEnvironment } from "#server/env.ts";
import { fetchCopy } from "./fetch-copy.ts";

const root = mkdtempSync(join(tmpdir(), "fetch-copy-"));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});
const [copies, taken, file] = [join(root, "copies"), join(root, "taken"), join(root, "copy.ndjson.gz")];
for (const folder of [copies, taken]) mkdirSync(folder);
const [older, newer] = [1, 2].map((day) => copyName(Date.UTC(2026, 10, day))) as [string, string];
for (const name of [older, newer]) writeFileSync(join(copies, name), name);
writeFileSync(file, "a file");

async function fetched(copy: string | undefined, url?: string) {
  const parsed = parseEnvironment({ DATA_DIR: join(root, "data"), BACKUP_URL: url });
  if ("mistakes" in parsed) throw new Error(parsed.mistakes.join());
  return readFileSync(await fetchCopy(parsed.env, taken, copy), "utf8");
}
const there = `file://${copies}`;

it("finds a copy by its name, the newest one, and a file", async () => {
  expect(await fetched(older, there)).toBe(older);
  expect(await fetched(undefined, there)).toBe(newer);
  for (const url of [undefined, there]) expect(await fetched(file, url)).toBe("a file");
});

it("takes a name without a folder for a file where no copy is called so", async () => {
  const here = "package.json";
  for (const url of [undefined, there]) expect(JSON.parse(await fetched(here, url))).toHaveProperty("scripts");
});

it.each([
  [older, undefined, `${older}: there is no such file, and BACKUP_URL, where a copy could have this name, is not set`],
  ["copy-x", there, "copy-x: there is no such file, and BACKUP_URL holds no copy of this name"],
  [`./${older}`, there, `./${older}: there is no such file`],
])("says why %s is not found with BACKUP_URL=%s", async (copy, url, reason) => {
  await expect(fetched(copy, url)).rejects.toThrow(`There is no such copy:\n  ${reason}`);
});

it("names BACKUP_URL where only it could have a copy", async () => {
  await expect(fetched(undefined)).rejects.toThrow(/^There is no place of copies:\n {2}BACKUP_URL: write /u);
  await expect(fetched(undefined, `file://${taken}/none`)).rejects.toThrow("There is no copy to read:\n  BACKUP_URL: it holds none");
});
