/** Releases: facts with their words, newest first. */
import type { Locale } from "#schemas/locale.ts";
import type { Installer, ReleaseFacts } from "#schemas/release-facts.ts";
import { compareVersions, type Version } from "#schemas/version.ts";
import { documentsOf, wordsByLocale } from "./documents.ts";
import { type Found, findWords } from "./fallback.ts";

export type Release = { version: Version; facts: ReleaseFacts; words: Found<"ReleaseWords"> };

const words = wordsByLocale("ReleaseWords");
const facts = new Map<string, { version: Version; facts: ReleaseFacts }[]>();
for (const { data, path } of documentsOf("ReleaseFacts")) {
  const [product = "", version = ""] = path.slice(2);
  facts.set(product, [...(facts.get(product) ?? []), { version, facts: data }]);
}
for (const releases of facts.values()) releases.sort((a, b) => compareVersions(b.version, a.version));

/** Every release of a product, newest first. */
export function listReleases(product: string, locale: Locale): Release[] {
  return (facts.get(product) ?? []).flatMap((release) => {
    const found = findWords(words, `${product}/${release.version}`, locale);
    return found === undefined ? [] : [{ ...release, words: found }];
  });
}

/** The newest stable release of a product. */
export function findLatestRelease(product: string): { version: Version; facts: ReleaseFacts } | undefined {
  return facts.get(product)?.find((release) => release.facts.channel === "stable");
}

/** Installers of the newest stable release. */
export function listInstallers(product: string): Installer[] {
  return findLatestRelease(product)?.facts.installers ?? [];
}

/** Locales in which the newest release has words of its own. */
export function localesOfReleases(product: string): Locale[] {
  const newest = facts.get(product)?.[0]?.version ?? "";
  return [...words].filter(([, inLocale]) => inLocale.has(`${product}/${newest}`)).map(([locale]) => locale);
}
