/**
 * Releases: facts with their words, newest first. One that is not complete does not exist here: pages, downloads, feeds
 * and update files all ask this file, so none of them can offer what is not there. The checker says why it is left out.
 */
import { installers as installersThere } from "#lib/content/generated.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ReleaseChannel } from "#schemas/release-channel.ts";
import type { Installer, ReleaseFacts } from "#schemas/release-facts.ts";
import type { SystemName } from "#schemas/system.ts";
import type { Version } from "#schemas/version.ts";
import { compareVersions } from "#schemas/compare-versions.ts";
import { documentOf, documentsOf, wordsByLocale } from "./documents.ts";
import { type Found, findWords, firstLanguage, languagesFor } from "./fallback.ts";
import { derived } from "./reads.ts";

type FactsOf = { version: Version; facts: ReleaseFacts };

/** One sentence of a release, and the language it is in: another than the page's where a translator has not come to it yet. */
export type Note = { text: string; language: Locale };

export type Release = FactsOf & {
  words: Found<"ReleaseWords">;
  changes: (ReleaseFacts["changes"][number] & Note)[];
  knownIssues: (ReleaseFacts["knownIssues"][number] & Note)[];
};

/** With which key installers are signed. */
export const { publicKey } = documentOf("Signing");

const words = wordsByLocale("ReleaseWords");
const complete = derived("complete-releases", listComplete, (byProduct) =>
  [...byProduct].map(([product, releases]) => [product, releases.map(({ version }) => version)]),
);

/** Complete releases by product, newest first. */
function listComplete(): ReadonlyMap<string, FactsOf[]> {
  const byProduct = new Map<string, FactsOf[]>();
  for (const { data, path } of documentsOf("ReleaseFacts")) {
    const [product = "", version = ""] = path.slice(2);
    if (isComplete(product, version, data)) byProduct.set(product, [...(byProduct.get(product) ?? []), { version, facts: data }]);
  }
  for (const releases of byProduct.values()) releases.sort((a, b) => compareVersions(b.version, a.version));
  return byProduct;
}

/** Whether its day has come, it is not withdrawn, and all its parts are there: words, and each installer, signed, with the bytes that the facts describe. */
function isComplete(product: string, version: Version, { installers, scheduled, withdrawn }: ReleaseFacts): boolean {
  if (scheduled === true || withdrawn === true) return false;
  if (![...words.values()].some((inLocale) => inLocale.has(`${product}/${version}`))) return false;
  return installers.every(({ file, size, sha256, signature }) => {
    const there = installersThere[`${product}/${version}/${file}`];
    return there?.size === size && there.sha256 === sha256 && signature !== undefined;
  });
}

/** Every release of a product, newest first. */
export function listReleases(product: string, locale: Locale): Release[] {
  return listVersions(product).flatMap((release) => {
    const key = `${product}/${release.version}`;
    const found = findWords(words, key, locale);
    if (found === undefined) return [];
    const changes = release.facts.changes.map((change) => ({ ...change, ...noteOf(key, "changes", change.id, locale) }));
    const knownIssues = release.facts.knownIssues.map(({ id, fixedIn }) => ({
      id,
      // A fix that is not published yet is not announced: an issue with it is open.
      ...(fixedIn !== undefined && findRelease(product, fixedIn) !== undefined ? { fixedIn } : {}),
      ...noteOf(key, "knownIssues", id, locale),
    }));
    return [{ ...release, words: found, changes, knownIssues }];
  });
}

/** The newest stable release of each product that has one, the latest of them first. */
export const listLatest = <P extends { slug: string }>(products: readonly P[], locale: Locale): (P & { latest: Release })[] =>
  products
    .flatMap((product) => {
      const latest = listReleases(product.slug, locale).find(({ facts }) => facts.channel === "stable");
      return latest === undefined ? [] : [{ ...product, latest }];
    })
    .sort((a, b) => b.latest.facts.date.localeCompare(a.latest.facts.date));

/** Sentence by sentence: a translation that has some of them shows those. */
function noteOf(key: string, group: "changes" | "knownIssues", id: string, locale: Locale): Note {
  const found = firstLanguage(locale, (language) => words.get(language)?.get(key)?.data[group]?.[id]);
  if (found === undefined) throw new Error(`no language says anything about ${id} of ${key}`);
  return { text: found.value, language: found.language };
}

/** The newest release of a channel. */
export function findLatestRelease(product: string, channel: ReleaseChannel = "stable"): FactsOf | undefined {
  return listVersions(product).find((release) => release.facts.channel === channel);
}

/** Every complete release of a product without its text, newest first. */
export const listVersions = (product: string): readonly FactsOf[] => complete().get(product) ?? [];

/** The stable ones among them. */
export const listStableReleases = (product: string): readonly FactsOf[] =>
  listVersions(product).filter(({ facts }) => facts.channel === "stable");

/** What is not fixed in the newest stable release, though a beta may fix it already. `version` is empty when there is none. */
export function listOpenIssues(product: string, locale: Locale): { version: string; issues: Release["knownIssues"] } {
  const newest = listReleases(product, locale).find(({ facts }) => facts.channel === "stable");
  const isFixed = (version: Version | undefined) => version !== undefined && findRelease(product, version)?.facts.channel === "stable";
  return { version: newest?.version ?? "", issues: newest?.knownIssues.filter(({ fixedIn }) => !isFixed(fixedIn)) ?? [] };
}

/** The newest release that a channel offers: the beta channel has the stable releases, too. */
export function findNewestRelease(product: string, channel: ReleaseChannel): FactsOf | undefined {
  return channel === "stable" ? findLatestRelease(product) : listVersions(product)[0];
}

/** The beta that is newer than every stable release, if there is one. */
export function findOpenBeta(product: string): FactsOf | undefined {
  const newest = findNewestRelease(product, "beta");
  return newest?.facts.channel === "beta" ? newest : undefined;
}

/** One version of a product, of any channel. */
export function findRelease(product: string, version: Version): FactsOf | undefined {
  return listVersions(product).find((release) => release.version === version);
}

/** Installers of the newest stable release. */
export function listInstallers(product: string): Installer[] {
  return findLatestRelease(product)?.facts.installers ?? [];
}

/** The installer of one edition and system in one version. */
export function findInstaller(product: string, edition: CatalogueKey, version: Version, system: SystemName): Installer | undefined {
  return findRelease(product, version)?.facts.installers.find((installer) => installer.edition === edition && installer.system === system);
}

/** Locales that have words of their own for the newest release. A sentence that they lack is marked with its own language. */
export function localesOfReleases(product: string): Locale[] {
  const [newest] = listVersions(product);
  if (newest === undefined) return [];
  return [...words].flatMap(([locale, inLocale]) => (inLocale.has(`${product}/${newest.version}`) ? [locale] : []));
}

/** The language that a product's releases are in for a reader. */
export function languageOfReleases(product: string, locale: Locale): Locale | undefined {
  const translated = localesOfReleases(product);
  return languagesFor(locale).find((language) => translated.includes(language));
}
