/**
 * Releases, newest first. An incomplete release is left out, so that pages, downloads, feeds and update files never offer a file that is
 * missing; the checker reports why.
 */
import { installers as existingInstallers } from "#lib/content/generated.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ReleaseChannel } from "#schemas/product-facts.ts";
import type { Installer, ReleaseFacts } from "#schemas/release-facts.ts";
import type { SystemName } from "#schemas/system.ts";
import { compareVersions, type Version } from "#schemas/version.ts";
import { documentOf, documentsOf, copyByLocale } from "./documents.ts";
import { type Found, findCopy, firstLanguage, languagesFor } from "./fallback.ts";
import { derived } from "./reads.ts";

type VersionFacts = { version: Version; facts: ReleaseFacts };

/** One sentence of a release, in the page's language or in a fallback language. */
export type Sentence = { text: string; language: Locale };

export type Release = VersionFacts & {
  copy: Found<"ReleaseWords">;
  changes: (ReleaseFacts["changes"][number] & Sentence)[];
  knownIssues: (ReleaseFacts["knownIssues"][number] & Sentence)[];
};

/** The public key of the installers' signatures. */
export const { publicKey } = documentOf("Signing");

const copies = copyByLocale("ReleaseWords");
const complete = derived("complete-releases", listComplete, (byProduct) =>
  [...byProduct].map(([product, releases]) => [product, releases.map(({ version }) => version)]),
);

/** Complete releases by product, newest first. */
function listComplete(): ReadonlyMap<string, VersionFacts[]> {
  const byProduct = new Map<string, VersionFacts[]>();
  for (const { data, path } of documentsOf("ReleaseFacts")) {
    const [product = "", version = ""] = path.slice(2);
    if (isComplete(product, version, data)) byProduct.set(product, [...(byProduct.get(product) ?? []), { version, facts: data }]);
  }
  for (const releases of byProduct.values()) releases.sort((a, b) => compareVersions(b.version, a.version));
  return byProduct;
}

/** Whether a release has a text in some language, and every installer exists, is signed and has the size and hash of the facts. */
function isComplete(product: string, version: Version, { installers }: ReleaseFacts): boolean {
  if (![...copies.values()].some((inLocale) => inLocale.has(`${product}/${version}`))) return false;
  return installers.every(({ file, size, sha256, signature }) => {
    const existing = existingInstallers[`${product}/${version}/${file}`];
    return existing?.size === size && existing.sha256 === sha256 && signature !== undefined;
  });
}

/** Every release of a product, newest first. */
export function listReleases(product: string, locale: Locale): Release[] {
  return (complete().get(product) ?? []).flatMap((release) => {
    const key = `${product}/${release.version}`;
    const found = findCopy(copies, key, locale);
    if (found === undefined) return [];
    const withSentence =
      <Entry extends { id: string }>(group: "changes" | "knownIssues") =>
      (entry: Entry) => ({
        ...entry,
        ...sentenceOf(key, group, entry.id, locale),
      });
    const { changes, knownIssues } = release.facts;
    return [
      { ...release, copy: found, changes: changes.map(withSentence("changes")), knownIssues: knownIssues.map(withSentence("knownIssues")) },
    ];
  });
}

/** The sentence of one entry, in the first language that has it. */
function sentenceOf(key: string, group: "changes" | "knownIssues", id: string, locale: Locale): Sentence {
  const found = firstLanguage(locale, (language) => copies.get(language)?.get(key)?.data[group]?.[id]);
  if (found === undefined) throw new Error(`no language has a sentence for ${id} of ${key}`);
  return { text: found.value, language: found.language };
}

/** The newest release of a channel. */
export function findLatestRelease(product: string, channel: ReleaseChannel = "stable"): VersionFacts | undefined {
  return complete()
    .get(product)
    ?.find((release) => release.facts.channel === channel);
}

/** The newest release that a channel offers. The beta channel includes stable releases. */
export function findNewestRelease(product: string, channel: ReleaseChannel): VersionFacts | undefined {
  return channel === "stable" ? findLatestRelease(product) : complete().get(product)?.[0];
}

/** Installers of the newest stable release. */
export function listInstallers(product: string): Installer[] {
  return findLatestRelease(product)?.facts.installers ?? [];
}

/** The installer of one edition and system in one version. */
export function findInstaller(product: string, edition: CatalogueKey, version: Version, system: SystemName): Installer | undefined {
  const release = complete()
    .get(product)
    ?.find((each) => each.version === version);
  return release?.facts.installers.find((installer) => installer.edition === edition && installer.system === system);
}

/** Locales that have a translation of every sentence of the newest release. */
export function localesOfReleases(product: string): Locale[] {
  const newest = complete().get(product)?.[0];
  if (newest === undefined) return [];
  return [...copies].flatMap(([locale, inLocale]) => {
    const own = inLocale.get(`${product}/${newest.version}`)?.data;
    const isTranslated =
      own !== undefined &&
      newest.facts.changes.every(({ id }) => own.changes[id] !== undefined) &&
      newest.facts.knownIssues.every(({ id }) => own.knownIssues?.[id] !== undefined);
    return isTranslated ? [locale] : [];
  });
}

/** The language of a product's releases in a locale: the locale itself only if it has every sentence of the newest release. */
export function languageOfReleases(product: string, locale: Locale): Locale | undefined {
  const translated = localesOfReleases(product);
  return languagesFor(locale).find((language) => translated.includes(language));
}
