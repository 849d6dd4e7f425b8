/** The content that `npm run release` needs: the product, its releases, and phrases. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Daws } from "#schemas/daw.ts";
import { Formats } from "#schemas/format.ts";
import { Links } from "#schemas/links.ts";
import { Phrases } from "#schemas/phrases.ts";
import { Policy } from "#schemas/policy.ts";
import { type Locale, siteLocales } from "#schemas/locale.ts";
import { ProductFacts } from "#schemas/product-facts.ts";
import { ReleaseFacts } from "#schemas/release-facts.ts";
import { Site } from "#schemas/site.ts";
import { ReleaseWords } from "#schemas/release-words.ts";
import { Version } from "#schemas/version.ts";
import { compareVersions } from "#schemas/compare-versions.ts";
import type * as z from "zod";
import { ContentFileError, readContentAs, readContentData } from "#scripts/lib/content-files/content-file.ts";
import { didYouMean } from "#scripts/lib/report/wording.ts";
import { ReleaseError } from "./options.ts";

export type PastRelease = Project["releases"][number];
export type Project = ReturnType<typeof readProject>;

/** The products that can have releases. */
export const listProducts = (content: string): string[] =>
  readdirSync(join(content, "shared/products"))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => name.slice(0, -".yaml".length));

/** @throws ReleaseError when there is no such product, or when content that the release needs is not in shape. */
export function readProject(content: string, product: string) {
  const shared = join(content, "shared");
  const products = listProducts(content);
  if (!products.includes(product)) throw new ReleaseError([`there is no product ${product}; ${didYouMean(product, products)}`]);
  const folder = join(shared, "releases", product);
  const releases = (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => ({ version: name.replace(/\.yaml$/u, ""), file: join(folder, name) }))
    .filter(({ version }) => Version.safeParse(version).success)
    .map((release) => ({ ...release, facts: read(release.file, ReleaseFacts) }))
    .sort((a, b) => compareVersions(a.version, b.version));
  const { locales } = read(join(shared, "site.yaml"), Site);
  const policy = Object.entries(read(join(shared, "policy.yaml"), Policy).gaps);
  return {
    content,
    product,
    facts: read(join(shared, "products", `${product}.yaml`), ProductFacts),
    /** From old to new. */
    releases,
    phrases: read(join(shared, "phrases.yaml"), Phrases),
    daws: read(join(shared, "daws.yaml"), Daws).daws,
    formats: read(join(shared, "formats.yaml"), Formats).formats,
    locales,
    /** The language in which texts are written first. */
    source: siteLocales(locales).source,
    links: Object.keys(read(join(shared, "links.yaml"), Links).links),
    /** Languages whose text of a release may come later: policy.yaml gives them a grace. */
    graced: new Set(policy.flatMap(([locale, gaps]) => ((gaps.classes.release ?? gaps.default) === "block" ? [] : [locale as Locale]))),
  };
}

/** The text of a release in one language; undefined when there is none or it is not in shape. */
export function findPastText({ content, product }: Project, version: Version, locale: Locale): ReleaseWords | undefined {
  const file = join(content, locale, "releases", product, `${version}.mdx`);
  if (!existsSync(file)) return undefined;
  return ReleaseWords.safeParse(readContentData(file)).data;
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  try {
    return readContentAs(file, schema);
  } catch (error) {
    throw error instanceof ContentFileError ? new ReleaseError([error.message]) : error;
  }
}
