/**
 * The update feed that installed plug-ins read: RSS with Sparkle's elements, which WinSparkle reads, too. One for each edition, with the
 * notes in every language that has them; the update program selects one.
 */
import { addressOf, origin } from "#lib/content/addresses.ts";
import { fullEditionName } from "#lib/content/edition-names.ts";
import { requireFacts } from "#lib/content/products.ts";
import { listReleases, type Release } from "#lib/content/releases.ts";
import { requireLink, site } from "#lib/content/site.ts";
import { appcastPath, updatePath } from "#lib/feed-paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { LinkKey } from "#schemas/links.ts";
import { DEFAULT_SOURCE, LOCALES } from "#lib/i18n/locales.ts";
import { LANGUAGE_TAGS } from "#schemas/locale.ts";
import type { Edition } from "#schemas/product-facts.ts";
import type { Installer } from "#schemas/release-facts.ts";
import type { SystemName } from "#schemas/system.ts";
import type { Version } from "#schemas/version.ts";
import { compareVersions } from "#schemas/compare-versions.ts";
import { releaseNotesHtml } from "./feed-words.tsx";
import { el, type Xml, xmlDocument } from "./xml.ts";

/** The only systems whose programs read appcasts, by Sparkle's names. */
const SPARKLE_SYSTEMS: Partial<Record<SystemName, string>> = { macOS: "macos", Windows: "windows" };

const NAMESPACES = { "xmlns:sparkle": "http://www.andymatuschak.org/xml-namespaces/sparkle", "xmlns:atom": "http://www.w3.org/2005/Atom" };

export function appcastDocument(product: string, edition: Edition): string {
  const facts = requireFacts(product);
  const releases = listReleases(product, DEFAULT_SOURCE);
  const title = fullEditionName(facts, edition, translatorFor(DEFAULT_SOURCE));
  const self = `${origin}${appcastPath(facts.path, edition.key, facts.editions)}`;
  const items = releases.flatMap((release) =>
    release.facts.installers.flatMap((installer) =>
      installer.edition === edition.key ? (itemOf(product, title, release, installer, releases) ?? []) : [],
    ),
  );
  const channel = el(
    "channel",
    {},
    el("title", {}, title),
    el("link", {}, addressOf(DEFAULT_SOURCE, `${facts.path}/releases`)),
    el("description", {}, `${title}, ${site.name}`),
    el("language", {}, LANGUAGE_TAGS[DEFAULT_SOURCE]),
    el("atom:link", { rel: "self", type: "application/rss+xml", href: self }),
    ...items,
  );
  return xmlDocument(el("rss", { version: "2.0", ...NAMESPACES }, channel));
}

function itemOf(product: string, title: string, release: Release, installer: Installer, all: readonly Release[]): Xml | undefined {
  const system = SPARKLE_SYSTEMS[installer.system];
  if (system === undefined || installer.signature === undefined) return undefined;
  const { version, facts } = release;
  const bought = boughtSince(version, all);
  return el(
    "item",
    {},
    el("title", {}, `${title} ${version}`),
    el("guid", { isPermaLink: "false" }, `${product}/${installer.edition}/${version}/${installer.system}`),
    // The shop for users who must buy the upgrade first, otherwise the release notes.
    el("link", {}, bought === undefined ? pageOf(product, version) : requireLink(bought.link)),
    el("pubDate", {}, new Date(`${facts.date}T00:00:00Z`).toUTCString().replace("GMT", "+0000")),
    el("sparkle:version", {}, version),
    el("sparkle:shortVersionString", {}, version),
    facts.channel === "beta" ? el("sparkle:channel", {}, "beta") : undefined,
    el("sparkle:minimumSystemVersion", {}, threeParts(installer.minimum)),
    ...(bought === undefined
      ? []
      : [
          el("sparkle:minimumAutoupdateVersion", {}, bought.major),
          el("sparkle:informationalUpdate", {}, el("sparkle:belowVersion", {}, bought.major)),
        ]),
    ...notesOf(product, version),
    el("sparkle:fullReleaseNotesLink", {}, pageOf(product, version)),
    el("enclosure", {
      url: `${origin}${updatePath(product, installer.edition, version, installer.system)}`,
      length: String(installer.size),
      type: "application/zip",
      "sparkle:os": system,
      "sparkle:edSignature": installer.signature,
    }),
  );
}

const pageOf = (product: string, version: Version) => `${addressOf(DEFAULT_SOURCE, `${requireFacts(product).path}/releases`)}#${version}`;

/** The notes in each language that has a translation. */
function notesOf(product: string, version: Version): Xml[] {
  return LOCALES.flatMap((locale) => {
    const release = listReleases(product, locale).find((each) => each.version === version);
    if (release?.words.language !== locale) return [];
    return [el("description", { "xml:lang": LANGUAGE_TAGS[locale] }, releaseNotesHtml(release, locale))];
  });
}

/** The MAJOR version of a paid upgrade to this one, with its link. Older versions are informed of it, but do not install it. */
function boughtSince(version: Version, all: readonly Release[]): { major: Version; link: LinkKey } | undefined {
  const major = `${version.split(".")[0] ?? ""}.0.0`;
  const link = all.find((release) => release.version === major)?.facts.upgradeLink;
  return link === undefined || !all.some((release) => compareVersions(release.version, major) < 0) ? undefined : { major, link };
}

/** Sparkle compares systems by three numbers: "11.0" is 11.0.0. */
const threeParts = (version: string): string => [...version.split("."), "0", "0"].slice(0, 3).join(".");
