/** messages/…: a translation has the same arguments and tags as its source. */
import type { Locale } from "#schemas/locale.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule, Finding, Span } from "#scripts/lib/check/rule.ts";
import { didYouMean, findNearest } from "#scripts/lib/report/wording.ts";
import type { Doc } from "#scripts/lib/check/facts.ts";
import type { MessageShape } from "#scripts/lib/messages/message-shape.ts";
import { valueAt } from "#scripts/lib/check/positions.ts";
import { formsOf } from "./icu.ts";
import { listTranslations, pathOf } from "./keys.ts";

type Pair = { own: MessageShape; wanted: MessageShape; locale: Locale; at: (name?: string) => Span; related: Finding["related"] };

/** Each translated message with its source, without those that do not parse, which messages/icu-syntax reports. */
function listPairs(corpus: Corpus): Pair[] {
  return listTranslations(corpus).flatMap(({ doc, source }) =>
    Object.entries(doc.messages).flatMap(([key, own]): Pair[] => {
      const wanted = source.messages[key];
      if (wanted === undefined || doc.locale === undefined) return [];
      if (wanted.broken || own.broken) return [];
      const at = (name?: string) => placeOf(corpus, doc, key, name);
      return [{ own, wanted, locale: doc.locale, at, related: [{ at: valueAt(source, ...pathOf(key)), message: "the source" }] }];
    }),
  );
}

/** The place of the message, or of the argument or tag with a name in it. */
function placeOf(corpus: Corpus, doc: Doc<"Messages">, key: string, name?: string): Span {
  const whole = valueAt(doc, ...pathOf(key));
  const found =
    name === undefined ? null : new RegExp(`[{<]\\s*${name}\\b[>}]?`, "u").exec(corpus.textOf(doc.file).slice(whole.start, whole.end));
  return found === null ? whole : { ...whole, start: whole.start + found.index, end: whole.start + found.index + found[0].length };
}

/**
 * Each name that only the translation has, with the one of the source that was renamed, the most similar or the only one on both sides; and
 * the names of the source that are missing for another reason.
 */
export function matchNames(unknown: readonly string[], missing: readonly string[]) {
  const isOnly = unknown.length === 1 && missing.length === 1;
  const renamed = unknown.map((name) => ({ name, meant: findNearest(name, missing) ?? (isOnly ? missing[0] : undefined) }));
  return { renamed, missing: missing.filter((name) => renamed.every(({ meant }) => meant !== name)) };
}

/** The same of two lists of names. */
const compareNames = (own: readonly string[], wanted: readonly string[]) =>
  matchNames(
    own.filter((name) => !wanted.includes(name)),
    wanted.filter((name) => !own.includes(name)),
  );

export const differentArguments: CorpusRule = {
  id: "messages/different-arguments",
  forbids:
    "A translation with other arguments than its source, or with one that its form `other` leaves out: a figure or a name would be missing. Where the source has a plural, a language with several forms has one, too.",
  wrong: '# en: "{count} results for {query}"\nresults: "{count} Ergebnisse"',
  right: 'results: "{count} Ergebnisse für {query}"',
  *check(corpus) {
    for (const { own, wanted, locale, at, related } of listPairs(corpus)) {
      const { renamed, missing } = compareNames(Object.keys(own.arguments), Object.keys(wanted.arguments));
      for (const { name, meant } of renamed) {
        const known = meant === undefined ? Object.keys(wanted.arguments) : [meant];
        const otherwise = known.length === 0 ? "remove it" : `use ${known.map((each) => `{${each}}`).join(", ")}`;
        yield { at: at(name), message: `the source has no {${name}}`, hint: didYouMean(name, known, otherwise), related };
      }
      for (const name of missing)
        yield { at: at(), message: `{${name}} of the source is missing`, hint: `write {${name}} somewhere in the message`, related };
      for (const [name, kind] of Object.entries(wanted.arguments)) {
        const is = own.arguments[name];
        if (is === undefined) continue;
        if (is === kind || areAlike(is, kind, locale)) {
          if (wanted.shown.includes(name) && !own.shown.includes(name))
            yield { at: at(name), message: `the form other of this message does not show {${name}}`, hint: shownBy(name, is), related };
          continue;
        }
        yield {
          at: at(name),
          message: `{${name}} is ${is} here and ${kind} in the source`,
          hint: `use {${name}} as the source does`,
          related,
        };
      }
    }
  },
};

const shownBy = (name: string, kind: string) => (kind === "a count" ? `write # or {${name}} in it` : `write {${name}} in it`);

/** Whether both can be the same number: Japanese, which has one plural form, writes {count} where English needs a plural. */
function areAlike(own: string, wanted: string, locale: Locale): boolean {
  const numbers = ["text", "a number", "a count"];
  if (wanted === "a count" && own !== wanted && formsOf(locale, false).needed.length > 1) return false;
  return numbers.includes(own) && numbers.includes(wanted);
}

export const differentTags: CorpusRule = {
  id: "messages/different-tags",
  forbids: "A translation with other tags than its source: a link or emphasis would be lost.",
  wrong: '# en: "Read <link>the policy</link>"\nconsent: "Lesen Sie die Hinweise"',
  right: 'consent: "Lesen Sie <link>die Hinweise</link>"',
  *check(corpus) {
    for (const { own, wanted, at, related } of listPairs(corpus)) {
      const { renamed, missing } = compareNames(own.tags, wanted.tags);
      for (const { name: tag, meant } of renamed) {
        const hint = meant === undefined ? didYouMean(tag, wanted.tags, "remove the tag") : `did you mean <${meant}>?`;
        yield { at: at(tag), message: `the source has no <${tag}>`, hint, related };
      }
      for (const tag of missing)
        yield {
          at: at(),
          message: `<${tag}> of the source is missing`,
          hint: `put <${tag}>…</${tag}> around the same part of the text`,
          related,
        };
    }
  },
};

export const numberSign: CorpusRule = {
  id: "messages/number-sign",
  forbids:
    "A # outside a plural in a translation whose source has none there, or the other way round: inside a plural it stands for the number, outside it is shown, or filled in by the page.",
  wrong: '# en: "{count, plural, one {# result} other {# results}}"\nresults: "# Ergebnisse"',
  right: 'results: "{count, plural, one {# Ergebnis} other {# Ergebnisse}}"',
  *check(corpus) {
    for (const { own, wanted, at, related } of listPairs(corpus)) {
      const [is, should] = [own.signs ?? 0, wanted.signs ?? 0];
      if (is === should) continue;
      yield {
        at: at(),
        message: is > should ? "this # is outside a plural, and is shown as it is" : "the # of the source is missing",
        hint: is > should ? "write {count}, or put it inside {count, plural, …} as the source does" : "write # where the number stands",
        related,
      };
    }
  },
};
