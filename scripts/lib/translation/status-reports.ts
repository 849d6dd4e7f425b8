/** The status of translations as a table for terminals, as Markdown for pull requests, and as a page with bars. */
import displayWidth from "string-width";
import { LANGUAGE_TAGS, LOCALE_NAMES } from "#schemas/locale.ts";
import { readOptional } from "#scripts/lib/put-file.ts";
import type { LocaleStatus, Tally } from "./status.ts";

const HEADINGS = ["language", "done", "sections", "outdated", "missing", "untranslated", "unrecorded", "words to do", "problems", "grace"];

function rowOf({ locale, all, problems, grace }: LocaleStatus): string[] {
  const { percent, total, stale, missing, untranslated, unrecorded, words } = all;
  const until = grace === undefined ? "none" : `${grace.gaps} until ${grace.until}`;
  return [
    `${locale} ${LOCALE_NAMES[locale]}`,
    `${percent} %`,
    ...[total, stale, missing, untranslated, unrecorded, words, problems].map(String),
    until,
  ];
}

/** Classes of which something is to be done. */
function classLines(statuses: readonly LocaleStatus[]): string[] {
  return statuses.flatMap(({ locale, classes }) =>
    Object.entries(classes).flatMap(([name, { percent, done, total, words }]) =>
      percent === 100 ? [] : [`${locale} ${name}: ${done} of ${total} sections, ${words} words to do`],
    ),
  );
}

/** For a terminal. */
export function statusTable(statuses: readonly LocaleStatus[]): string {
  const rows = [HEADINGS, ...statuses.map(rowOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ""))));
  const table = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell + pad(cell, widths[column]) : pad(cell, widths[column]) + cell))
      .join("  ")
      .trimEnd(),
  );
  const classes = classLines(statuses);
  return `${[...table, ...(classes.length === 0 ? [] : ["", ...classes])].join("\n")}\n`;
}

const pad = (cell: string, width = 0) => " ".repeat(Math.max(0, width - displayWidth(cell)));

/** For the summary of a pull request. */
export function statusMarkdown(statuses: readonly LocaleStatus[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rows = statuses.map((status) => line([...rowOf(status), ownersOf(status.locale)]));
  const classes = classLines(statuses).map((each) => `- ${each}`);
  return `${["## Translations", "", line([...HEADINGS, "owner"]), line([...HEADINGS, ""].map(() => "---")), ...rows, "", ...classes].join("\n").trimEnd()}\n`;
}

/** Who reviews a language, by .github/CODEOWNERS; an empty text when nobody is named. */
function ownersOf(locale: string): string {
  const line = readOptional(".github/CODEOWNERS")
    ?.split("\n")
    .findLast((each) => each.startsWith(`/content/${locale}/ `));
  return line?.split(/\s+/u).slice(1).join(" ") ?? "";
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
section{margin:2rem 0}h2{font-size:1.1rem;margin:0 0 .5rem}.row{display:grid;grid-template-columns:7rem 1fr 16rem;gap:1rem;align-items:center}
.bar{display:flex;height:.75rem;background:#ddd}.bar i{display:block}.done{background:#1a7f37}.stale{background:#bf8700}.unrecorded{background:#8250df}`;

/** A page of its own, with a bar for each class of each language. */
export function statusPage(statuses: readonly LocaleStatus[], day: string): string {
  const sections = statuses.map(({ locale, all, classes }) => {
    const rows = [["all", all] as const, ...Object.entries(classes)].map(([name, each]) => barRow(name, each));
    return `<section lang="${LANGUAGE_TAGS[locale]}"><h2>${LOCALE_NAMES[locale]}</h2>${rows.join("")}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Translations</title><style>${STYLE}</style><h1>Translations on ${day}</h1>${sections.join("")}</html>\n`;
}

function barRow(name: string, { total, percent, words, ...counts }: Tally): string {
  const parts = (["done", "stale", "unrecorded"] as const).map(
    (state) => `<i class="${state}" style="width:${total === 0 ? 100 : (counts[state] / total) * 100}%"></i>`,
  );
  const todo =
    percent === 100
      ? ""
      : `; ${counts.stale} outdated, ${counts.missing + counts.untranslated} missing, ${counts.unrecorded} unrecorded, ${words} words to do`;
  return `<div class="row" lang="en"><span>${name}</span><span class="bar">${total === 0 ? '<i class="done" style="width:100%"></i>' : parts.join("")}</span><span>${percent} %${todo}</span></div>`;
}
