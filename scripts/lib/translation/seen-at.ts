/** Where visitors see a text. */
import { localePathIn } from "#lib/i18n/site-paths.ts";
import { Messages } from "#schemas/messages.ts";
import { productsOf } from "#scripts/lib/check/catalogue.ts";
import { type Corpus, findDoc } from "#scripts/lib/check/corpus.ts";
import { languagesOf } from "#scripts/lib/check/site-languages.ts";
import type { Pair } from "#scripts/lib/check/translations/pairs.ts";

/** A path of the site in the pair's language, or a description. */
export function seenAt(corpus: Corpus, { entity, locale, file, source }: Pair): string {
  const [name = "", below = ""] = file
    .replace(/^content\/[^/]+\/[^/]+\//u, "")
    .replace(/\.[a-z]+$/u, "")
    .split("/");
  const area = source.section.id.slice(1).split("/")[0] ?? "";
  const path = pathOf();
  return path === undefined ? description() : localePathIn(languagesOf(corpus).listed, locale, path);

  function pathOf(): string | undefined {
    const product = productsOf(corpus).get(name)?.doc.data.path ?? undefined;
    if (entity === "SupportWords") return `/support/${name}`;
    if (entity === "ProductWords") return product;
    if (entity === "ReleaseWords") return product === undefined || below === "" ? undefined : `${product}/releases`;
    if (entity === "PageWords") return findDoc(corpus, "PageIndex")?.data.pages?.find((page) => page?.id === name)?.path ?? undefined;
    return undefined;
  }

  function description(): string {
    if (entity === "Messages") return (Messages.shape as Record<string, { description?: string } | undefined>)[area]?.description ?? area;
    if (entity === "MailWords") return `Mail: ${area}.`;
    if (entity === "AnnouncementWords") return "The bar at the top of every page, while the announcement runs.";
    return "Release notes that are made from ready sentences.";
  }
}
