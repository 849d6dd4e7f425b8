/** gaps/…: words that are missing, and words that nothing asks for. */
import type { EntityName } from "#schemas/entities.ts";
import { LOCALE_NAMES, type Locale } from "#schemas/locale.ts";
import type { Corpus } from "#scripts/lib/check/corpus.ts";
import { findDoc } from "#scripts/lib/check/corpus.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import { findOriginal, listVersions, originalLocale, sourceOf } from "#scripts/lib/check/originals.ts";
import { fileOf } from "#scripts/lib/check/place.ts";
import { hasKey, topOf, valueAt } from "#scripts/lib/check/positions.ts";
import { listRequiredWords } from "#scripts/lib/check/required-words.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { findNearest } from "#scripts/lib/check/suggest.ts";

export const missingDocument: CorpusRule = {
  id: "gaps/missing-document",
  forbids:
    "Words that a page, a product, a release or an article asks for and a language does not have. Reported at the line that asks; `content/shared/policy.yaml` may give a language time.",
  example: "text",
  wrong: "content/shared/support.yaml lists activate-a-licence, and content/ja/support/ has no such file",
  right: "content/ja/support/activate-a-licence.mdx",
  *check(corpus) {
    // A policy that cannot be read gives no graces, and would drown its own fault in gaps.
    if (findDoc(corpus, "Policy")?.sound === false) return;
    for (const { entity, names, gapClass, locales, at, since } of listRequiredWords(corpus)) {
      const original = originalLocale(corpus, entity, names);
      const source = locales.includes(original) ? original : (locales[0] ?? original);
      const hasSource = corpus.documents.has(fileOf(entity, names, source));
      for (const locale of locales) {
        const file = fileOf(entity, names, locale);
        if (corpus.documents.has(file)) continue;
        const isSource = locale === source;
        yield {
          at,
          message: `${file} does not exist`,
          hint: isSource
            ? "write it: it is the source of the other languages"
            : `write it${hasSource ? ` from ${fileOf(entity, names, source)}` : ""}, or give ${locale} a grace in content/shared/policy.yaml`,
          gap: {
            locale,
            gapClass,
            unit: "document",
            file,
            ...(since === undefined ? {} : { since }),
            ...(isSource ? { never: true } : {}),
          },
        };
      }
    }
  },
};

const WORDS: readonly EntityName[] = ["PageWords", "ProductWords", "ReleaseWords", "SupportWords", "AnnouncementWords"];

export const nothingRequires: CorpusRule = {
  id: "gaps/nothing-requires",
  forbids:
    "Words that no page, product, release or article asks for, or of a language that site.yaml does not list: nobody would ever see them.",
  example: "text",
  wrong: "content/en/support/activate-a-license.mdx",
  right: "content/en/support/activate-a-licence.mdx",
  *check(corpus) {
    const required = new Map(listRequiredWords(corpus).map((words) => [`${words.entity}/${words.names.join("/")}`, words]));
    const { listed } = languagesOf(corpus);
    const unlisted = new Set<Locale>();
    for (const document of corpus.documents.values()) {
      const { place, file, locale } = document;
      if (locale !== undefined && !listed.includes(locale)) {
        if (!unlisted.has(locale))
          yield {
            at: { file, start: 0, end: 0 },
            message: `content/shared/site.yaml does not list ${locale}`,
            hint: `add ${locale} to locales there, or remove the folder content/${locale}`,
          };
        unlisted.add(locale);
        continue;
      }
      if (place === undefined || locale === undefined || !WORDS.includes(place.entity)) continue;
      const found = required.get(`${place.entity}/${place.names.join("/")}`);
      if (found?.locales.includes(locale)) continue;
      const at = { file, start: 0, end: 0 };
      if (found !== undefined)
        yield {
          at,
          message: `this page does not exist in ${LOCALE_NAMES[locale]}`,
          hint: "remove the file, or add the language to the page's locales in content/shared/pages.yaml",
        };
      else
        yield {
          at,
          message: `nothing in content/shared asks for ${place.names.join("/") || "it"}`,
          hint: meant(
            corpus,
            [...required.values()].flatMap(({ entity, names }) => (entity === place.entity ? [names.join("/")] : [])),
            place.entity,
            place.names.join("/"),
            locale,
          ),
        };
    }
  },
};

const LISTS: Partial<Record<EntityName, string>> = {
  PageWords: "content/shared/pages.yaml",
  ProductWords: "content/shared/products",
  ReleaseWords: "content/shared/releases",
  SupportWords: "content/shared/support.yaml",
  AnnouncementWords: "content/shared/announcements.yaml",
};

/** A document that is asked for and missing is meant rather than one that is there. */
function meant(corpus: Corpus, known: readonly string[], entity: EntityName, name: string, locale: Locale): string {
  const missing = known.filter((each) => !corpus.documents.has(fileOf(entity, each.split("/"), locale)));
  const nearest = findNearest(name, missing) ?? findNearest(name, known);
  return nearest === undefined ? `remove the file, or add it to ${LISTS[entity] ?? "content/shared"}` : `did you mean ${nearest}?`;
}

export const missingSource: CorpusRule = {
  id: "gaps/missing-source",
  forbids: "A translation whose source does not exist in the language that `source` names.",
  example: "mdx",
  wrong: "---\n# content/de/support/activate-a-licence.mdx; there is none in content/ja\nsource: ja\n---",
  right: "---\nsource: en\n---",
  *check(corpus) {
    for (const { place, document } of listWords(corpus)) {
      if (!hasKey(document, "source")) continue;
      const source = sourceOf(corpus, document);
      const file = fileOf(place.entity, place.names, source);
      if (!corpus.documents.has(file))
        yield {
          at: valueAt(document, "source"),
          message: `${file} does not exist`,
          hint: "name the language that the words were first written in",
        };
    }
  },
};

export const differentSources: CorpusRule = {
  id: "gaps/different-sources",
  forbids: "Versions of one document that name different languages as the one it was first written in.",
  example: "mdx",
  wrong: "---\n# content/de says\nsource: ja\n---\n---\n# content/ja says nothing, which means en\n---",
  right: "---\n# both say\nsource: ja\n---",
  *check(corpus) {
    for (const { place, document } of listWords(corpus)) {
      const original = findOriginal(corpus, place.entity, place.names);
      const locale = originalLocale(corpus, place.entity, place.names);
      const says = sourceOf(corpus, document);
      // A source that does not exist has been reported.
      if (original === undefined || says === locale || !corpus.documents.has(fileOf(place.entity, place.names, says))) continue;
      const teller = listVersions(corpus, place.entity, place.names).find(
        (version) => sourceOf(corpus, version) === locale && hasKey(version, "source"),
      );
      yield {
        at: hasKey(document, "source") ? valueAt(document, "source") : topOf(document),
        message: `these words say that they were first written in ${says}, and others say ${locale}`,
        hint: `write source: ${locale}, or correct the others`,
        ...(teller === undefined ? {} : { related: [{ at: valueAt(teller, "source"), message: "another version" }] }),
      };
    }
  },
};

function listWords(corpus: Corpus): { place: NonNullable<Analysis["place"]>; document: Analysis }[] {
  return [...corpus.documents.values()].flatMap((document) => {
    const { place } = document;
    return place !== undefined && WORDS.includes(place.entity) && place.entity !== "AnnouncementWords" ? [{ place, document }] : [];
  });
}
