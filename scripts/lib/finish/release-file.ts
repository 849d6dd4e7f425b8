/** A product's releases.json: its facts with absolute addresses. */
import { addressOf, origin } from "#lib/content/addresses.ts";
import { editionName } from "#lib/content/edition-names.ts";
import { requireEdition, requireFacts } from "#lib/content/products.ts";
import { findLatestRelease, listReleases, publicKey, type Release } from "#lib/content/releases.ts";
import { requireLink } from "#lib/content/site.ts";
import { appcastPath, feedPaths, RELEASE_FILE_SCHEMA_PATH, updatePath } from "#lib/feed-paths.ts";
import { DEFAULT_LOCALE, DEFAULT_SOURCE, LOCALES } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";
import { ReleaseFile } from "#schemas/release-feed.ts";

export function releaseFileOf(product: string): ReleaseFile {
  const { name, path, editions, salesCondition } = requireFacts(product);
  const byLocale = new Map(LOCALES.map((locale) => [locale, listReleases(product, locale)]));
  const latest = (["stable", "beta"] as const).flatMap((channel) => {
    const version = findLatestRelease(product, channel)?.version;
    return version === undefined ? [] : [[channel, version] as const];
  });
  // The published file must match its published schema, or the build stops.
  return ReleaseFile.parse({
    $schema: `${origin}${RELEASE_FILE_SCHEMA_PATH}`,
    product,
    name,
    page: `${origin}${path}`,
    discontinued: salesCondition === "Discontinued",
    publicKey,
    latest: Object.fromEntries(latest),
    feeds: inEach((locale) => {
      const { atom, json } = feedPaths(locale, path);
      return { atom: `${origin}${atom}`, json: `${origin}${json}` };
    }),
    appcasts: Object.fromEntries(editions.map(({ key }) => [key, `${origin}${appcastPath(path, key, editions)}`])),
    releases: (byLocale.get(DEFAULT_LOCALE) ?? []).map((release, place) => {
      const versions = new Map([...byLocale].flatMap(([locale, releases]) => (releases[place] ? [[locale, releases[place]]] : [])));
      return releaseOf(product, path, release, versions);
    }),
  });
}

const inEach = <Value>(make: (locale: Locale) => Value) => Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)]));

function releaseOf(product: string, path: string, { version, facts, knownIssues }: Release, inLocale: ReadonlyMap<Locale, Release>) {
  /** Only translations: a text that stands in from another language is left out. */
  const texts = (read: (release: Release) => { text: string; language: Locale } | undefined) =>
    Object.fromEntries(
      [...inLocale].flatMap(([locale, release]) => {
        const note = read(release);
        return note?.language === locale ? [[locale, note.text]] : [];
      }),
    );
  return {
    version,
    date: facts.date,
    channel: facts.channel,
    summary: texts(({ words }) => ({ text: words.data.summary, language: words.language })),
    changes: facts.changes.map((change, place) => ({ ...change, text: texts(({ changes }) => changes[place]) })),
    knownIssues: knownIssues.map(({ id, fixedIn }, place) => ({
      id,
      ...(fixedIn === undefined ? {} : { fixedIn }),
      text: texts((release) => release.knownIssues[place]),
    })),
    notes: inEach((locale) => `${addressOf(locale, `${path}/releases`)}#${version}`),
    ...(facts.upgradeLink === undefined ? {} : { upgrade: requireLink(facts.upgradeLink) }),
    ...(facts.sideBySide === undefined ? {} : { sideBySide: facts.sideBySide }),
    installers: facts.installers.map(({ minimum, ...installer }) => ({
      ...installer,
      minimumSystem: minimum,
      editionName: nameOf(installer.edition),
      url: `${origin}${updatePath(product, installer.edition, version, installer.system)}`,
    })),
  };
}

/** What an edition is called beside the others of its product, in the source's language; empty if it has none. */
function nameOf(key: CatalogueKey): string {
  const { facts, edition } = requireEdition(key);
  return facts.editions.length === 1 ? "" : editionName(facts, edition, translatorFor(DEFAULT_SOURCE));
}
