/** The project's own lint rules: each restriction once, and a similar line that is allowed. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { findCycles } from "#scripts/lib/lint/import-cycles.mjs";

/** A file, what it imports, and a part of the message. */
const REFUSED_IMPORTS: [string, string, string][] = [
  ["schemas/price.ts", "#lib/routes.ts", "a schema must not depend on code that uses it"],
  ["schemas/price.ts", "#server/env.ts", "a schema must not depend on code that uses it"],
  ["schemas/price.ts", "yaml", "zod and no other package"],
  ["schemas/price.ts", "node:fs", "zod and no other package"],
  ["lib/routes.ts", "#components/ui/note.tsx", "let a component render it"],
  ["lib/routes.ts", "#app/globals.css", "let a component render it"],
  ["lib/routes.ts", "#server/env.ts", "take its data as a parameter"],
  ["lib/routes.ts", "#scripts/lib/progress.ts", "move the shared part into lib"],
  ["lib/routes.ts", "#.contentlayer/generated/index.mjs", "only lib/content reads generated content"],
  ["lib/routes.ts", "next-intl", "only lib/content and lib/i18n import next-intl"],
  ["lib/routes.ts", "react", "lib may not import React"],
  ["lib/routes.ts", "node:fs", "reads no files"],
  ["lib/routes.ts", "unified", "only lib/mdx may import unified"],
  ["lib/content/routes.ts", "rehype-raw", "only lib/mdx may import unified"],
  ["lib/mdx/tree.ts", "#.contentlayer/generated/index.mjs", "only lib/content reads generated content"],
  ["components/ui/note.tsx", "#server/env.ts", "pass data in as props, or call the API from an island"],
  ["components/ui/note.tsx", "#app/globals.css", "take data of the route as props"],
  ["components/ui/note.tsx", "#scripts/lib/progress.ts", "move what both need to lib"],
  ["components/ui/note.tsx", "#.contentlayer/generated/index.mjs", "call its find*"],
  ["components/ui/note.tsx", "next-intl", "use #lib/content/translator.ts or"],
  ["components/ui/note.tsx", "next/link", "a plain <a>"],
  ["components/ui/note.tsx", "yaml", "move what needs another package to lib"],
  ["components/ui/note.tsx", "@mdx-js/react", "move what needs another package to lib"],
  ["components/mdx/words.tsx", "#.contentlayer/generated/index.mjs", "call its find*"],
  ["components/islands/form.tsx", "next/image", "finished documents contain no framework"],
  ["components/islands/form.tsx", "#server/env.ts", "call the API from an island"],
  ["components/islands/form.tsx", "yaml", "visitors download each package"],
  ["app/[locale]/products/page.tsx", "#scripts/lib/progress.ts", "app may not import scripts"],
  ["app/[locale]/products/page.tsx", "#server/env.ts", "app may not import server"],
  ["app/[locale]/products/page.tsx", "#.contentlayer/generated/index.mjs", "call its find*"],
  ["app/[locale]/products/page.tsx", "next/headers", "cannot read cookies or headers"],
  ["server/newsletter/subscribe.ts", "#app/globals.css", "take data of the request as a parameter"],
  ["server/newsletter/subscribe.ts", "#components/ui/note.tsx", "let a component render it"],
  ["server/newsletter/subscribe.ts", "#scripts/lib/progress.ts", "server may not import scripts"],
  ["server/licence-keys/request-licence-key.ts", "#server/accounts/store.ts", "call another function of the feature"],
  ["server/newsletter/subscribe.ts", "kysely", "only server/db and a feature's store.ts use SQL"],
  ["server/newsletter/subscribe.ts", "libsql", "only server/db and a feature's store.ts use SQL"],
  ["scripts/build.ts", "#app/globals.css", "scripts may not import app"],
  ["scripts/build.ts", "#.contentlayer/generated/index.mjs", "call its find*"],
  ["scripts/lib/check/rules/lists.ts", "../rule.ts", "write #folder/file.ts"],
  ["lib/routes.test.ts", "../../schemas/price.ts", "write #folder/file.ts"],
  ["schemas/price.ts", "#tests/support/test.ts", "a schema must not depend on code that uses it"],
  ["lib/routes.ts", "#tests/support/test.ts", "only tests may import tests"],
  ["components/ui/note.tsx", "#tests/support/test.ts", "only tests may import tests"],
  ["components/islands/form.tsx", "#tests/support/test.ts", "only tests may import tests"],
  ["app/[locale]/products/page.tsx", "#tests/support/test.ts", "only tests may import tests"],
  ["server/newsletter/subscribe.ts", "#tests/support/test.ts", "only tests may import tests"],
  ["scripts/build.ts", "#tests/support/test.ts", "only tests may import tests"],
];

