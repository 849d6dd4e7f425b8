/** What a product costs: its editions side by side, with the ways to buy and try each. */
import { Section } from "#components/ui/section.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { namesOfSameSound, type Product } from "#lib/content/products.ts";
import { formatList } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { EditionTable } from "./edition-table.tsx";

export function EditionsSection({ product, locale }: { product: Product; locale: Locale }) {
  const t = translatorFor(locale);
  const { editions, salesCondition } = product.facts;
  const differing = namesOfSameSound(editions);
  return (
    <Section id="editions" title={(t) => (editions.length > 1 ? t("products.editions") : t("catalogue.price"))} locale={locale}>
      {differing.length > 1 && (
        <p className="mb-8 max-w-[42em] text-mute">{t("products.editionsDiffer", { editions: formatList(differing, locale) })}</p>
      )}
      <EditionTable product={product} locale={locale} />
      {salesCondition !== "Discontinued" && (
        <p className="mt-8">
          <TextLink href={localePath(locale, "/pricing")}>{t("pricing.all")}</TextLink>
        </p>
      )}
    </Section>
  );
}
