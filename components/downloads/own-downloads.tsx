import { TextLink } from "#components/ui/text-link.tsx";
import { editionTitle, pathOfEdition } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

/** Links to the downloads of editions that have a page of their own. */
export function OwnDownloads({ facts, locale }: { facts: ProductFacts; locale: Locale }) {
  const t = translatorFor(locale);
  return facts.editions.map((edition) => {
    const own = pathOfEdition(facts, edition.key);
    return own === undefined ? null : (
      <TextLink key={edition.key} href={localePath(locale, `${own}#download`)}>
        {t("thanks.download", { product: editionTitle(facts, edition) })}
      </TextLink>
    );
  });
}
