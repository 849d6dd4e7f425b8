/** gaps/…: texts that are missing, and texts that nothing requires. */
import type { EntityName } from "#schemas/entities.ts";
import type { Locale } from "#schemas/locale.ts";
import { type Corpus, isIrregular, listDocs, oncePerCorpus } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { didYouMean, languageName } from "#scripts/lib/report/wording.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import { findOriginal, listVersions, originalLocale, sourceOf } from "#scripts/lib/check/originals.ts";
import { fileOf } from "#scripts/lib/check/place.ts";
import { hasKey, startOf, topOf, valueAt } from "#scripts/lib/check/positions.ts";
import { areReleasesNamed } from "#scripts/lib/check/releases.ts";
import { listRequiredTexts } from "#scripts/lib/check/required-texts.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import { fileIn } from "#scripts/lib/check/translations/records.ts";

export const missingDocument: CorpusRule = {
  id: "gaps/missing-document",
  forbids:
    "A text that a page, a product, a release or an article needs and a language does not have. Reported at the line of the facts; `content/shared/policy.yaml` may give a language time.",
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
        // What a translation is made from is written first.
        if (!hasSource && !isSource) continue;
        yield {
          at,
          message: `${file} does not exist`,
          hint: isSource
            ? "write it: it is the source of the other languages"
            : `write it from ${fileOf(entity, names, source)}: npm run translate -- stub ${file} begins it`,
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
      const file = `content/${locale}/${fileIn(key)}`;
      const known = days.get(file);
      if (since !== undefined && (known === undefined || since < known)) days.set(file, since);
    }
  return days;
});

/** The texts that facts list: where, and the entity of the file where it is one file. */
const LISTED: Partial<Record<EntityName, { where: string; index?: EntityName }>> = {
  PageWords: { where: "content/shared/pages.yaml", index: "PageIndex" },
  ProductWords: { where: "content/shared/products" },
  ReleaseWords: { where: "content/shared/releases" },
  SupportWords: { where: "content/shared/support.yaml", index: "SupportIndex" },
  AnnouncementWords: { where: "content/shared/announcements.yaml", index: "Announcements" },
};

export const nothingRequires: CorpusRule = {
  id: "gaps/nothing-requires",
  forbids:
    "A text that belongs to no page, product, release or article, or is in a language that site.yaml does not list: it would never be shown.",
  wrong: "content/en/support/activate-a-license.mdx",
  right: "content/en/support/activate-a-licence.mdx",
  *check(corpus) {
    const required = listRequiredTexts(corpus).map((words) => ({ ...words, name: words.names.join("/") }));
    const { listed } = languagesOf(corpus);
    const unlisted = new Set<Locale>();
    for (const document of corpus.documents.values()) {
      const { place, file, locale } = document;
      if (locale !== undefined && !listed.includes(locale)) {
        if (!unlisted.has(locale))
          yield {
            at: startOf(file),
            message: `content/shared/site.yaml does not list ${locale}`,
            hint: `add ${locale} to locales there, or remove the folder content/${locale}`,
          };
        unlisted.add(locale);
        continue;
      }
      if (place === undefined || locale === undefined) continue;
      const facts = LISTED[place.entity];
      if (facts === undefined) continue;
      const name = place.names.join("/");
      const others = required.filter(({ entity }) => entity === place.entity);
      const found = others.findLast((other) => other.name === name);
      if (found?.locales.includes(locale)) continue;
      if (found !== undefined)
        yield {
          at: startOf(file),
          message: `this page does not exist in ${languageName(locale)}`,
          hint: "remove the file, or add the language to the page's locales in content/shared/pages.yaml",
        };
      // While the file that lists the texts cannot be read, nothing is known to be missing from it.
      else if (
        place.entity === "ReleaseWords"
          ? areReleasesNamed(corpus)
          : listDocs(corpus, facts.index ?? place.entity).every(({ sound }) => sound)
      ) {
        const namesOf = (texts: typeof others) => texts.map((other) => other.name);
        const missing = others.filter(({ entity, names }) => !corpus.documents.has(fileOf(entity, names, locale)));
        const otherwise = `remove the file, or add it to ${facts.where}`;
        yield {
          at: startOf(file),
          message: `content/shared does not list ${name || "any announcement"}`,
          // First among those without a file, then among all; but versions are all alike.
          hint: didYouMean(
            name,
            namesOf(missing),
            place.entity === "ReleaseWords" ? otherwise : didYouMean(name, namesOf(others), otherwise),
          ),
        };
      }
    }
  },
};

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
    return place !== undefined && LISTED[place.entity] !== undefined && place.entity !== "AnnouncementWords" ? [{ place, document }] : [];
  });
}
