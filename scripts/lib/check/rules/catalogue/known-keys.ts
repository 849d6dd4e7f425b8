/** catalogue/…: a key that names something names something that exists. */
import type { KeyKind } from "#schemas/content-keys.ts";
import { findLinks, productsOf } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, findDoc } from "#scripts/lib/check/corpus.ts";
import { listParts } from "#scripts/lib/check/document-parts.ts";
import { isGonePage } from "#scripts/lib/check/gone-pages.ts";
import { fixAt, listEntries } from "#scripts/lib/check/positions.ts";
import { listArticles } from "#scripts/lib/check/routes-of-corpus.ts";
import type { CorpusRule, RuleText } from "#scripts/lib/check/rule.ts";
import { movedAddress } from "#scripts/lib/check/rules/words/moved-links.ts";
import { didYouMean, listed } from "#scripts/lib/report/wording.ts";

type KeyRule = RuleText & {
  kind: KeyKind;
  /** The keys that there are; undefined while the file that defines them cannot be read. */
  known: (corpus: Corpus) => Iterable<string> | undefined;
  message: (key: string) => string;
  otherwise: string;
  /** The key that has taken the place of one that is gone. */
  renamed?: (corpus: Corpus, key: string) => string | undefined;
  /** Whether a key is missing because of what another rule reports. */
  isReported?: (corpus: Corpus, key: string) => boolean;
};

/** A hint names the keys that there are, unless they are more. */
const MAX_LISTED = 12;

/** Where there is no key yet, the part of the hint before its comma says what to do. */
function hintOf(otherwise: string, all: readonly string[]): string {
  if (all.length === 0) return otherwise.replace(/, or use .*$/u, "");
  return all.length > MAX_LISTED ? otherwise : `${otherwise}: ${listed(all, "or")}`;
}

/** Makes a rule of one kind of key: each key that a file names must exist. */
function keyRule({ kind, known, message, otherwise, renamed, isReported, ...text }: KeyRule): CorpusRule {
  return {
    ...text,
    *check(corpus) {
      const keys = known(corpus);
      if (keys === undefined) return;
      const all = [...keys];
      for (const { kind: own, key, at } of listParts(corpus, "keys"))
        if (own === kind && !all.includes(key) && isReported?.(corpus, key) !== true) {
          const now = renamed?.(corpus, key);
          yield now !== undefined && all.includes(now)
            ? { at, message: `${key} was renamed`, hint: `write ${now}`, fix: fixAt(at, now) }
            : { at, message: message(key), hint: didYouMean(key, all, hintOf(otherwise, all)) };
        }
    },
  };
}

export const unknownLink = keyRule({
  id: "catalogue/unknown-link",
  forbids: "A link key that `content/shared/links.yaml` does not have.",
  wrong: "buyLink: buyMonolow",
  right: "buyLink: buyMonoLow",
  kind: "link",
  known: (corpus) => {
    const links = findLinks(corpus);
    return links && Object.keys(links);
  },
  message: (key) => `content/shared/links.yaml has no link ${key}`,
  otherwise: "add it there, or use one of its keys",
});

export const unknownDaw = keyRule({
  id: "catalogue/unknown-daw",
  forbids: "A host that `content/shared/daws.yaml` does not have.",
  wrong: "daws: [logic]",
  right: "daws: [logic-pro]",
  kind: "daw",
  known: (corpus) => {
    const doc = findDoc(corpus, "Daws");
    return doc?.sound ? listEntries(doc, "daws").flatMap(({ entry }) => entry.id ?? []) : undefined;
  },
  message: (key) => `content/shared/daws.yaml has no host ${key}`,
  otherwise: "add it there, or use one of its ids",
});

export const unknownFormat = keyRule({
  id: "catalogue/unknown-format",
  forbids: "A format that `content/shared/formats.yaml` does not describe: pages would have no icon for it.",
  wrong: "# formats.yaml lists VST3 and AU\nformats: [VST3, AAX]",
  right: "# formats.yaml lists VST3 and AU\nformats: [VST3, AU]",
  kind: "format",
  known: (corpus) => {
    const doc = findDoc(corpus, "Formats");
    return doc?.sound ? listEntries(doc, "formats").flatMap(({ entry }) => entry.name ?? []) : undefined;
  },
  message: (key) => `content/shared/formats.yaml has no format ${key}`,
  otherwise: "describe it there, or use one of its names",
});

export const unknownEditionName = keyRule({
  id: "catalogue/unknown-edition-name",
  forbids: "A name of an edition that `content/shared/editions.yaml` does not have.",
  wrong: "edition: Light",
  right: "edition: Lite",
  kind: "editionName",
  known: (corpus) => {
    const doc = findDoc(corpus, "Editions");
    return doc?.sound === false ? undefined : listEntries(doc, "editions").flatMap(({ entry }) => entry.name ?? []);
  },
  message: (key) => `content/shared/editions.yaml has no name ${key}`,
  otherwise: "add it there, or use one of its names",
});

export const unknownProduct = keyRule({
  id: "catalogue/unknown-product",
  forbids: "A product that has no file in `content/shared/products/`.",
  wrong: "successor: hpl-procesor",
  right: "successor: hpl-processor",
  kind: "product",
  known: (corpus) => productsOf(corpus).keys(),
  message: (key) => `there is no product ${key}`,
  otherwise: "write the name of a file in content/shared/products",
});

export const unknownArticle = keyRule({
  id: "catalogue/unknown-article",
  forbids:
    "A related article that `content/shared/support.yaml` does not list. `--fix` writes the new id of one that was renamed and has a redirect.",
  wrong: "related: [activate-licence]",
  right: "related: [activate-a-licence]",
  kind: "article",
  known: (corpus) => {
    const doc = findDoc(corpus, "SupportIndex");
    return doc?.sound ? listArticles(corpus).map(({ id }) => id) : undefined;
  },
  message: (key) => `content/shared/support.yaml has no article ${key}`,
  otherwise: "add it there, or use one of its ids",
  renamed: (corpus, key) => /^\/support\/([^/#]+)$/u.exec(movedAddress(corpus, `/support/${key}`) ?? "")?.[1],
  isReported: (corpus, key) => isGonePage(corpus, `/support/${key}`),
});
