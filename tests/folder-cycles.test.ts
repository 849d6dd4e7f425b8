import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** The folder of a file below `lib` or `components`; undefined for files directly in a room, which any folder may import. */
function folderOf(file: string): string | undefined {
  const [room = "", folder = "", ...rest] = file.split("/");
  return ["lib", "components"].includes(room) && rest.length > 0 ? `${room}/${folder}` : undefined;
}

/** For each folder, the folders that its files import, types included. */
function listImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of ["lib", "components"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => join(room, name)),
  )) {
    const own = folderOf(file);
    if (own === undefined || !/\.tsx?$/u.test(file)) continue;
    for (const [, source = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import\() ?"(#[^"]+|\.\/[^"]+)"/gu)) {
      const folder = folderOf(source.startsWith("#") ? source.slice(1) : join(dirname(file), source));
      if (folder !== undefined && folder !== own) imports.set(own, (imports.get(own) ?? new Set()).add(folder));
    }
  }
  return imports;
}

test("no folder of lib and components imports itself by way of others", () => {
  const imports = listImports();
  const cyclesFrom = (path: readonly string[]): string[] =>
    [...(imports.get(path.at(-1) ?? "") ?? [])].flatMap((next) =>
      next === path[0] ? [[...path, next].join(" → ")] : path.includes(next) ? [] : cyclesFrom([...path, next]),
    );
  expect([...imports.keys()].flatMap((folder) => cyclesFrom([folder]))).toEqual([]);
});
