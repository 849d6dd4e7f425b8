/** Release feeds: Atom and JSON Feed for each product and language that has notes of its own, with the full notes. */
import { Feed } from "feed";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { origin } from "#lib/content/page-metadata.ts";
import { productFacts } from "#lib/content/products.ts";
import { listReleases, localesOfReleases } from "#lib/content/releases.ts";
import { site } from "#lib/content/site.ts";
import { feedPaths } from "#lib/feed-paths.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { releaseNotesHtml } from "./feed-words.tsx";

/** @returns How many feeds were written. */
export function writeFeeds(folder: string): number {
  let written = 0;
  for (const slug of productFacts.keys()) {
    for (const locale of localesOfReleases(slug)) {
      const feed = feedOf(slug, locale);
      const paths = feedPaths(locale, productFacts.get(slug)?.path ?? "");
      for (const [path, text] of [
        [paths.atom, feed.atom1()],
        [paths.json, feed.json1()],
      ] as const) {
        const file = join(folder, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
        written++;
      }
    }
  }
  return written;
}

function feedOf(slug: string, locale: Locale): Feed {
  const t = translatorFor(locale);
  const { name = "", path = "" } = productFacts.get(slug) ?? {};
  const page = `${origin}${localePath(locale, `${path}/releases`)}`;
  const paths = feedPaths(locale, path);
  const releases = listReleases(slug, locale).filter(({ words }) => words.language === locale);
  const newest = releases[0]?.facts.date ?? "1970-01-01";
  const feed = new Feed({
    id: page,
    link: page,
    title: `${name} ${t("releases.title")}`,
    description: t("releases.lead", { product: name }),
    language: LANGUAGE_TAGS[locale],
    copyright: site.name,
    author: { name: site.name, link: origin },
    updated: new Date(`${newest}T00:00:00Z`),
    generator: site.name,
    feedLinks: { atom: `${origin}${paths.atom}`, json: `${origin}${paths.json}` },
  });
  for (const release of releases) {
    const address = `${page}#${release.version}`;
    feed.addItem({
      id: address,
      link: address,
      title: `${name} ${release.version}`,
      description: release.words.data.summary,
      content: releaseNotesHtml(release, origin),
      date: new Date(`${release.facts.date}T00:00:00Z`),
    });
  }
  return feed;
}
