/** gaps/…: texts that are missing, and texts that nothing asks for. */
import type { EntityName } from "#schemas/entities.ts";
import { LOCALE_NAMES, type Locale } from "#schemas/locale.ts";
import { type Corpus, isIrregular, listDocs, oncePerCorpus } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { findNearest } from "#scripts/lib/report/wording.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import { findOriginal, listVersions, originalLocale, sourceOf } from "#scripts/lib/check/originals.ts";
import { fileOf } from "#scripts/lib/check/place.ts";
import { hasKey, topOf, valueAt } from "#scripts/lib/check/positions.ts";
import { listRequiredTexts } from "#scripts/lib/check/required-texts.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";

export const missingDocument: CorpusRule = {
  id: "gaps/missing-document",
  forbids:
    "A text that a page, a product, a release or an article needs and a language does not have. Reported at the line of the facts; `content/shared/policy.yaml` may give a language time.",
  example: "text",
  wrong: "content/shared/support.yaml lists activate-a-licence, and content/ja/support/ has no such file",
  right: "content/ja/support/activate-a-licence.mdx",
  *check(corpus) {
    for (const { entity, names, gapClass, locales, at, since } of listRequiredTexts(corpus)) {
      const original = originalLocale(corpus, entity, names);
      const source = locales.includes(original) ? original : (locales[0] ?? original);
      const hasSource = corpus.documents.has(fileOf(entity, names, source));
      for (const locale of locales) {
        const file = fileOf(entity, names, locale);
        if (corpus.documents.has(file) || isIrregular(corpus, file)) continue;
        const isSource = locale === source;
        yield {
          at,
          message: `${file} does not exist`,
          hint: isSource
            ? "write it: it is the source of the other languages"
            : `write it${hasSource ? ` from ${fileOf(entity, names, source)}: npm run translate -- stub ${file} begins it` : ""}`,
          gap: { locale, gapClass, unit: "document", file, since: since ?? firstDays(corpus).get(file), never: isSource },
        };
      }
    }
  },
};

/** By file: the day on which the grace of its first section began. */
const firstDays = oncePerCorpus((corpus) => {
  const days = new Map<string, string>();
  for (const [locale, { byKey }] of corpus.records)
    for (const { key, since } of byKey.values()) {
      const file = `content/${locale}/${key.replace(/[:#].*/u, "")}`;
      const known = days.get(file);
      if (since !== undefined && (known === undefined || since < known)) days.set(file, since);
    }
  return days;
});

const WORDS: readonly EntityName[] = ["PageWords", "ProductWords", "ReleaseWords", "SupportWords", "AnnouncementWords"];

export const nothingRequires: CorpusRule = {
  id: "gaps/nothing-requires",
  forbids:
    "A text that belongs to no page, product, release or article, or is in a language that site.yaml does not list: it would never be shown.",
  example: "text",
  wrong: "content/en/support/activate-a-license.mdx",
  right: "content/en/support/activate-a-licence.mdx",
  *check(corpus) {
    const isReadable = (entity: EntityName) => listDocs(corpus, INDEXES[entity] ?? entity).every(({ sound }) => sound);
    const required = new Map(listRequiredTexts(corpus).map((words) => [`${words.entity}/${words.names.join("/")}`, words]));
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
      // While the file that lists the texts cannot be read, nothing is known to be missing from it.
      if (found?.locales.includes(locale) === true || (found === undefined && !isReadable(place.entity))) continue;
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
          message: `content/shared does not list ${place.names.join("/") || "any announcement"}`,
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

/** The facts that list a kind of text in one file. */
const INDEXES: Partial<Record<EntityName, EntityName>> = {
  PageWords: "PageIndex",
  SupportWords: "SupportIndex",
  AnnouncementWords: "Announcements",
};

const LISTS: Partial<Record<EntityName, string>> = {
  PageWords: "content/shared/pages.yaml",
  ProductWords: "content/shared/products",
  ReleaseWords: "content/shared/releases",
  SupportWords: "content/shared/support.yaml",
  AnnouncementWords: "content/shared/announcements.yaml",
};

/** The name that was probably meant: first among those without a file, then among all. */
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
          hint: "name the language in which the text was first written",
        };
    }
  },
};

export const differentSources: CorpusRule = {
  id: "gaps/different-sources",
  forbids: "Translations of one document that name different languages as its source.",
  example: "mdx",
  wrong: "---\n# content/de\nsource: ja\n---\n---\n# content/ja has no source, which means en\n---",
  right: "---\n# both\nsource: ja\n---",
  *check(corpus) {
    for (const { place, document } of listWords(corpus)) {
      const original = findOriginal(corpus, place.entity, place.names);
      const locale = originalLocale(corpus, place.entity, place.names);
      const own = sourceOf(corpus, document);
      // gaps/missing-source reports a source that does not exist.
      if (original === undefined || own === locale || !corpus.documents.has(fileOf(place.entity, place.names, own))) continue;
      const other = listVersions(corpus, place.entity, place.names).find(
        (version) => sourceOf(corpus, version) === locale && hasKey(version, "source"),
      );
      yield {
        at: hasKey(document, "source") ? valueAt(document, "source") : topOf(document),
        message: `the source of this text is ${own}, and that of another translation is ${locale}`,
        hint: `write source: ${locale}, or correct the others`,
        related: other && [{ at: valueAt(other, "source"), message: "another translation" }],
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
