/** messages/…: a translation asks for the same arguments and tags as its source. */
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import type { Doc } from "#scripts/lib/check/facts.ts";
import type { MessageShape } from "#scripts/lib/check/message-shape.ts";
import { valueAt } from "#scripts/lib/check/positions.ts";
import type { Finding, Span } from "#scripts/lib/check/problem.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { didYouMean, findNearest } from "#scripts/lib/check/suggest.ts";
import { listTranslations, pathOf } from "./keys.ts";

type Pair = { own: MessageShape; asked: MessageShape; at: (word?: string) => Span; related: Finding["related"] };

/** Each translated message with its source; those that do not parse have been reported. */
function listPairs(corpus: Corpus): Pair[] {
  return listTranslations(corpus).flatMap(({ doc, source }) =>
    Object.entries(doc.messages).flatMap(([key, own]): Pair[] => {
      const asked = source.messages[key];
      if (asked === undefined || asked.broken || own.broken) return [];
      const at = (word?: string) => placeOf(corpus, doc, key, word);
      return [{ own, asked, at, related: [{ at: valueAt(source, ...pathOf(key)), message: "the source" }] }];
    }),
  );
}

/** The message, or the brace or tag in it with a name. */
function placeOf(corpus: Corpus, doc: Doc<"Messages">, key: string, word?: string): Span {
  const whole = valueAt(doc, ...pathOf(key));
  const found =
    word === undefined ? null : new RegExp(`[{<]\\s*${word}\\b[>}]?`, "u").exec(corpus.textOf(doc.file).slice(whole.start, whole.end));
  return found === null ? whole : { ...whole, start: whole.start + found.index, end: whole.start + found.index + found[0].length };
}

export const differentArguments: CorpusRule = {
  id: "messages/different-arguments",
  forbids: "A translation with other arguments than its source: the figure or name would not be shown, or an empty place would.",
  wrong: '# en: "{count} results for {query}"\nresults: "{count} Ergebnisse"',
  right: 'results: "{count} Ergebnisse für {query}"',
  *check(corpus) {
    for (const { own, asked, at, related } of listPairs(corpus)) {
      const missing = Object.keys(asked.arguments).filter((name) => !(name in own.arguments));
      const strange = Object.keys(own.arguments).filter((name) => !(name in asked.arguments));
      const meant = new Set(strange.map((name) => findNearest(name, missing)));
      for (const name of strange) {
        const known = Object.keys(asked.arguments);
        const otherwise = known.length === 0 ? "remove it" : `use ${known.map((each) => `{${each}}`).join(", ")}`;
        yield { at: at(name), message: `the source has no {${name}}`, hint: didYouMean(name, known, otherwise), related };
      }
      for (const name of missing) {
        if (!meant.has(name))
          yield { at: at(), message: `{${name}} of the source is missing`, hint: `say {${name}} somewhere in the message`, related };
      }
      for (const [name, kind] of Object.entries(asked.arguments)) {
        const is = own.arguments[name];
        if (is === undefined || is === kind || areAlike(is, kind)) continue;
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

/** Japanese writes {count} where English needs a plural. */
function areAlike(a: string, b: string): boolean {
  const numbers = ["words", "a number", "a count"];
  return numbers.includes(a) && numbers.includes(b);
}

export const differentTags: CorpusRule = {
  id: "messages/different-tags",
  forbids: "A translation with other tags than its source: a link or emphasis would be lost.",
  wrong: '# en: "Read <link>the policy</link>"\nconsent: "Lesen Sie die Hinweise"',
  right: 'consent: "Lesen Sie <link>die Hinweise</link>"',
  *check(corpus) {
    for (const { own, asked, at, related } of listPairs(corpus)) {
      const missing = asked.tags.filter((tag) => !own.tags.includes(tag));
      const strange = own.tags.filter((tag) => !asked.tags.includes(tag));
      const meant = new Set(strange.map((tag) => findNearest(tag, missing)));
      for (const tag of strange)
        yield { at: at(tag), message: `the source has no <${tag}>`, hint: didYouMean(tag, asked.tags, "remove the tag"), related };
      for (const tag of missing) {
        if (!meant.has(tag))
          yield {
            at: at(),
            message: `<${tag}> of the source is missing`,
            hint: `put <${tag}>…</${tag}> around the words that it belongs to`,
            related,
          };
      }
    }
  },
};
