/** Each section of each source with its translation into one language, and how the two stand to each other. */
import type { Locale } from "#schemas/locale.ts";
import type { EntityName } from "#schemas/entities.ts";
import type { GapClass } from "#schemas/policy.ts";
import { type Corpus, findDoc, oncePerCorpus } from "#scripts/lib/check/corpus.ts";
import type { Analysis } from "#scripts/lib/check/facts.ts";
import { originalLocale } from "#scripts/lib/check/originals.ts";
import { fileOf } from "#scripts/lib/check/place.ts";
import { listRequiredTexts } from "#scripts/lib/check/required-texts.ts";
import type { Section } from "#scripts/lib/check/sections.ts";
import { withoutNames } from "#scripts/lib/check/blocks.ts";
import { isUnwritten } from "#scripts/lib/check/segments.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import { isPart, partnersOf } from "./partners.ts";
import { hashOf, type SourceRecord } from "./records.ts";

/**
 * `stale`: the source has changed since. `untranslated`: it is the source's own text. `unrecorded`: nothing says which source it was
 * made from.
 */
export type State = "done" | "stale" | "missing" | "untranslated" | "unrecorded";

export type Pair = {
  locale: Locale;
  gapClass: GapClass;
  entity: EntityName;
  /** The key of the section's record. */
  key: string;
  state: State;
  source: { file: string; section: Section };
  /** The translation's file, which may not exist. */
  file: string;
  /** The translated section; undefined when it is missing. */
  section?: Section;
  /** What the section was translated from. */
  record?: SourceRecord;
};

/** A section of a translation to which no section of the source belongs. */
export type Surplus = { locale: Locale; file: string; section: Section; source: string };

type Compared = { pairs: Pair[]; surplus: Surplus[] };
type Documents = Pick<Pair, "locale" | "gapClass" | "entity" | "file"> & { original: Analysis; translation: Analysis | undefined };

/** All pairs of documents that can be read, in the order of the facts that require them. */
export const comparedTexts = oncePerCorpus((corpus): Compared => {
  const all = listDocumentPairs(corpus).map((documents) =>
    compare(documents, namesOf(corpus), corpus.records.get(documents.locale)?.byKey),
  );
  return { pairs: [...all.flatMap(({ pairs }) => pairs), ...comparedPhrases(corpus)], surplus: all.flatMap(({ surplus }) => surplus) };
});

function listDocumentPairs(corpus: Corpus): Documents[] {
  return listRequiredTexts(corpus).flatMap(({ entity, names, gapClass, locales }) => {
    const from = originalLocale(corpus, entity, names);
    const original = corpus.documents.get(fileOf(entity, names, from));
    if (original?.sound !== true) return [];
    return locales.flatMap((locale) => {
      const file = fileOf(entity, names, locale);
      const translation = corpus.documents.get(file);
      return locale === from || translation?.sound === false ? [] : [{ locale, gapClass, entity, file, original, translation }];
    });
  });
}

function compare(
  { original, translation, ...rest }: Documents,
  names: readonly string[],
  records: ReadonlyMap<string, SourceRecord> = new Map(),
): Compared {
  const prefix = rest.file.slice(`content/${rest.locale}/`.length);
  const partners = partnersOf(original.sections, translation?.sections ?? []);
  const recordOf = recordFinder(prefix, original.sections, records);
  const pairs = original.sections.map((source): Pair => {
    const section = partners.get(source);
    const key = prefix + source.id;
    const record = recordOf(source);
    return {
      ...rest,
      key,
      state: stateOf(source, section, record, names),
      source: { file: original.file, section: source },
      section,
      record,
    };
  });
  const matched = new Set(partners.values());
  const surplus = (translation?.sections ?? []).filter((section) => !matched.has(section));
  return { pairs, surplus: surplus.map((section) => ({ locale: rest.locale, file: rest.file, section, source: original.file })) };
}

function stateOf(source: Section, section: Section | undefined, record: SourceRecord | undefined, names: readonly string[]): State {
  if (section === undefined) return "missing";
  // npm run release leaves it, and releases/unwritten reports it.
  if (isUnwritten(source.text) || isUnwritten(section.text)) return "untranslated";
  if (isCopiedProse(source, section, names) || isBegun(section, record, names)) return "untranslated";
  if (record?.text === undefined) return "unrecorded";
  return record.hash === hashOf(source.text) ? "done" : "stale";
}

/** Names that are the same in every language. */
const namesOf = oncePerCorpus((corpus) => (findDoc(corpus, "Terms")?.data.names ?? []).flatMap((entry) => entry?.name ?? []));

