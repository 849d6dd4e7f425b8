/** What a product costs: its editions side by side, with the ways to buy and try each; of one that is no longer sold, what they cost. */
import { Section } from "#components/ui/section.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { namesOfSameSound, type Product } from "#lib/content/products.ts";
import { formatList } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { EditionTable } from "./edition-table.tsx";
import { OnlyEdition } from "./only-edition.tsx";

export function EditionsSection({ product, locale }: { product: Product; locale: Locale }) {
  const t = translatorFor(locale);
  const { editions, salesCondition } = product.facts;
  const [only] = editions.length === 1 ? editions : [];
  const differing = namesOfSameSound(editions);
  const isSold = salesCondition !== "Discontinued";
  const titleKey = only === undefined ? "products.editions" : "catalogue.price";
  return (
    <Section id="editions" title={(t) => t(titleKey)} locale={locale}>
      {differing.length === editions.length && (
        <p className="mb-8 max-w-[42em] text-mute">{t("products.editionsDiffer", { editions: formatList(differing, locale) })}</p>
      )}
      {only === undefined ? (
        <EditionTable product={product} locale={locale} />
      ) : (
        <OnlyEdition product={product} edition={only} locale={locale} />
      )}
      <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
        {isSold && <TextLink href={localePath(locale, "/pricing")}>{t("pricing.all")}</TextLink>}
        <TextLink href="#requirements">{t("products.requirements")}</TextLink>
      </p>
    </Section>
  );
}
