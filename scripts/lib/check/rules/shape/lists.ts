/** shape/…: duplicate entries of lists, and the first lines of files. */
import { schemaFile } from "#scripts/lib/editor-help/schema-name.ts";
import { spanOf, valueAt } from "#scripts/lib/check/positions.ts";
import type { DocumentRule, Finding } from "#scripts/lib/check/rule.ts";
import { quote } from "#scripts/lib/report/wording.ts";
import { isEmpty, isText } from "./encoding.ts";
import type { Path } from "#scripts/lib/content-files/yaml-file.ts";

/** Fields that name an entry of a list. catalogue/key-once compares the keys of editions in all files. */
const NAMES = ["id", "name", "en"] as const;

export const duplicateEntry: DocumentRule = {
  id: "shape/duplicate-entry",
  forbids: "Two entries of a list with the same id or name, or the same value twice in a list.",
  wrong: "formats: [VST3, AU, VST3]",
  right: "formats: [VST3, AU]",
  check: (document) => {
    const findings: Finding[] = [];
    const visit = (value: unknown, path: Path): void => {
      if (Array.isArray(value)) findings.push(...duplicatesIn(value, path).map(([name, at, first]) => finding(name, at, first)));
      if (typeof value === "object" && value !== null) {
        for (const [step, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) visit(inner, [...path, step]);
      }
    };
    const finding = (name: string, at: Path, first: Path): Finding => ({
      at: valueAt(document, ...at),
      message: `${name} is in this list already`,
      hint: "keep one of the two",
      related: [{ at: valueAt(document, ...first), message: "the first one" }],
    });
    visit(document.tree?.data, []);
    return findings;
  },
};

/** The name of each repeated entry, its path and the path of the first of that name. */
function duplicatesIn(list: readonly unknown[], path: Path): [string, Path, Path][] {
  // The lines of a large heading may repeat a word.
  if (path.at(-1) === "headline") return [];
  const seen = new Map<string, Path>();
  return list.flatMap((item, index): [string, Path, Path][] => {
    const field = NAMES.find((name) => typeof (item as Record<string, unknown> | null)?.[name] === "string");
    const name = typeof item === "string" ? item : field === undefined ? undefined : ((item as Record<string, string>)[field] ?? "");
    if (name === undefined) return [];
    const at = [...path, index, ...(field === undefined || typeof item === "string" ? [] : [field])];
    const first = seen.get(name);
    if (first === undefined) seen.set(name, at);
    return first === undefined ? [] : [[name, at, first]];
  });
}

export const modeline: DocumentRule = {
  id: "shape/modeline",
  forbids:
    "A YAML file whose first line does not name its JSON Schema: with it, every editor completes and explains the fields. `--fix` writes it.",
  wrong: "name: MonoLow",
  right: "# yaml-language-server: $schema=../../../schemas/json/product-facts.json\nname: MonoLow",
  *check(document) {
    if (document.kind !== "yaml" || document.place === undefined || !isText(document) || isEmpty(document)) return;
    const up = "../".repeat(document.file.split("/").length - 1);
    const line = `# yaml-language-server: $schema=${up}${schemaFile(document.place.entity)}`;
    const start = document.text.startsWith("\uFEFF") ? 1 : 0;
    const first = /^[^\r\n]*/u.exec(document.text.slice(start))?.[0] ?? "";
    if (first === line) return;
    const isModeline = /^#\s*yaml-language-server/u.test(first);
    yield {
      at: spanOf(document, start, start + first.length),
      message: isModeline ? "the first line names another schema than this file's" : "the first line does not name the file's schema",
      hint: `write ${line}`,
      fix: [isModeline ? { start, end: start + first.length, text: line } : { start, end: start, text: `${line}\n` }],
    };
  },
};

export const frontMatter: DocumentRule = {
  id: "shape/front-matter",
  forbids: "An MDX file without front matter: its first line is three hyphens, then come its fields, then three hyphens again.",
  example: "mdx",
  wrong: "## Activate your licence",
  right: "---\ntitle: Activate your licence\ndescription: Type the key that came by e-mail.\n---\n\n## With an internet connection",
  *check(document) {
    const { kind, place, tree, marked, unclosed } = document;
    if (kind !== "mdx" || place === undefined || tree !== undefined || marked !== undefined || !isText(document)) return;
    const first = /^[^\r\n]*/u.exec(document.text)?.[0] ?? "";
    yield {
      at: spanOf(document, 0, first.length),
      message: unclosed
        ? "the front matter is opened and never closed"
        : isEmpty(document)
          ? "this file is empty"
          : "the file does not begin with its front matter",
      hint: unclosed
        ? "add a line of three hyphens after its last field"
        : "begin with a line of three hyphens, then the fields, then three hyphens again",
    };
  },
};

export const frontMatterLanguage: DocumentRule = {
  id: "shape/front-matter-language",
  forbids:
    "Anything behind the three hyphens that begin or end front matter. Front matter is YAML; parsers take a word there as the name of another language, and run `---js` as a program.",
  example: "mdx",
  wrong: "---js\n{ title: require('fs').readFileSync('/etc/passwd', 'utf8') }\n---",
  right: "---\ntitle: Activate your licence\n---",
  *check({ file, text, marked }) {
    if (marked === undefined) return;
    const language = text.slice(marked.start, marked.end).trim().slice(3).trim();
    yield {
      at: { file, ...marked },
      message: `${quote(language)} follows the three hyphens`,
      hint: "write three hyphens alone; front matter is YAML",
    };
  },
};
