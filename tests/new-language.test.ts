/** A new language is one line in schemas/locale.ts: TypeScript then names each table that lacks it, and docs/translating.md lists the same ones. */
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { LONG } from "./support/extent.ts";

const LINE = '  ko: { name: "한국어", tag: "ko", openGraph: "ko_KR", hasSpaces: true, firstOfMonth: "1" },\n';

/** @returns The files that do not compile when the list of languages has one more. */
function filesThatLackIt(): string[] {
  const list = resolve("schemas/locale.ts");
  const config = ts.parseJsonConfigFileContent(ts.readConfigFile("tsconfig.json", (path) => ts.sys.readFile(path)).config, ts.sys, ".");
  const options = { ...config.options, noEmit: true, incremental: false };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(config.fileNames, options, {
    ...host,
    getSourceFile: (path, version, ...rest) =>
      resolve(path) === list
        ? ts.createSourceFile(path, readFileSync(path, "utf8").replace("} satisfies", `${LINE}} satisfies`), version)
        : host.getSourceFile(path, version, ...rest),
  });
  const files = ts.getPreEmitDiagnostics(program).map(({ file }) => (file === undefined ? "" : relative(".", file.fileName)));
  return [...new Set(files)].sort();
}

it("a new language is missed in the files that the recipe names", { tags: [LONG], timeout: 600_000 }, () => {
  const recipe = /^### Adding a language$.*?^3\. /msu.exec(readFileSync("docs/translating.md", "utf8"))?.[0] ?? "";
  const named = [...recipe.matchAll(/^ {3}\| (`.+?)\|/gmu)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/gu)].map(([, path = ""]) => path),
  );
  const files = filesThatLackIt();
  expect(files.filter((file) => !named.some((path) => file.startsWith(path)))).toEqual([]);
  expect(named.filter((path) => !files.some((file) => file.startsWith(path)))).toEqual([]);
});
