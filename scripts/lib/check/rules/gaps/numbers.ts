/** gaps/other-number: a translated section has the numbers of its source. */
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { listed } from "#scripts/lib/report/wording.ts";
import { nameOf } from "#scripts/lib/check/translations/names.ts";
import { comparedTexts } from "#scripts/lib/check/translations/pairs.ts";
import { listLacks } from "./parts.ts";
import { placeIn } from "./sections.ts";

/** Digits with the separators of any language: 1.5 and 1,5; 20,000, 20.000 and 20 000 (sections have plain spaces); versions. Japanese writes 3万 for 30,000, and 12月 for a month. */
const NUMBER = /(?<!\d)(?!\d+月)\d+(?:[.,]\d+| \d{3}(?!\d))*万?/gu;
/** A language may write numbers up to this as words. They count where each side has a number that the other does not have. */
const LARGEST_WORD = 12;
/** What holds numbers that nobody translates: targets of links, components, code, arguments of messages, marks of lists. */
const NO_TEXT = /\]\([^)]*\)|<\/?[A-Za-z][^<>]*>|`[^`]*`|\{[^}]*\}|^(?:(?:>|-|\d+\.) )+/gmu;

/** The numbers of a text: the value in one form for all languages, with the number as it is written. */
function numbersIn(text: string): Map<string, string> {
  const written = text.replace(NO_TEXT, " ").match(NUMBER) ?? [];
  return new Map(written.map((number) => [valueOf(number), number] as const));
}

const isWord = ([value]: readonly [string, string]): boolean => Number(value) <= LARGEST_WORD && /^\d+$/u.test(value);

/** The numbers that each of two texts has alone, as they are written. */
function differences(own: string, original: string): { added: string[]; lost: string[] } {
  const [has, had] = [numbersIn(own), numbersIn(original)];
  const sides = [[...has].filter(([value]) => !had.has(value)), [...had].filter(([value]) => !has.has(value))];
  const isOther = sides.every((side) => side.some(isWord));
  const [added = [], lost = []] = sides.map((side) => side.flatMap((entry) => (isOther || !isWord(entry) ? entry[1] : [])));
  return { added, lost };
}

const valueOf = (number: string): string =>
  number
    .replace(/(?<=\d)[.,\s](?=\d{3}(?!\d))/gu, "")
    .replace(",", ".")
    .replace("万", "0000");

export const otherNumber: CorpusRule = {
  id: "gaps/other-number",
  forbids: `A number in a translated section, field or message that its source does not have, or the other way round. Numbers up to ${LARGEST_WORD} may be words, and are compared where each of the two has one that the other does not have; how a language separates thousands and decimals does not count.`,
  example: "mdx",
  wrong: "{/* en: from 20 Hz to 20,000 Hz */}\n\nvon 20 Hz bis 2.000 Hz",
  right: "von 20 Hz bis 20.000 Hz",
  *check(corpus) {
    for (const pair of comparedTexts(corpus).pairs) {
      const { section, source, file, state } = pair;
      if (section === undefined || state !== "done") continue;
      const { added, lost } = differences(section.text, source.section.text);
      if (added.length + lost.length === 0 || listLacks(section.text, source.section.text).length > 0) continue;
      const has =
        added.length === 0
          ? `does not have ${listed(lost)}, as its source has`
          : `has ${listed(added)}, and its source ${lost.length === 0 ? "does not" : listed(lost)}`;
      yield {
        at: placeIn(corpus, file, section, added),
        message: `${nameOf(pair)} ${has}`,
        hint: `compare with ${source.file}, and write the numbers that are there`,
        related: [{ at: placeIn(corpus, source.file, source.section, lost), message: "the source" }],
        canFollowFrom: [file, source.file],
      };
    }
  },
};