const ALLOWED_IMPORTS: [string, string][] = [
  ["schemas/price.ts", "zod"],
  ["schemas/price.ts", "#schemas/locale.ts"],
  ["lib/routes.ts", "#schemas/locale.ts"],
  ["lib/content/documents.ts", "#.contentlayer/generated/index.mjs"],
  ["lib/content/translator.ts", "next-intl"],
  ["lib/i18n/locales.ts", "#.contentlayer/locales.json"],
  ["lib/i18n/region.ts", "#.contentlayer/region.json"],
  ["lib/mdx/tree.ts", "remark-gfm"],
  ["lib/mdx/tree.ts", "hast"],
  ["components/ui/note.tsx", "next/image"],
  ["components/mdx/words.tsx", "next-contentlayer2/hooks"],
  ["components/islands/form.tsx", "@hookform/resolvers/zod"],
  ["components/islands/runtime/hydrate.tsx", "react-dom/client"],
  ["server/newsletter/subscribe.ts", "./store.ts"],
  ["server/newsletter/store.ts", "kysely"],
  ["server/db/migrate.ts", "kysely"],
  ["server/licence-keys/request-licence-key.ts", "#server/accounts/find-account.ts"],
  ["scripts/assets.ts", "#components/ui/note.tsx"],
  ["scripts/assets.ts", "#server/http/headers.ts"],
  ["lib/routes.test.ts", "#tests/support/test.ts"],
  ["next.config.mjs", "#schemas/locale.ts"],
];

/** A file, its text, and a part of the message. */
const REFUSED: [string, string, string][] = [
  ["lib/a.ts", "export const origin = process.env.SITE_URL;", "only server/env.ts reads the environment"],
  ["server/mail/a.ts", 'import { env } from "node:process";\nexport const port = env.PORT;', "only server/env.ts reads the environment"],
  ["components/ui/a.tsx", '"use client";\nexport const a = 1;', 'only components/islands may contain "use client"'],
  ["components/islands/a.tsx", 'import { useId } from "react";\nexport const a = useId;', "take the id as a prop"],
  ["components/ui/a.tsx", 'import * as React from "react";\nexport const a = React.useId;', "take the id as a prop"],
  [
    "scripts/a.ts",
    'import { join } from "node:path";\nexport const a = join("content", "shared");',
    "CONTENT_DIR names the content folder",
  ],
  ["scripts/a.ts", 'const LINKS = "content/shared/links.yaml";\nexport const a = () => LINKS;', "CONTENT_DIR names the content folder"],
  ["server/a.ts", 'export const a = (folder = "public") => folder;', "CONTENT_DIR names the content folder"],
  ["lib/a.ts", "export default 1;", "export by name"],
  ["components/ui/a.tsx", "const a = 1;\nexport { a as default };", "export by name"],
  ["lib/a.ts", 'export * from "./b.ts";', "no barrel files"],
  ["lib/a.ts", "export const today = () => new Date();", "take the time as a parameter"],
  ["lib/a.ts", "export const now = () => Date.now();", "take the time as a parameter"],
  ["server/newsletter/a.ts", "export const a = (request: Request) => request.url;", "take and return plain data"],
  ["server/newsletter/a.ts", "export const a = () => Response.json({});", "take and return plain data"],
  ["server/newsletter/a.ts", "export const a = () => new Response();", "take and return plain data"],
];

const ALLOWED: [string, string][] = [
  ["server/env.ts", "export const env = process.env;"],
  ["server/content-folder.ts", "export const content = process.env.CONTENT_DIR;"],
  ["scripts/a.ts", 'export const a = (file: string) => file.startsWith("content/");'],
  ["scripts/a.ts", "export const ci = process.env.CI;"],
  ["playwright.config.ts", "export default process.env.CI;"],
  ["components/layout/a.ts", 'export const isPreview = process.env.NODE_ENV === "development";'],
  ["components/islands/a.tsx", '"use client";\nexport const a = 1;'],
  ["app/[locale]/products/page.tsx", "export default () => null;"],
  ["lib/a.ts", "export const day = (text: string) => new Date(text);"],
  ["server/http/a.ts", "export const a = (request: Request) => request.url;"],
];

const importing = (source: string) => `import { thing } from "${source}";\nexport const other = thing;\n`;
const importingLater = (source: string) => `export const thing = () => import("${source}");\n`;
const lines = (count: number) => Array.from({ length: count }, (_, index) => `export const a${String(index)} = 1;\n`).join("");
const LENGTHS: [string, number][] = [
  ["lib/a.ts", 200],
  ["lib/a.ts", 201],
  ["lib/a.test.ts", 300],
  ["lib/a.test.ts", 301],
];

const CONFIG = readFileSync(".oxlintrc.json", "utf8");
const messages = lintTogether([
  ...REFUSED_IMPORTS.flatMap(([file, source]): [string, string][] => [
    [file, importing(source)],
    [file, importingLater(source)],
  ]),
  ...ALLOWED_IMPORTS.map(([file, source]): [string, string] => [file, importing(source)]),
  ...REFUSED.map(([file, text]): [string, string] => [file, text]),
  ...ALLOWED,
  ...LENGTHS.map(([file, count]): [string, string] => [file, lines(count)]),
]);

