/** How far each language is: sections by state, for all of it and by class. */
import { spawnSync } from "node:child_process";
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import { GapClass } from "#schemas/policy.ts";
import { checkCorpus } from "#scripts/lib/check/check-content.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import { comparedTexts, type Pair } from "#scripts/lib/check/translations/pairs.ts";
import { OptionError } from "#scripts/lib/options.ts";
import { countWords } from "./work-orders.ts";

export type Tally = ReturnType<typeof tally>;
export type LocaleStatus = ReturnType<typeof statusOf>[number];

export function statusOf(corpus: Corpus, locales: readonly Locale[] = languagesOf(corpus).listed) {
  const { problems, graces } = checkCorpus(corpus);
  return locales.map((locale) => {
    const pairs = comparedTexts(corpus).pairs.filter((pair) => pair.locale === locale);
    const classes = GapClass.options.flatMap((each) => {
      const own = pairs.filter(({ gapClass }) => gapClass === each);
      return own.length === 0 ? [] : [[each, tally(corpus, own)] as const];
    });
    const grace = graces.find((each) => each.locale === locale);
    return {
      locale,
      all: tally(corpus, pairs),
      /** By the class of policy.yaml. */
      classes: Object.fromEntries(classes),
      /** How many the check finds in this language. */
      problems: problems.filter((problem) => problem.locale === locale).length,
      /** Gaps that the policy allows for some time, and the day on which the first one ends. */
      ...(grace === undefined ? {} : { grace: { gaps: grace.documents + grace.entries, until: grace.until } }),
    };
  });
}

/** @returns Sections by state and in sum, the whole percent that is done, and the words to translate. */
function tally(corpus: Corpus, pairs: readonly Pair[]) {
  const counts = { done: 0, stale: 0, missing: 0, untranslated: 0, unrecorded: 0 };
  let words = 0;
  for (const { state, source } of pairs) {
    counts[state]++;
    if (state === "stale" || state === "missing" || state === "untranslated")
      words += countWords(source.section.text, corpus.documents.get(source.file)?.locale);
  }
  const percent = pairs.length === 0 ? 100 : Math.floor((counts.done / pairs.length) * 100);
  return { ...counts, total: pairs.length, percent, words };
}

/**
 * Languages with files that differ from a commit; all of them when the facts or the check's policy differ.
 *
 * @throws OptionError when there is no such commit.
 */
export function touchedLocales(since: string, root: string): Locale[] {
  const { status, stdout, stderr } = spawnSync("git", ["diff", "--name-only", "--relative", since, "--", "."], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new OptionError(`--since ${since}: ${stderr.trim().split("\n")[0] ?? "git knows no such commit"}`);
  const folders = new Set(stdout.split("\n").map((file) => file.split("/")[0]));
  return folders.has("shared") ? [...ALL_LOCALES] : ALL_LOCALES.filter((locale) => folders.has(locale));
}
