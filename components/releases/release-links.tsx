/** Links to the feeds and update files of a product. */
import { Heading } from "#components/ui/heading.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { editionName } from "#lib/content/edition-names.ts";
import { requireFacts } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { allProductsFeedPath, appcastPath, feedPaths, releaseFilePath } from "#lib/feed-paths.ts";
import type { Locale } from "#schemas/locale.ts";

export function ReleaseLinks({ product, locale }: { product: string; locale: Locale }) {
  const t = translatorFor(locale);
  const facts = requireFacts(product);
  const { path, editions } = facts;
  const { atom, json } = feedPaths(locale, path);
  const links = [
    { href: atom, label: t("releases.feeds.atom") },
    { href: json, label: t("releases.feeds.json") },
    { href: allProductsFeedPath(locale), label: t("releases.feeds.all") },
    { href: releaseFilePath(path), label: t("releases.feeds.file") },
    ...editions.map((edition) => ({
      href: appcastPath(path, edition.key, editions),
      label: editions.length > 1 ? t("releases.feeds.appcastOf", { edition: editionName(facts, edition, t) }) : t("releases.feeds.appcast"),
    })),
  ];
  return (
    <section className="border-t border-line py-12 md:grid md:grid-cols-[13rem_1fr] md:gap-12" data-pagefind-ignore="">
      <Heading text={(t) => t("releases.feeds.title")} locale={locale} className="text-h3 max-md:mb-4" />
      <div>
        <p className="text-mute">{t("releases.feeds.lead")}</p>
        <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-small">
          {links.map(({ href, label }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
