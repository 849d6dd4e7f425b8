import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { listThirdParties } from "./third-party.ts";

/** @returns The path of a file of a package with this licence. */
function addPackage(folder: string, name: string, license?: string): string {
  const place = join(folder, "node_modules", name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "package.json"), JSON.stringify({ name, version: "1.2.3", license }));
  writeFileSync(join(place, "LICENSE.md"), `Text of ${name}`);
  return join(place, "dist/index.js");
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "third-party-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

it("lists each package once, with its licence text, and no file of the project", () => {
  const folder = temporaryFolder();
  const [scoped, plain] = [addPackage(folder, "@scope/b", "ISC"), addPackage(folder, "a", "MIT")];
  const text = listThirdParties([plain, scoped, plain.replace("index", "other"), "server/start.ts"]);
  expect(text.split(/-{80}/u).map((part) => part.trim())).toEqual(["@scope/b 1.2.3: ISC\n\nText of @scope/b", "a 1.2.3: MIT\n\nText of a"]);
});

it("refuses a licence that is not allowed, and none", () => {
  expect(() => listThirdParties([addPackage(temporaryFolder(), "a")])).toThrow("a has the licence none");
  expect(() => listThirdParties([addPackage(temporaryFolder(), "a", "AGPL-3.0-only")])).toThrow("a has the licence AGPL-3.0-only");
});
