/** Where programs and feed readers learn of new versions. */
import { Heading } from "#components/ui/heading.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { editionName } from "#lib/content/edition-names.ts";
import { requireFacts } from "#lib/content/products.ts";
import { allProductsFeedPath, appcastPath, feedPaths, releaseFilePath } from "#lib/feed-paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function ReleaseLinks({ product, locale }: { product: string; locale: Locale }) {
  const t = translatorFor(locale);
  const facts = requireFacts(product);
  const { path, editions } = facts;
  const { atom, json } = feedPaths(locale, path);
  const links = [
    { href: atom, words: t("releases.feeds.atom") },
    { href: json, words: t("releases.feeds.json") },
    { href: allProductsFeedPath(locale), words: t("releases.feeds.all") },
    { href: releaseFilePath(path), words: t("releases.feeds.file") },
    ...editions.map((edition) => ({
      href: appcastPath(path, edition.key, editions),
      words: editions.length > 1 ? t("releases.feeds.appcastOf", { edition: editionName(facts, edition, t) }) : t("releases.feeds.appcast"),
    })),
  ];
  return (
    <section className="border-t border-line py-12 md:grid md:grid-cols-[13rem_1fr] md:gap-12" data-pagefind-ignore="">
      <Heading words={(t) => t("releases.feeds.title")} locale={locale} className="text-h3 max-md:mb-4" />
      <div>
        <p className="text-mute">{t("releases.feeds.lead")}</p>
        <ul className="mt-4 grid gap-x-8 gap-y-2 text-small sm:grid-cols-2 lg:grid-cols-3">
          {links.map(({ href, words }) => (
            <li key={href}>
              <TextLink href={href}>{words}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
