/** Writes one translated section into its file and leaves everything else as it is. */
import { readFileSync, writeFileSync } from "node:fs";
import { stringify } from "yaml";
import type { Locale } from "#schemas/locale.ts";
import { analyse } from "#scripts/lib/check/analyse.ts";
import { readCorpus } from "#scripts/lib/check/check-content.ts";
import type { Problem } from "#scripts/lib/check/problem.ts";
import { normalised } from "#scripts/lib/check/section-text.ts";
import { comparedTexts, type Pair } from "#scripts/lib/check/translations/pairs.ts";
import { pathIn } from "#scripts/lib/content-files/read-files.ts";
import { writeStub } from "./stub.ts";

/** The text of a section as an editor shows it: a field without quotes, a list with one item a line, a part of a body as it is written. */
export function editableText(fileText: string, { section, source }: Pair, sourceText: string): string {
  const shown = section ?? source.section;
  return shown.depth === undefined ? shown.text : (section === undefined ? sourceText : fileText).slice(...shown.at);
}

/**
 * @param root The content folder.
 * @param key The section's record key, of a pair in the locale.
 * @returns Nothing, or what is wrong with a text that would make its file unreadable, and was not written.
 * @throws Error when there is no such section.
 */
export async function saveSection(
  root: string,
  now: string,
  { locale, key }: Pick<Pair, "locale" | "key">,
  text: string,
): Promise<Problem[]> {
  const pair = await findWritten(root, now, locale, key);
  if (pair?.section === undefined) throw new Error(`there is no section ${key} in ${locale}`);
  const { section, file } = pair;
  const full = pathIn(root, file);
  const before = readFileSync(full, "utf8");
  const [start, end] = section.at;
  const written =
    section.depth === undefined ? fieldText(before, section.at, section.text.includes("\n"), text) : text.replace(/\r\n?/gu, "\n").trim();
  const after = before.slice(0, start) + written + before.slice(end);
  const { sound, problems } = analyse(file, Buffer.from(after));
  if (!sound) return problems;
  writeFileSync(full, after);
  return [];
}

/** The pair of a section; a file or section that is missing is begun with the source's text. */
async function findWritten(root: string, now: string, locale: Locale, key: string): Promise<Pair | undefined> {
  const corpus = await readCorpus({ root, now });
  const own = comparedTexts(corpus).pairs.filter((pair) => pair.locale === locale);
  const pair = own.find((each) => each.key === key);
  if (pair?.state !== "missing") return pair;
  await writeStub(
    corpus,
    root,
    own.filter(({ file }) => file === pair.file),
  );
  return comparedTexts(await readCorpus({ root, now })).pairs.find((each) => each.locale === locale && each.key === key);
}

/** The YAML of a field: one value, or the items of a list that the field has already. */
function fieldText(file: string, [start]: readonly [number, number], isList: boolean, text: string): string {
  const lead = file.slice(file.lastIndexOf("\n", start - 1) + 1, start);
  const items = text
    .split(/\r?\n/u)
    .map(normalised)
    .filter((line) => line !== "");
  if (/^\s*-\s+$/u.test(lead)) return items.map(scalar).join(`\n${lead}`);
  if (/\[\s*$/u.test(lead)) return items.map((item) => JSON.stringify(item)).join(", ");
  return isList ? items.map(scalar).join(" ") : scalar(items.join(" "));
}

/** A value in plain or double-quoted style, on one line. */
function scalar(value: string): string {
  return /[[\]{},]/u.test(value)
    ? JSON.stringify(value)
    : stringify(value, { lineWidth: 0, defaultStringType: "PLAIN", defaultKeyType: "PLAIN" }).trim();
}
