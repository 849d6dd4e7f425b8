/** Writes a planned release: its facts, its words in each language, and into older facts which version ended an issue. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument, stringify } from "yaml";
import { LOCALE_NAMES, type Locale } from "#schemas/locale.ts";
import type { Installer } from "#schemas/release-facts.ts";
import type { Words } from "./phrases.ts";
import { olderThan, type ReleasePlan } from "./plan.ts";
import type { Project } from "./project.ts";

export type Written = { files: string[]; /** Sentences that a person has to write. */ open: { file: string; sentences: number }[] };

export function writeRelease(plan: ReleasePlan, installers: readonly Omit<Installer, "signature">[], project: Project): Written {
  const { content, product } = project;
  const files: string[] = [];
  const put = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    files.push(file);
  };
  put(join(content, "shared/releases", product, `${plan.version}.yaml`), factsText(plan, installers));
  const open = project.locales.flatMap((locale) => {
    const isGraced = project.graced.has(locale);
    // No file can be without a summary: until a translator writes one, the source's words stand in.
    if (isGraced && plan.summary[locale] === undefined) return [];
    const file = join(content, locale, "releases", product, `${plan.version}.mdx`);
    const { text, sentences } = wordsText(plan, locale, isGraced, project.source);
    put(file, text);
    return sentences === 0 ? [] : [{ file, sentences }];
  });
  for (const { file } of olderThan(plan.version, project).releases) if (endIssues(file, plan)) files.push(file);
  return { files, open };
}

const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language" });
const nameOf = (locale: Locale) => LANGUAGE_NAMES.of(locale) ?? locale;

function factsText(
  { date, channel, changes, knownIssues, upgradeLink }: ReleasePlan,
  installers: readonly Omit<Installer, "signature">[],
): string {
  const lines = [
    "# yaml-language-server: $schema=../../../../schemas/json/release-facts.json",
    `date: ${date}`,
    `channel: ${channel}`,
    "changes:",
    ...changes.map(({ id, kind }) => `  - { id: ${id}, kind: ${kind} }`),
    "installers:",
    ...installers.flatMap(({ edition, system, minimum, file, size, sha256 }) => [
      `  - edition: ${edition}`,
      `    system: ${system}`,
      `    minimum: "${minimum}"`,
      `    file: ${file}`,
      `    size: ${size}`,
      // Sixty-four digits without a letter would be a number.
      `    sha256: ${/^\d+(?:e\d+)?$/u.test(sha256) ? `"${sha256}"` : sha256}`,
    ]),
    knownIssues.length === 0 ? "knownIssues: []" : "knownIssues:",
    ...knownIssues.map(({ id, fixedIn }) => `  - { id: ${id}${fixedIn === undefined ? "" : `, fixedIn: ${fixedIn}`} }`),
    ...(upgradeLink === undefined ? [] : [`upgradeLink: ${upgradeLink}`, "sideBySide: true"]),
  ];
  return `${lines.join("\n")}\n`;
}

/**
 * A sentence that the catalogue does not have is a TODO, which the checker refuses kindly. In a language that the policy
 * gives time it is left out, with a remark for the translator: until then readers see the source's.
 */
function wordsText(
  { summary, changes, knownIssues }: ReleasePlan,
  locale: Locale,
  isGraced: boolean,
  source: Locale,
): { text: string; sentences: number } {
  let sentences = 0;
  const line = (indent: string, key: string, words: Words, what: string) => {
    const text = words[locale];
    if (text !== undefined)
      return stringify({ [key]: text }, { lineWidth: 0 })
        .trimEnd()
        .replace(/^/gmu, indent);
    sentences++;
    return isGraced
      ? `${indent}# TODO ${key}, in ${LOCALE_NAMES[locale]}: ${what}. Until then readers see ${words[source] === undefined ? `the ${nameOf(source)} sentence` : `"${words[source]}"`}`
      : `${indent}${key}: ${JSON.stringify(`TODO ${what}${words[source] === undefined ? "" : `; in ${nameOf(source)}: ${words[source]}`}`)}`;
  };
  const group = (key: string, entries: ReleasePlan["changes"] | ReleasePlan["knownIssues"], what: string) => {
    const lines = entries.map(({ id, words }) => line("  ", id, words, what));
    const isEmpty = entries.every(({ words }) => isGraced && words[locale] === undefined);
    return [isEmpty ? `${key}: {}` : `${key}:`, ...lines];
  };
  const lines = [
    line("", "summary", summary, "the release in one sentence"),
    ...group("changes", changes, "what changed, in one sentence"),
    ...(knownIssues.length === 0 ? [] : group("knownIssues", knownIssues, "what goes wrong, in one sentence")),
  ];
  return { text: `---\n${lines.join("\n")}\n---\n`, sentences };
}

/** Writes `fixedIn` where older facts have the issue still open. */
function endIssues(file: string, { ended, version }: ReleasePlan): boolean {
  if (ended.length === 0 || !existsSync(file)) return false;
  const facts = parseDocument(readFileSync(file, "utf8"));
  const { knownIssues = [] } = facts.toJS() as { knownIssues?: { id: string; fixedIn?: string }[] };
  let touched = false;
  for (const [index, issue] of knownIssues.entries()) {
    if (!ended.includes(issue.id) || issue.fixedIn !== undefined) continue;
    facts.setIn(["knownIssues", index, "fixedIn"], version);
    touched = true;
  }
  if (touched) writeFileSync(file, facts.toString({ lineWidth: 0 }));
  return touched;
}