/** @returns Messages of the project's own rules, and of the limit on lines, about a file with this text. */
const lint = (file: string, text: string) => messages.get(`${file}\n${text}`);

type Diagnostic = { filename: string; code: string; message: string };

/** @returns What the linter says of a folder, whose configuration is the project's. */
function runOxlint(root: string): readonly Diagnostic[] {
  // It looks for its checker of types on the path, where npm puts this folder.
  const programs = resolve("node_modules/.bin");
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH ?? ""}` };
  const { stdout, stderr } = spawnSync(join(programs, "oxlint"), ["--format", "json"], { cwd: root, encoding: "utf8", env });
  expect(stderr).toBe("");
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}

/** @returns An empty project with this configuration and the project's own rules. */
function makeProject(config: string): string {
  const root = mkdtempSync(join(tmpdir(), "lint-"));
  writeFileSync(join(root, ".oxlintrc.json"), config);
  for (const folder of ["app", "components", "lib", "schemas", "scripts/lib", "server"]) mkdirSync(join(root, folder), { recursive: true });
  symlinkSync(resolve("scripts/lib/lint"), join(root, "scripts/lib/lint"));
  return root;
}

/** One run of the linter, without types, on all files: each of the same name has a folder of its own. @returns Messages by file and text. */
function lintTogether(snippets: readonly [string, string][]): ReadonlyMap<string, readonly string[]> {
  const root = makeProject(CONFIG.replace('"typeAware": true, "typeCheck": true', '"typeAware": false'));
  const keys = new Map<string, string>();
  for (const [file, text] of snippets) {
    const isTaken = [...keys.keys()].includes(file);
    const place = isTaken ? join(dirname(file), `n${String(keys.size)}`, basename(file)) : file;
    keys.set(place, `${file}\n${text}`);
    mkdirSync(dirname(join(root, place)), { recursive: true });
    writeFileSync(join(root, place), text);
  }
  const diagnostics = runOxlint(root);
  rmSync(root, { recursive: true });
  const own = diagnostics.filter(({ code }) => /^house\(|\(max-lines\)$/u.test(code));
  return new Map([...keys].map(([place, key]) => [key, own.filter(({ filename }) => filename === place).map(({ message }) => message)]));
}

describe.each(REFUSED_IMPORTS)("%s that imports %s", (file, source, words) => {
  it("gets a message that names the right way, statically", () => {
    expect(lint(file, importing(source))).toEqual([expect.stringContaining(words)]);
  });
  it("gets a message that names the right way, when it is needed", () => {
    expect(lint(file, importingLater(source))).toEqual([expect.stringContaining(words)]);
  });
});

it.each(ALLOWED_IMPORTS)("%s may import %s", (file, source) => {
  expect(lint(file, importing(source))).toEqual([]);
});

describe("a construct in the wrong folder", () => {
  it.each(REFUSED)("%s: %j", (file, text, words) => {
    expect(lint(file, text)).toEqual([expect.stringContaining(words)]);
  });
  it.each(ALLOWED)("%s may contain %j", (file, text) => {
    expect(lint(file, text)).toEqual([]);
  });
});

describe("circles of imports", () => {
  const modules = new Map([
    ["lib/a/one.ts", ["lib/b/two.ts"]],
    ["lib/b/two.ts", []],
    ["lib/b/three.ts", ["lib/a/four.ts"]],
    ["lib/a/four.ts", ["schemas/price.ts"]],
    ["server/self/a.ts", ["server/self/b.ts"]],
    ["server/self/b.ts", ["server/self/a.ts"]],
  ]);
  it("are found between areas, although no module imports itself", () => {
    expect(findCycles(modules)("lib/a/one.ts", "lib/b/two.ts")).toEqual(["lib/b", "lib/a"]);
  });
  it("are found between modules of one area", () => {
    expect(findCycles(modules)("server/self/a.ts", "server/self/b.ts")).toEqual(["server/self/b.ts", "server/self/a.ts"]);
  });
  it("are not seen in imports that lead one way", () => {
    expect(findCycles(modules)("lib/a/four.ts", "schemas/price.ts")).toBeUndefined();
  });
});

it("ends at 200 lines, a test at 300", () => {
  const found = LENGTHS.map(([file, count]) => lint(file, lines(count)));
  expect(found).toEqual([[], [expect.stringContaining("too many lines")], [], [expect.stringContaining("too many lines")]]);
});

it("is done with types, which are checked, too", () => {
  const root = makeProject(CONFIG);
  writeFileSync(join(root, "tsconfig.json"), '{ "compilerOptions": { "strict": true, "target": "es2023" } }');
  writeFileSync(join(root, "lib/a.ts"), 'export const count: number = "one";\nPromise.resolve(count);\n');
  const codes = runOxlint(root).map(({ code }) => code);
  rmSync(root, { recursive: true });
  expect(codes).toEqual(expect.arrayContaining(["typescript(TS2322)", "typescript(no-floating-promises)"]));
});
