import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sourceFiles, sourceHash } from "./source-hash.ts";

let folder: string;
const at = (name: string): string => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "source-hash-"));
  writeFileSync(at("panel.tsx"), 'import type { Point } from "./point.ts";\nimport { createElement } from "react";\n');
  writeFileSync(at("point.ts"), 'import {\n  round,\n} from "./round.ts";\n');
  writeFileSync(at("round.ts"), "export const round = Math.round;\n");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("a drawing is made of its own file and of all that it imports from its folder", () => {
  expect([...sourceFiles(at("panel.tsx"))]).toEqual([at("panel.tsx"), at("point.ts"), at("round.ts")]);
});

test("a change far down makes another hash", () => {
  const before = sourceHash(sourceFiles(at("panel.tsx")), {});
  writeFileSync(at("round.ts"), "export const round = Math.floor;\n");
  expect(sourceHash(sourceFiles(at("panel.tsx")), {})).not.toBe(before);
});

test("other facts make another hash, other line ends do not", () => {
  const before = sourceHash([at("round.ts")], { hue: 190 });
  expect(sourceHash([at("round.ts")], { hue: 191 })).not.toBe(before);
  writeFileSync(at("round.ts"), "export const round = Math.round;\r\n");
  expect(sourceHash([at("round.ts")], { hue: 190 })).toBe(before);
});
