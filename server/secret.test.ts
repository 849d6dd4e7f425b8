import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findOrMakeSecret } from "./secret.ts";

it("makes a secret once, and refuses one that was cut off", () => {
  const folder = mkdtempSync(join(tmpdir(), "secret-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, "secret");
  const made = findOrMakeSecret(folder);
  expect(made.length).toBeGreaterThan(40);
  expect(findOrMakeSecret(folder)).toBe(made);
  for (const rest of ["", made.slice(0, 20)]) {
    writeFileSync(file, rest);
    expect(() => findOrMakeSecret(folder)).toThrow(`${file} holds no 32 characters`);
    expect(readFileSync(file, "utf8")).toBe(rest);
  }
});
