/** The walls between the rooms: each closed door is tried once, and each open one that looks like it. */
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import { describe, expect, it } from "vitest";

// Without types: snippets are no files of the project, and the rules of the house need none.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] });

/** What the house says to a file with this text: the words of its own rules, and when a file is too long. */
async function say(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath });
  return result!.messages.flatMap(({ ruleId, message }) => (ruleId === null || /^(?:house\/|max-lines)/u.test(ruleId) ? [message] : []));
}

const importing = (source: string) => `import { thing } from "${source}";\nexport const other = thing;\n`;

describe.each([
  ["schemas/price.ts", "#lib/routes.ts", "a schema does not know the rooms that use it"],
  ["schemas/price.ts", "#server/env.ts", "a schema does not know the rooms that use it"],
  ["schemas/price.ts", "yaml", "zod and no other package"],
  ["schemas/price.ts", "node:fs", "zod and no other package"],
  ["lib/routes.ts", "#components/ui/note.tsx", "let a component draw it"],
  ["lib/routes.ts", "#app/globals.css", "let a component draw it"],
  ["lib/routes.ts", "#server/env.ts", "take what the server knows as a parameter"],
  ["lib/routes.ts", "#scripts/lib/progress.ts", "move the shared part into lib"],
  ["lib/routes.ts", "#.contentlayer/generated/index.mjs", "only lib/content reads generated content"],
  ["lib/routes.ts", "next-intl", "only lib/i18n knows next-intl"],
  ["lib/content/routes.ts", "next-intl", "only lib/i18n knows next-intl"],
  ["lib/routes.ts", "react", "lib knows no React"],
  ["lib/routes.ts", "node:fs", "reads no files"],
  ["lib/routes.ts", "unified", "only lib/mdx knows unified"],
  ["lib/content/routes.ts", "rehype-slug", "only lib/mdx knows unified"],
  ["lib/mdx/tree.ts", "#.contentlayer/generated/index.mjs", "only lib/content reads generated content"],
  ["components/ui/note.tsx", "#server/env.ts", "pass data in as props, or call the API from an island"],
  ["components/ui/note.tsx", "#app/globals.css", "comes in as props"],
  ["components/ui/note.tsx", "#scripts/lib/progress.ts", "what both need belongs to lib"],
  ["components/ui/note.tsx", "#.contentlayer/generated/index.mjs", "ask its find*"],
  ["components/ui/note.tsx", "next-intl", "ask #lib/i18n/translator.ts"],
  ["components/ui/note.tsx", "next/link", "a plain <a>"],
  ["components/ui/note.tsx", "yaml", "what needs another package belongs to lib"],
  ["components/ui/note.tsx", "@mdx-js/react", "what needs another package belongs to lib"],
  ["components/mdx/words.tsx", "#.contentlayer/generated/index.mjs", "ask its find*"],
  ["components/islands/form.tsx", "next/image", "a finished document holds no framework"],
  ["components/islands/form.tsx", "#server/env.ts", "call the API from an island"],
  ["components/islands/form.tsx", "yaml", "visitors download each package"],
  ["app/[locale]/products/page.tsx", "#scripts/lib/progress.ts", "app may not import scripts"],
  ["app/[locale]/products/page.tsx", "#.contentlayer/generated/index.mjs", "ask its find*"],
  ["app/[locale]/products/page.tsx", "next/headers", "no page reads cookies or headers"],
  ["server/newsletter/subscribe.ts", "#app/globals.css", "hands in what the request says"],
  ["server/newsletter/subscribe.ts", "#components/ui/note.tsx", "let a component draw it"],
  ["server/newsletter/subscribe.ts", "#scripts/lib/progress.ts", "server may not import scripts"],
  ["server/newsletter/subscribe.ts", "#server/accounts/store.ts", "call one of the feature's verbs"],
  ["server/newsletter/subscribe.ts", "kysely", "only server/db and a feature's store.ts know SQL"],
  ["server/newsletter/subscribe.ts", "libsql", "only server/db and a feature's store.ts know SQL"],
  ["scripts/build.ts", "#app/globals.css", "scripts may not import app"],
  ["scripts/build.ts", "#.contentlayer/generated/index.mjs", "ask its find*"],
  ["scripts/lib/check/rules/lists.ts", "../rule.ts", "write #room/file.ts"],
  ["lib/routes.test.ts", "../../schemas/price.ts", "write #room/file.ts"],
  ["schemas/price.ts", "#tests/support/test.ts", "a schema does not know the rooms that use it"],
  ["lib/routes.ts", "#tests/support/test.ts", "only tests may import tests"],
  ["components/ui/note.tsx", "#tests/support/test.ts", "only tests may import tests"],
  ["components/islands/form.tsx", "#tests/support/test.ts", "only tests may import tests"],
  ["app/[locale]/products/page.tsx", "#tests/support/test.ts", "only tests may import tests"],
  ["server/newsletter/subscribe.ts", "#tests/support/test.ts", "only tests may import tests"],
  ["scripts/build.ts", "#tests/support/test.ts", "only tests may import tests"],
])("%s that imports %s", (file, source, words) => {
  it.each([
    ["statically", importing(source)],
    ["when it is needed", `export const thing = () => import("${source}");\n`],
  ])("is told the right door, %s", async (_how, text) => {
    expect(await say(file, text)).toEqual([expect.stringContaining(words)]);
  });
});