/** Whether a section or its heading is its source's text, and cannot rightly be. */
function isCopiedProse(source: Section, section: Section, names: readonly string[] = []): boolean {
  const line = lineOf(section);
  return (
    (line === lineOf(source) && isPhrase(withoutNames(plainText(line), names))) || (section.text === source.text && isProse(source.text))
  );
}

/** The heading of a part of a body, all of another text. */
const lineOf = ({ depth, text }: Section): string => (depth ? firstLine(text) : text);

/** Whether all of an untranslated section is its source's text, as that was or is, and not its heading alone. */
export const isCopy = ({ state, section, source, record }: Pair): boolean =>
  state === "untranslated" && (section?.text === source.section.text || section?.text === record?.text);

/** Whether a text that is not translated may be right as it is, once somebody says so. */
export const canBeTheSame = ({ state, section, source, record }: Pair): boolean =>
  state === "untranslated" && record?.stub === true && section !== undefined && !isCopiedProse(source.section, section);

/** Whether a section, or its heading, still is what `stub` put there. Names are translated as they are. */
function isBegun(section: Section, record: SourceRecord | undefined, names: readonly string[]): boolean {
  if (record?.stub !== true || record.text === undefined) return false;
  const now = lineOf(section);
  return lineOf({ ...section, text: record.text }) === now && /\p{L}/u.test(withoutNames(plainText(now), names));
}

/** Whether a text has sentences that cannot be the same in two languages: at least three ordinary words. Names have capitals. */
function isProse(text: string): boolean {
  return (plainText(text).match(/(?<![\p{L}\p{N}@./-])\p{Ll}{3,}(?![\p{L}\p{N}@/-])/gu) ?? []).length >= 3;
}

/** Whether a line or a field is more than a name or a label: three words, of which two have small letters alone. */
const isPhrase = (text: string): boolean =>
  (text.match(/\p{L}+(?:[-'’]\p{L}+)*/gu) ?? []).length >= 3 &&
  new Set(text.match(/(?<![\p{L}\p{N}@./-])\p{Ll}+(?![\p{L}\p{N}@/-])/gu)).size >= 2;

const plainText = (text: string) => text.replace(/<[^>]*>|\]\([^)]*\)|\{[^}]*\}|`[^`]*`/gu, " ");
export const firstLine = (text: string): string => text.split("\n", 1)[0] ?? "";

/** Finds records by key. A part whose heading has changed has the record that stands in the same place among those left over. */
function recordFinder(prefix: string, sections: readonly Section[], records: ReadonlyMap<string, SourceRecord>) {
  const known = new Set(sections.map(({ id }) => prefix + id));
  const renamed = sections.filter((section) => isPart(section) && !records.has(prefix + section.id));
  const left = renamed.length === 0 ? [] : [...records.values()].filter(({ key }) => key.startsWith(`${prefix}#`) && !known.has(key));
  return (section: Section): SourceRecord | undefined => {
    const own = records.get(prefix + section.id);
    return own ?? (left.length === renamed.length ? left[renamed.indexOf(section)] : undefined);
  };
}

const PHRASE = /^:(summaries|phrases|actions)\/(\d+)\/words\/([a-z]+)$/u;

/** The sentences of releases, which one file holds in all languages. */
function comparedPhrases(corpus: Corpus): Pair[] {
  const document = findDoc(corpus, "Phrases");
  if (document?.sound !== true) return [];
  const { listed, source: from } = languagesOf(corpus);
  const sections = new Map(document.sections.map((section) => [section.id, section]));
  return document.sections.flatMap((source) => {
    const [, group, index, language] = PHRASE.exec(source.id) ?? [];
    if (group === undefined || index === undefined || language !== from) return [];
    const entry = (document.data as Record<string, { id?: string; kinds?: string[] }[]>)[group]?.[Number(index)];
    const name = entry?.id ?? entry?.kinds?.join("+") ?? index;
    return listed
      .filter((locale) => locale !== from)
      .map((locale): Pair => {
        const section = sections.get(source.id.replace(/[a-z]+$/u, locale));
        const key = `../shared/phrases.yaml:${group}/${name}`;
        const record = corpus.records.get(locale)?.byKey.get(key);
        const { file } = document;
        const state = stateOf(source, section, record, namesOf(corpus));
        return { locale, gapClass: "release", entity: "Phrases", key, state, source: { file, section: source }, file, section, record };
      });
  });
}
