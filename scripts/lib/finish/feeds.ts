/** Everything about releases that machines read: feeds for each product and language, one for all products, releases.json, appcasts. */
import { join } from "node:path";
import { addressOf, origin } from "#lib/content/addresses.ts";
import { productFacts, requireFacts } from "#lib/content/products.ts";
import { listReleases, type Release } from "#lib/content/releases.ts";
import { site } from "#lib/content/site.ts";
import { allProductsFeedPath, appcastPath, feedPaths, RELEASE_FILE_SCHEMA_PATH, releaseFilePath } from "#lib/feed-paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { Locale } from "#schemas/locale.ts";
import { releaseFileJsonSchema } from "#schemas/release-feed.ts";
import { putFile } from "#scripts/lib/put-file.ts";
import { appcastDocument } from "./appcast.ts";
import { atomDocument, type Feed, type FeedEntry, jsonFeedDocument } from "./feed-documents.ts";
import { releaseNotesHtml } from "./feed-words.tsx";
import { releaseFileOf } from "./release-file.ts";

/** Writes what `listFeedPaths` names. @returns How many files were written. */
export function writeFeeds(folder: string): number {
  let written = 0;
  const write = (path: string, text: string) => {
    putFile(join(folder, path), text);
    written++;
  };
  for (const locale of LOCALES) {
    for (const slug of productFacts.keys()) {
      const feed = productFeed(slug, locale);
      const paths = feedPaths(locale, requireFacts(slug).path);
      write(paths.atom, atomDocument(feed, `${origin}${paths.atom}`));
      write(paths.json, jsonFeedDocument(feed, `${origin}${paths.json}`));
    }
    const path = allProductsFeedPath(locale);
    write(path, atomDocument(allProductsFeed(locale), `${origin}${path}`));
  }
  for (const [slug, { path, editions }] of productFacts) {
    write(releaseFilePath(path), `${JSON.stringify(releaseFileOf(slug), null, 2)}\n`);
    for (const edition of editions) write(appcastPath(path, edition.key, editions), appcastDocument(slug, edition));
  }
  write(RELEASE_FILE_SCHEMA_PATH, `${JSON.stringify(releaseFileJsonSchema(`${origin}${RELEASE_FILE_SCHEMA_PATH}`), null, 2)}\n`);
  return written;
}

const author = { name: site.name, url: origin };

function productFeed(slug: string, locale: Locale): Feed {
  const { name, path } = requireFacts(slug);
  const t = translatorFor(locale);
  return {
    locale,
    title: t("releases.titleOf", { product: name }),
    description: t("releases.lead", { product: name }),
    page: addressOf(locale, `${path}/releases`),
    author,
    entries: listReleases(slug, locale).map((release) => entryOf(slug, release, locale)),
  };
}

function allProductsFeed(locale: Locale): Feed {
  const releases = [...productFacts.keys()].flatMap((slug) => listReleases(slug, locale).map((release) => ({ slug, release })));
  // A stable sort: of two releases of one day, the newer version of a product stays in front.
  releases.sort((a, b) => (a.release.facts.date < b.release.facts.date ? 1 : a.release.facts.date > b.release.facts.date ? -1 : 0));
  const t = translatorFor(locale);
  return {
    locale,
    title: t("releases.allTitle"),
    description: t("releases.allLead"),
    page: addressOf(locale, "/products"),
    author,
    entries: releases.map(({ slug, release }) => entryOf(slug, release, locale)),
  };
}

function entryOf(slug: string, release: Release, locale: Locale): FeedEntry {
  const { name, path } = requireFacts(slug);
  const { version, facts, words } = release;
  const beta = facts.channel === "beta" ? ` (${translatorFor(locale)("releases.beta")})` : "";
  return {
    address: `${addressOf(locale, `${path}/releases`)}#${version}`,
    title: `${name} ${version}${beta}`,
    summary: words.data.summary,
    html: releaseNotesHtml(release, locale),
    day: facts.date,
    tags: [...new Set([facts.channel, ...facts.changes.map(({ kind }) => kind)])],
  };
}
