/** Which pages have words of their own, read from the files that translators write and not from the code that draws them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { type Route, routesOf } from "#lib/routes.ts";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import type { Locale } from "#schemas/locale.ts";
import type { PageIndex } from "#schemas/page.ts";
import { ProductFacts } from "#schemas/product-facts.ts";
import { compareVersions } from "#schemas/compare-versions.ts";

const SHARED = `${CONTENT_FOLDER}/shared`;
const read = (file: string): unknown => parse(readFileSync(file, "utf8"));

const { pages } = read(`${SHARED}/pages.yaml`) as PageIndex;

/** Every path of the site from the facts, with what it shows. */
export function listRoutesOfContent(): Route[] {
  const slugs = readdirSync(`${SHARED}/products`).map((file) => file.replace(/\.yaml$/u, ""));
  const products = new Map(slugs.map((slug) => [slug, ProductFacts.parse(read(`${SHARED}/products/${slug}.yaml`))]));
  const { topics } = read(`${SHARED}/support.yaml`) as { topics: Parameters<typeof routesOf>[0]["support"] };
  return routesOf({ pages, products, support: topics });
}

/** The file with a page's own words in a language: for releases, the newest note's. */
function wordsFile(route: Route, locale: Locale): string {
  switch (route.kind) {
    case "page":
      return `${CONTENT_FOLDER}/${locale}/pages/${route.page}.mdx`;
    case "article":
      return `${CONTENT_FOLDER}/${locale}/support/${route.article}.mdx`;
    case "choose-download":
    case "download":
    case "thanks":
      return `${CONTENT_FOLDER}/${locale}/messages.yaml`;
    case "product":
    case "edition":
      return `${CONTENT_FOLDER}/${locale}/products/${route.product}.mdx`;
    case "releases": {
      const versions = readdirSync(`${SHARED}/releases/${route.product}`).map((file) => file.replace(/\.yaml$/u, ""));
      return `${CONTENT_FOLDER}/${locale}/releases/${route.product}/${versions.sort(compareVersions).at(-1) ?? ""}.mdx`;
    }
  }
}

export const hasOwnWords = (route: Route, locale: Locale): boolean => {
  const file = wordsFile(route, locale);
  return existsSync(file) && (route.kind !== "releases" || saysEverything(file));
};

/** A translator may have come to some sentences of a release and not to others. */
function saysEverything(file: string): boolean {
  const [, product = "", version = ""] = /releases\/([^/]+)\/(.+)\.mdx$/u.exec(file) ?? [];
  const facts = read(`${SHARED}/releases/${product}/${version}.yaml`) as Record<Group, { id: string }[] | undefined>;
  const words = parse(readFileSync(file, "utf8").split(/^---$/mu)[1] ?? "") as Record<Group, Record<string, string> | undefined>;
  return (["changes", "knownIssues"] as const).every((group) => (facts[group] ?? []).every(({ id }) => words[group]?.[id] !== undefined));
}
type Group = "changes" | "knownIssues";

/** Pages such as an error's are for nobody to find. The file says so; it leaves out what is true of most. */
export const isForSearchEngines = (route: Route): boolean =>
  route.kind !== "thanks" && (route.kind !== "page" || pages.find(({ id }) => id === route.page)?.indexed !== false);
