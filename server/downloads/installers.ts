/** Finds installers among the complete releases by product, edition, version and system. A file name never comes from a request. */
import { productFacts } from "#lib/content/products.ts";
import { findInstaller, findNewestRelease, findRelease, listVersions } from "#lib/content/releases.ts";
import { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { ReleaseChannel } from "#schemas/release-channel.ts";
import type { Installer } from "#schemas/release-facts.ts";
import { SystemName } from "#schemas/system.ts";
import type { Version } from "#schemas/version.ts";

export type NamedInstaller = { product: string; version: Version; installer: Installer };
type InstallerRequest = { product: string; edition?: string; system: string; channel: ReleaseChannel; version?: Version };

/**
 * The installer of a version, or else of the channel's newest release.
 *
 * @returns `undefined` if there is none, or several editions match and none is named.
 */
export function findOffered({ product, edition, system, channel, version }: InstallerRequest): NamedInstaller | undefined {
  const release = version === undefined ? findNewestRelease(product, channel) : findRelease(product, version);
  const [installer, ...others] = (release?.facts.installers ?? []).filter(
    (candidate) => candidate.system === system && (edition === undefined || candidate.edition === edition),
  );
  if (release === undefined || installer === undefined || others.length > 0) return undefined;
  return { product, version: release.version, installer };
}

export type InstallerName = { product: string; edition: string; version: string; system: string };

/** The installer that a link or an update feed identifies. */
export function findNamed({ product, edition, version, system }: InstallerName): NamedInstaller | undefined {
  const { data: key } = CatalogueKey.safeParse(edition);
  const { data: systemName } = SystemName.safeParse(system);
  if (key === undefined || systemName === undefined) return undefined;
  const installer = findInstaller(product, key, version, systemName);
  return installer && { product, version, installer };
}

/** Every installer that can be requested. */
export function listNamed(): NamedInstaller[] {
  return [...productFacts.keys()].flatMap((product) =>
    listVersions(product).flatMap(({ version, facts }) => facts.installers.map((installer) => ({ product, version, installer }))),
  );
}

/** Path below the folder, or key below the store's prefix. The schemas allow no slashes and no `..` in its three parts. */
export const placeOf = ({ product, version, installer }: NamedInstaller) => `${product}/${version}/${installer.file}`;
