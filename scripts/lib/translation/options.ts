/** The command line of `npm run translate`. */
import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { oneOf, OptionError, parseOptions } from "#scripts/lib/options.ts";

export const VERBS = ["status", "next", "diff", "stub", "accept", "postpone", "tidy", "check"] as const;

export const HELP = `npm run translate -- COMMAND [options]

  status                how far each language is
  next LOCALE           the next work order: what to translate, from what, and where it is seen
  diff FILE             what has changed in the source of a translation, or of all translations of a source
  stub FILE             begins a translation: the source's text to write over, with its records
  accept FILE[SECTION]  records that the translation says what its source says now; for a source, that all its translations do.
                        SECTION is #Heading or :field; accept, diff and postpone take several files
  accept --all          the same for everything that is outdated or unrecorded
  postpone FILE         begins the days that content/shared/policy.yaml gives a class of content
  tidy                  writes the records anew after a merge
  check LOCALE          the content check for one language, and its status

  --format pretty|json  how status, next and diff print (pretty); status also as markdown
  --html FILE           status: also write a page with bars
  --since REF           status: only languages with files that differ from a commit
  --locale LOCALE       status, diff, accept, postpone: one language
  --picture FILE.png    next: take a picture of the page in a running preview
  --at ADDRESS          the preview's address (http://localhost:3000)
  --root DIR            the content folder (content)
`;

const SPECIFICATION = {
  format: { type: "string", default: "pretty" },
  html: { type: "string" },
  since: { type: "string" },
  locale: { type: "string" },
  picture: { type: "string" },
  at: { type: "string", default: "http://localhost:3000" },
  all: { type: "boolean", default: false },
  root: { type: "string", default: CONTENT_FOLDER },
} as const;

/** @throws OptionError with a sentence for the terminal. */
export function readOptions(args: readonly string[]) {
  const { values, positionals } = parseOptions(args, SPECIFICATION, Infinity);
  const { format, locale, ...others } = values;
  const [verb, ...words] = positionals;
  if (verb === undefined) throw new OptionError(`write a command: ${VERBS.join(", ")}; --help explains them`);
  const common = {
    ...others,
    verb: oneOf("the command", verb, VERBS),
    format: oneOf("--format", format, ["pretty", "json", "markdown"]),
    ...(locale === undefined ? {} : { locale: oneOf("--locale", locale, ALL_LOCALES) }),
  };
  return { ...common, ...subjectsOf(common.verb, words, others) };
}

export type Options = ReturnType<typeof readOptions>;

/** A file, or one of its sections with its sign: `#Heading` or `:field`. */
export type Subject = { file: string; section?: string };

/** @returns The files, none with --all, and the language of `next` and `check`. */
function subjectsOf(
  verb: (typeof VERBS)[number],
  words: readonly string[],
  { all, root }: { all: boolean; root: string },
): { locale?: Locale; subjects: Subject[] } {
  const [subject, ...more] = words;
  if (verb === "next" || verb === "check") {
    if (subject === undefined) throw new OptionError(`write a language: npm run translate -- ${verb} ${ALL_LOCALES.at(-1) ?? ""}`);
    if (more.length > 0) throw new OptionError(`${more.join(" ")}: ${verb} takes one language`);
    return { locale: oneOf("the language", subject, ALL_LOCALES), subjects: [] };
  }
  if (verb === "status" || verb === "tidy") {
    if (subject !== undefined) throw new OptionError(`${subject}: ${verb} takes no file`);
    return { subjects: [] };
  }
  if (subject === undefined) {
    if (all && (verb === "accept" || verb === "postpone")) return { subjects: [] };
    throw new OptionError(`write a file: npm run translate -- ${verb} content/${ALL_LOCALES.at(-1) ?? ""}/…`);
  }
  if (all) throw new OptionError("write a file or --all, not both");
  const subjects: Subject[] = [];
  for (const word of words) {
    const [isFile, file = word, section] = /^(.*?\.(?:mdx|yaml))([#:].*)?$/u.exec(word) ?? [];
    const before = subjects.at(-1);
    // A word behind a file may be a section of it.
    if (isFile === undefined && before !== undefined) before.section = /^[#:]/u.test(word) ? word : `#${word}`;
    else subjects.push({ file: normalisedPath(file, root), ...(section === undefined ? {} : { section }) });
  }
  const [{ file, section } = { file: subject }] = subjects;
  if (verb === "stub" && section !== undefined)
    throw new OptionError(`stub writes all that a file lacks: write ${file} without ${section}`);
  if (verb === "stub" && more.length > 0) throw new OptionError("stub begins one file at a time");
  return { subjects };
}

/**
 * The name of a file in rules and messages, where the content folder is always `content/`. `de/x.mdx` names the same file as
 * `content/de/x.mdx`, and so does its path from the folder where npm was called.
 */
function normalisedPath(file: string, root: string): string {
  const called = resolve(process.env.INIT_CWD ?? ".", file);
  const inside = relative(root, existsSync(called) ? called : file).replaceAll("\\", "/");
  if (!inside.startsWith("..")) return `content/${inside}`;
  return ALL_LOCALES.some((locale) => file.startsWith(`${locale}/`)) ? `content/${file}` : file;
}
