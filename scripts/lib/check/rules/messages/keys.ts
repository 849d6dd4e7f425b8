/** messages/…: the same keys in every language. */
import { type Corpus, findDoc, listDocs } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { findNearest } from "#scripts/lib/report/wording.ts";
import type { Doc } from "#scripts/lib/check/facts.ts";
import { hasKey, keyAt, listEntries } from "#scripts/lib/check/positions.ts";
import { valueOf } from "#scripts/lib/check/schema-issues.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";

type Translation = { doc: Doc<"Messages">; source: Doc<"Messages"> };

/** Each messages.yaml with the one it is a translation of. */
export function listTranslations(corpus: Corpus): Translation[] {
  const source = findDoc(corpus, "Messages", languagesOf(corpus).source);
  if (source?.positions[""] === undefined) return [];
  return listDocs(corpus, "Messages").flatMap((doc) =>
    doc.locale === source.locale || doc.positions[""] === undefined ? [] : [{ doc, source }],
  );
}

/** A message's key as code writes it: header.shop. */
export const dotted = (key: string) => key.replaceAll("/", ".");
export const pathOf = (key: string) => key.split("/");

/** Whether the schema refuses a message or a group around it: a shape rule reports that. */
function isRefused({ data }: Doc<"Messages">, key: string): boolean {
  const path = pathOf(key);
  return path.some((_, index) => valueOf(data, path.slice(0, index + 1)) === null);
}

/** Keys of the translation that the source does not have, each with the key of the source that was probably meant. */
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
      const { locale } = doc;
      if (locale === undefined) continue;
      const meant = new Set(strayKeys({ doc, source }).values());
      const recorded = corpus.records.get(locale)?.byKey;
      for (const key of Object.keys(source.messages)) {
        // A value that is no message, such as a number, has a key.
        if (hasKey(doc, ...pathOf(key)) || meant.has(key) || isRefused(source, key)) continue;
        yield {
          at: keyAt(doc, ...pathOf(key).slice(0, -1)),
          message: `the message ${dotted(key)} is missing`,
          hint: `translate it in ${doc.file} from ${source.file}`,
          related: [{ at: keyAt(source, ...pathOf(key)), message: "the source" }],
          gap: { locale, gapClass: "message", unit: "entry", since: recorded?.get(`messages.yaml:${key}`)?.since },
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
        if (isRefused(translation.doc, key) || (meant !== undefined && isRefused(translation.source, meant))) continue;
        const hint = meant === undefined ? "remove it, or add it to the source" : `did you mean ${dotted(meant)}?`;
        yield { at: keyAt(translation.doc, ...pathOf(key)), message: `${translation.source.file} has no message ${dotted(key)}`, hint };
      }
    }
  },
};

export const topicName: CorpusRule = {
  id: "messages/topic-name",
  forbids: "A topic of `content/shared/support.yaml` that has no name below `support.topics` in `content/en/messages.yaml`.",
  wrong: "# support.yaml\ntopics:\n  - id: trials",
  right: "# messages.yaml\nsupport:\n  topics:\n    trials: Trials",
  *check(corpus) {
    const { source } = languagesOf(corpus);
    const messages = findDoc(corpus, "Messages", source);
    if (messages?.sound !== true) return;
    for (const { entry, at } of listEntries(findDoc(corpus, "SupportIndex"), "topics")) {
      const id = entry.id;
      if (!id || hasKey(messages, "support", "topics", id)) continue;
      yield { at: at("id"), message: `the topic ${id} has no name`, hint: `write it in ${messages.file} as support.topics.${id}` };
    }
  },
};