it.each([
  ["schemas/price.ts", "zod"],
  ["schemas/price.ts", "#schemas/locale.ts"],
  ["lib/routes.ts", "#schemas/locale.ts"],
  ["lib/content/documents.ts", "#.contentlayer/generated/index.mjs"],
  ["lib/i18n/translator.ts", "next-intl"],
  ["lib/mdx/tree.ts", "remark-gfm"],
  ["lib/mdx/tree.ts", "hast"],
  ["components/ui/note.tsx", "next/image"],
  ["components/mdx/words.tsx", "next-contentlayer2/hooks"],
  ["components/islands/form.tsx", "@hookform/resolvers/zod"],
  ["components/islands/runtime/hydrate.tsx", "react-dom/client"],
  ["app/[locale]/products/page.tsx", "#server/env.ts"],
  ["server/newsletter/subscribe.ts", "./store.ts"],
  ["server/newsletter/store.ts", "kysely"],
  ["server/db/migrate.ts", "kysely"],
  ["server/newsletter/subscribe.ts", "#server/accounts/find-account.ts"],
  ["scripts/assets.ts", "#components/ui/note.tsx"],
  ["scripts/assets.ts", "#server/http/headers.ts"],
  ["lib/routes.test.ts", "#tests/support/test.ts"],
  ["next.config.mjs", "#schemas/locale.ts"],
])("%s may import %s", async (file, source) => {
  expect(await say(file, importing(source))).toEqual([]);
});

describe("a word in the wrong room", () => {
  it.each([
    ["lib/a.ts", "export const origin = process.env.SITE_URL;", "only server/env.ts reads the environment"],
    ["server/mail/a.ts", 'import { env } from "node:process";\nexport const port = env.PORT;', "only server/env.ts reads the environment"],
    ["components/ui/a.tsx", '"use client";\nexport const a = 1;', 'only components/islands holds "use client"'],
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
  ])("%s: %j", async (file, text, words) => {
    expect(await say(file, text)).toEqual([expect.stringContaining(words)]);
  });

  it.each([
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
  ])("%s may say %j", async (file, text) => {
    expect(await say(file, text)).toEqual([]);
  });
});

it("ends at 200 lines, a test at 300", async () => {
  const line = "export const a = 1;\n";
  expect(await say("lib/a.ts", line.repeat(200))).toEqual([]);
  expect(await say("lib/a.ts", line.repeat(201))).toEqual([expect.stringContaining("too many lines")]);
  expect(await say("lib/a.test.ts", line.repeat(300))).toEqual([]);
  expect(await say("lib/a.test.ts", line.repeat(301))).toEqual([expect.stringContaining("too many lines")]);
});

it("is checked with types", async () => {
  const { rules } = (await new ESLint().calculateConfigForFile("lib/routes.ts")) as { rules: Record<string, [number]> };
  expect(rules["@typescript-eslint/no-floating-promises"]).toEqual([2]);
});
