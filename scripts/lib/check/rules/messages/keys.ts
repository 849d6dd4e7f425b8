/** messages/…: the same keys in every language, and the keys that the code uses. */
import { DEFAULT_SOURCE } from "#schemas/locale.ts";
import { type Corpus, findDoc, listDocs } from "#scripts/lib/check/corpus.ts";
import type { Doc } from "#scripts/lib/check/facts.ts";
import { keyAt } from "#scripts/lib/check/positions.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { didYouMean, findNearest } from "#scripts/lib/check/suggest.ts";

type Translation = { doc: Doc<"Messages">; source: Doc<"Messages"> };

/** Each messages.yaml with the one it is a translation of. */
export function listTranslations(corpus: Corpus): Translation[] {
  const source = findDoc(corpus, "Messages", DEFAULT_SOURCE);
  if (source?.positions[""] === undefined) return [];
  return listDocs(corpus, "Messages").flatMap((doc) =>
    doc.locale === DEFAULT_SOURCE || doc.positions[""] === undefined ? [] : [{ doc, source }],
  );
}

const dotted = (key: string) => key.replaceAll("/", ".");
export const pathOf = (key: string) => key.split("/");

/** Keys of the translation that the source does not have, by the source's key that was probably meant. */
function strayKeys({ doc, source }: Translation): Map<string, string | undefined> {
  const open = Object.keys(source.messages).filter((key) => !(key in doc.messages));
  return new Map(Object.keys(doc.messages).flatMap((key) => (key in source.messages ? [] : [[key, findNearest(key, open)] as const])));
}

export const missingKey: CorpusRule = {
  id: "messages/missing-key",
  forbids: "A message of `content/en/messages.yaml` that another language does not have. `content/shared/policy.yaml` may give it time.",
  wrong: "# en has header.shop, de does not\nheader:\n  labz: Labz",
  right: "header:\n  labz: Labz\n  shop: Shop",
  *check(corpus) {
    for (const { doc, source } of listTranslations(corpus)) {
      const meant = new Set(strayKeys({ doc, source }).values());
      for (const key of Object.keys(source.messages)) {
        if (key in doc.messages || meant.has(key) || doc.locale === undefined) continue;
        yield {
          at: keyAt(doc, ...pathOf(key).slice(0, -1)),
          message: `the message ${dotted(key)} is missing`,
          hint: `translate it from content/${DEFAULT_SOURCE}/messages.yaml`,
          related: [{ at: keyAt(source, ...pathOf(key)), message: "the source" }],
          gap: { locale: doc.locale, gapClass: "message", unit: "entry" },
        };
      }
    }
  },
};

export const unknownKey: CorpusRule = {
  id: "messages/unknown-key",
  forbids: "A message that `content/en/messages.yaml` does not have.",
  wrong: "# en has header.shop\nheader:\n  shopp: Laden",
  right: "header:\n  shop: Laden",
  *check(corpus) {
    for (const translation of listTranslations(corpus)) {
      for (const [key, meant] of strayKeys(translation)) {
        const hint = meant === undefined ? "remove it, or add it to the source" : `did you mean ${dotted(meant)}?`;
        yield {
          at: keyAt(translation.doc, ...pathOf(key)),
          message: `content/${DEFAULT_SOURCE}/messages.yaml has no message ${dotted(key)}`,
          hint,
        };
      }
    }
  },
};

export const unusedKey: CorpusRule = {
  id: "messages/unused-key",
  forbids:
    "A message that the code does not use: six people would translate it for nobody. A template such as t(`catalogue.system.${name}`) uses all keys below its beginning.",
  wrong: "common:\n  nobodyAsksForThis: Hello",
  right: "common: {}",
  *check(corpus) {
    const source = findDoc(corpus, "Messages", DEFAULT_SOURCE);
    const { words, prefixes } = corpus.code;
    const begun = [...prefixes].filter((prefix) => prefix.includes("."));
    for (const key of Object.keys(source?.messages ?? {})) {
      const name = dotted(key);
      const steps = name.split(".");
      // A group may be handed over whole: t.raw("errors.newsletter").
      const isUsed =
        steps.some((_, index) => index > 0 && words.has(steps.slice(0, index + 1).join("."))) ||
        begun.some((prefix) => name.startsWith(prefix));
      if (source && !isUsed && !corpus.code.calls.some((call) => call.key === steps[0])) {
        yield {
          at: keyAt(source, ...pathOf(key)),
          message: `nothing uses the message ${name}`,
          hint: "remove it here and in the other languages",
        };
      }
    }
  },
};

export const undefinedKey: CorpusRule = {
  id: "messages/undefined-key",
  forbids: "A key that the code gives to t() and `content/en/messages.yaml` does not have. Reported in the code.",
  example: "ts",
  wrong: 't("header.shopp")',
  right: 't("header.shop")',
  *check(corpus) {
    const source = findDoc(corpus, "Messages", DEFAULT_SOURCE);
    if (source?.positions[""] === undefined) return;
    const names = Object.keys(source.messages).map(dotted);
    const groups = new Set(names.flatMap((name) => name.split(".").map((_, index, steps) => steps.slice(0, index + 1).join("."))));
    for (const { key, file, start, end } of corpus.code.calls) {
      if (groups.has(key)) continue;
      yield {
        at: { file, start, end },
        message: `content/${DEFAULT_SOURCE}/messages.yaml has no message ${key}`,
        hint: didYouMean(key, names, "add it there, or use another key"),
      };
    }
    for (const { key, file, start, end } of corpus.code.prefixCalls) {
      if (key === "" || names.some((name) => name.startsWith(key))) continue;
      yield {
        at: { file, start, end },
        message: `content/${DEFAULT_SOURCE}/messages.yaml has no message that begins with ${key}`,
        hint: "add them there, or use another key",
      };
    }
  },
};
