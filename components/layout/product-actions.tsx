import { ButtonLink } from "#components/ui/button-link.tsx";
import { downloadPath, editionDownload, requireFacts } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";

type Props = {
  product: string;
  /** Set on the page of a free edition, which offers only its download. */
  edition?: CatalogueKey | undefined;
  locale: Locale;
  size?: "small" | "large";
};

/** The buttons Buy Now and Download of a product. */
export function ProductActions({ product, edition, locale, size = "small" }: Props) {
  const facts = requireFacts(product);
  const { editions, path } = facts;
  const buy = edition === undefined ? facts.buy : "none";
  const t = translatorFor(locale);
  const [shop] = editions.flatMap(({ buyLink }) => (buyLink === "" ? [] : [buyLink]));
  const isFree = edition !== undefined || editions.every(({ price }) => "free" in price);
  const download = edition === undefined ? downloadPath(facts) : editionDownload(facts, edition);
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      {buy === "features" && (
        <ButtonLink href={`${localePath(locale, path)}#features`} tone="primary" size={size}>
          {t("products.buyNow")}
        </ButtonLink>
      )}
      {buy === "link" && shop !== undefined && (
        <ButtonLink href={requireLink(shop)} tone="primary" size={size}>
          {t("products.buyNow")}
        </ButtonLink>
      )}
      {/* Without anything to buy, the download is the main action. */}
      <ButtonLink href={localePath(locale, download)} tone={isFree ? "primary" : "plain"} size={size}>
        {t("products.download")}
      </ButtonLink>
    </div>
  );
}
