/** gaps/other-number: a translated section has the numbers of its source. */
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { listed } from "#scripts/lib/report/wording.ts";
import { nameOf } from "#scripts/lib/check/translations/names.ts";
import { comparedTexts } from "#scripts/lib/check/translations/pairs.ts";
import { listLacks } from "./parts.ts";
import { sourceOf, spanOf } from "./sections.ts";

/** Digits with the separators of any language: 1.5 and 1,5; 20,000, 20.000 and 20 000 (sections have plain spaces); versions. Japanese writes 3万 for 30,000. */
const NUMBER = /\d+(?:[.,]\d+| \d{3}(?!\d))*万?/gu;
/** Numbers up to this are left alone: a language may write them as words, and some write months as numbers. */
const LARGEST_WORD = 12;
/** What holds numbers that nobody translates: targets of links, components, code, arguments of messages, marks of lists. */
const NO_TEXT = /\]\([^)]*\)|<[^>]*>|`[^`]*`|\{[^}]*\}|^(?:(?:>|-|\d+\.) )+/gmu;

/** The numbers of a text: the value in one form for all languages, with the number as it is written. */
function numbersIn(text: string): Map<string, string> {
  const written = text.replace(NO_TEXT, " ").match(NUMBER) ?? [];
  return new Map(
    written
      .map((number) => [valueOf(number), number] as const)
      .filter(([value]) => !(Number(value) <= LARGEST_WORD && /^\d+$/u.test(value))),
  );
}

const valueOf = (number: string): string =>
  number
    .replace(/(?<=\d)[.,\s](?=\d{3}(?!\d))/gu, "")
    .replace(",", ".")
    .replace("万", "0000");

export const otherNumber: CorpusRule = {
  id: "gaps/other-number",
  forbids: `A number in a translated section, field or message that its source does not have, or the other way round. Numbers up to ${LARGEST_WORD} may be words; how a language separates thousands and decimals does not count.`,
  example: "mdx",
  wrong: "{/* en: from 20 Hz to 20,000 Hz */}\n\nvon 20 Hz bis 2.000 Hz",
  right: "von 20 Hz bis 20.000 Hz",
  *check(corpus) {
    for (const pair of comparedTexts(corpus).pairs) {
      const { section, source, file, state } = pair;
      if (section === undefined || state !== "done") continue;
      const [own, original] = [numbersIn(section.text), numbersIn(source.section.text)];
      const added = [...own].flatMap(([value, number]) => (original.has(value) ? [] : number));
      const lost = [...original].flatMap(([value, number]) => (own.has(value) ? [] : number));
      if (added.length + lost.length === 0 || listLacks(section.text, source.section.text).length > 0) continue;
      const has =
        added.length === 0
          ? `does not have ${listed(lost)}, as its source has`
          : `has ${listed(added)}, and its source ${lost.length === 0 ? "does not" : listed(lost)}`;
      yield {
        at: spanOf(file, section),
        message: `${nameOf(pair)} ${has}`,
        hint: `compare with ${source.file}, and write the numbers that are there`,
        related: sourceOf(pair),
        canFollowFrom: [file, source.file],
      };
    }
  },
};
