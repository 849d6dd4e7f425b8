/** Writes a planned release: its facts, its text in each language, and into older facts the version that fixes an issue. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import type { Locale } from "#schemas/locale.ts";
import type { Installer } from "#schemas/release-facts.ts";
import type { Version } from "#schemas/version.ts";
import { compareVersions } from "#schemas/compare-versions.ts";
import { readContentData, withValues } from "#scripts/lib/content-files/content-file.ts";
import { today } from "#scripts/lib/days.ts";
import { putFile } from "#scripts/lib/put-file.ts";
import { languageName } from "#scripts/lib/report/wording.ts";
import type { Texts } from "./phrases.ts";
import { olderThan, type ReleasePlan } from "./plan.ts";
import type { Project } from "./project.ts";

export type Written = {
  files: string[];
  /** How many sentences are left to be written, by file. */ open: { file: string; sentences: number }[];
};

export function writeRelease(plan: ReleasePlan, installers: readonly Omit<Installer, "signature">[], project: Project): Written {
  const { content, product } = project;
  const files: string[] = [];
  const put = (file: string, text: string) => {
    putFile(file, text);
    files.push(file);
  };
  put(join(content, "shared/releases", product, `${plan.version}.yaml`), factsText(plan, installers));
  const open = project.locales.flatMap((locale) => {
    const isGraced = project.graced.has(locale);
    // A file must have a summary. Without a file, pages show the source's text.
    if (isGraced && plan.summary[locale] === undefined) return [];
    const file = join(content, locale, "releases", product, `${plan.version}.mdx`);
    const { text, sentences } = translationText(plan, locale, isGraced, project.source);
    put(file, text);
    return sentences === 0 ? [] : [{ file, sentences }];
  });
  for (const { file } of olderThan(plan.version, project).releases) if (markFixed(file, plan)) files.push(file);
  return { files, open };
}

function factsText(
  { date, isOfOlderLine, channel, changes, knownIssues, upgradeLink }: ReleasePlan,
  installers: readonly Omit<Installer, "signature">[],
): string {
  const lines = [
    "# yaml-language-server: $schema=../../../../schemas/json/release-facts.json",
    `date: ${date}`,
    ...(date > today() ? ["scheduled: true"] : []),
    ...(isOfOlderLine ? ["olderLine: true"] : []),
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
 * The text of a release in one language. A sentence that is missing becomes a TODO, which the checker reports. In a language with a grace
 * it becomes a comment for the translator: readers see the source's sentence until it is written.
 */
function translationText(
  { summary, changes, knownIssues }: ReleasePlan,
  locale: Locale,
  isGraced: boolean,
  source: Locale,
): { text: string; sentences: number } {
  let sentences = 0;
  const line = (indent: string, key: string, texts: Texts, what: string) => {
    const text = texts[locale];
    const original = texts[source];
    if (text !== undefined)
      return stringify({ [key]: text }, { lineWidth: 0 })
        .trimEnd()
        .replace(/^/gmu, indent);
    sentences++;
    return isGraced
      ? `${indent}# TODO ${key}, in ${languageName(locale)}: ${what}. Until then readers see ${original === undefined ? `the ${languageName(source)} sentence` : `"${original}"`}`
      : `${indent}${key}: ${JSON.stringify(`TODO ${what}${original === undefined ? "" : `; in ${languageName(source)}: ${original}`}`)}`;
  };
  const group = (key: string, entries: ReleasePlan["changes"] | ReleasePlan["knownIssues"], what: string) => {
    const lines = entries.map(({ id, texts }) => line("  ", id, texts, what));
    const isEmpty = entries.every(({ texts }) => isGraced && texts[locale] === undefined);
    return [isEmpty ? `${key}: {}` : `${key}:`, ...lines];
  };
  const lines = [
    line("", "summary", summary, "the release in one sentence"),
    ...group("changes", changes, "what changed, in one sentence"),
    ...(knownIssues.length === 0 ? [] : group("knownIssues", knownIssues, "what goes wrong, in one sentence")),
  ];
  return { text: `---\n${lines.join("\n")}\n---\n`, sentences };
}

/** Writes `fixedIn` where older facts have an issue that this version fixes, and no version before it. @returns Whether there was one. */
function markFixed(file: string, { fixed, version }: ReleasePlan): boolean {
  if (fixed.length === 0 || !existsSync(file)) return false;
  const { knownIssues = [] } = readContentData(file) as { knownIssues?: { id: string; fixedIn?: Version }[] };
  const values = knownIssues.flatMap(({ id, fixedIn }, index) =>
    fixed.includes(id) && (fixedIn === undefined || compareVersions(fixedIn, version) > 0)
      ? [{ path: ["knownIssues", index, "fixedIn"], value: version }]
      : [],
  );
  if (values.length > 0) writeFileSync(file, withValues(file, values));
  return values.length > 0;
}
