/** Random edits of a project's content and code, to see whether an incremental build notices each of them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "#tests/bench/lib/random.ts";
import { addOrRemoveArticle } from "./article-edits.ts";
import { type Edit, pick, writeEdit } from "./edit.ts";

type Kind = {
  name: string;
  /** Which files of the project it can be made in, by path from its folder. */
  files: RegExp;
  /** The text after the edit; undefined when this text offers no place for it. */
  change: (text: string, random: Random, serial: number) => string | undefined;
};

const CONTENT: readonly Kind[] = [
  {
    name: "a paragraph stands twice",
    files: /^content\/[a-z]{2}\/.+\.mdx$/u,
    change: (text, random) => replaceOne(text, /(?<=\n\n)\p{L}[^\n<{|#]{40,}(?=\n\n)/gu, random, (line) => `${line}\n\n${line}`),
  },
  {
    name: "a description says more",
    files: /^content\/[a-z]{2}\/.+\.mdx$/u,
    change: (text, random) =>
      replaceOne(text, /^description: .*\p{L}[.。]$/gmu, random, (line) => `${line.slice(0, -1)} ABC${line.at(-1) ?? ""}`),
  },
  {
    name: "a message says more",
    files: /^content\/[a-z]{2}\/messages\.yaml$/u,
    change: (text, random) => replaceOne(text, /^ {2,}\w+: \p{L}[\p{L} ]+$/gmu, random, (line) => `${line} ABC`),
  },
  {
    name: "a price rises",
    files: /^content\/shared\/products\/.+\.yaml$/u,
    change: (text, random) => replaceOne(text, /(?<=list: )\d+(?=\.\d\d)/gu, random, (figure) => String(Number(figure) + 1)),
  },
  {
    name: "a product has another hue",
    files: /^content\/shared\/products\/.+\.yaml$/u,
    change: (text, random) => replaceOne(text, /(?<=^hue: )\d+/gmu, random, (hue) => String((Number(hue) + 7) % 360)),
  },
  {
    name: "products change places",
    files: /^content\/shared\/products\/.+\.yaml$/u,
    change: (text, random) => replaceOne(text, /(?<=^order: )\d+/gmu, random, (order) => String(Number(order) + 100)),
  },
  {
    name: "a release's sentence says more",
    files: /^content\/[a-z]{2}\/releases\/.+\.mdx$/u,
    change: (text, random) =>
      replaceOne(text, /^summary: .*\p{L}[.。]$/gmu, random, (line) => `${line.slice(0, -1)} ABC${line.at(-1) ?? ""}`),
  },
  {
    name: "a figure of the shop changes",
    files: /^content\/shared\/commerce\.yaml$/u,
    change: (text, random) => replaceOne(text, /(?<=: )\d+$/gmu, random, (figure) => String(Number(figure) + 1)),
  },
  {
    name: "a link leads elsewhere",
    files: /^content\/[a-z]{2}\/.+\.mdx$/u,
    change: (text, random) =>
      replaceOne(text, /(?<=\]\()\/(?:pricing|products|labz)(?=\))/gu, random, (path) => (path === "/products" ? "/pricing" : "/products")),
  },
  {
    name: "an announcement ends on another day",
    files: /^content\/shared\/announcements\.yaml$/u,
    change: (text, random, serial) => replaceOne(text, /(?<=end: \d{4}-\d\d-)\d\d/gu, random, () => String(10 + (serial % 18))),
  },
  {
    name: "a drawing is larger",
    files: /^public\/.+\.svg$/u,
    change: (text, random) => replaceOne(text, /(?<=(?:stroke-width|r)=")\d(?:\.\d)?(?=")/gu, random, (size) => String(Number(size) + 0.1)),
  },
  {
    name: "a redirect is added",
    files: /^content\/shared\/redirects\.yaml$/u,
    change: (text, _random, serial) => `${text.trimEnd()}\n  - { from: /gone-${serial}, to: /support }\n`,
  },
];

const CODE: readonly Kind[] = [
  {
    name: "a component has one more attribute",
    files: /^components\/(?!islands\/).+\.tsx$/u,
    change: (text, random, serial) =>
      replaceOne(text, /<(?:p|h1|h2|div|ul|li|section)(?= className=")/gu, random, (tag) => `${tag} data-edit="${serial}"`),
  },
  {
    name: "the style sheet has one more rule",
    files: /^app\/globals\.css$/u,
    change: (text, _random, serial) => `${text}\n:root {\n  --edit-${serial}: ${serial}px;\n  outline-offset: var(--edit-${serial});\n}\n`,
  },
  {
    name: "an island has one more attribute",
    files: /^components\/islands\/forms\/.+\.tsx$/u,
    change: (text, random, serial) =>
      replaceOne(text, /<(?:form|p|div)(?= className=")/gu, random, (tag) => `${tag} data-edit="${serial}"`),
  },
];

/**
 * Makes one edit.
 *
 * @param what Content or code.
 * @param serial Makes edits of code different from one another.
 * @throws when no file offers a place for any edit, which no project of this kind is.
 */
export function makeEdit(project: string, what: "content" | "code", random: Random, serial: number): Edit {
  const kinds = what === "content" ? CONTENT : CODE;
  const files = listFiles(project, what === "content" ? ["content", "public"] : ["components", "app"]);
  // Articles are added and removed as often as an edit of each kind is made.
  if (what === "content" && random() < 1 / (kinds.length + 1)) return addOrRemoveArticle(project, files, random, serial);
  for (let attempt = 0; attempt < 1_000; attempt++) {
    const kind = pick(kinds, random);
    const file = pick(
      files.filter((name) => kind.files.test(name)),
      random,
    );
    const before = readFileSync(join(project, file), "utf8");
    const after = kind.change(before, random, serial);
    if (after === undefined || after === before) continue;
    return writeEdit(project, kind.name, new Map([[file, after]]));
  }
  throw new Error(`no edit of ${what} could be made in ${project}`);
}

function listFiles(project: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
      .sort(),
  );
}

/** Replaces one of the pattern's matches, chosen at random. */
function replaceOne(text: string, pattern: RegExp, random: Random, replace: (match: string) => string): string | undefined {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return undefined;
  const { 0: match, index } = pick(matches, random);
  return text.slice(0, index) + replace(match) + text.slice(index + match.length);
}
