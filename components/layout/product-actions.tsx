/** Buy Now and Download, to where the product's facts say. */
import { ButtonLink } from "#components/ui/button-link.tsx";
import { downloadPath, editionDownloadPath, requireFacts } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

type Place = "header" | "hero" | "tile" | "bar";
type Props = {
  product: string;
  /** On the page of a free edition: there is its download alone. */
  edition?: CatalogueKey;
  locale: Locale;
  /** The header names its two actions as on every product; the other places are on the product's own page. */
  place?: Place;
  /** The buttons stand among those of other products, and say to screen readers whose they are. */
  isNamed?: boolean;
};

const LOOKS: Readonly<Record<Place, string>> = {
  header: "sm:gap-3",
  hero: "sm:contents lg:[&_a]:px-5",
  tile: "max-sm:[&_a]:grow",
  bar: "sm:gap-3",
};

export function ProductActions({ product, edition, locale, place = "header", isNamed = false }: Props) {
  const facts = requireFacts(product);
  const t = translatorFor(locale);
  const buy = edition === undefined ? buyTarget(facts, locale) : undefined;
  const isFree = edition !== undefined || facts.editions.every(({ price }) => "free" in price);
  const download = edition === undefined ? downloadPath(facts) : editionDownloadPath(facts, edition);
  const isTrial = edition === undefined && offersTrial(facts);
  // Beside "Free", the filled button is the one that costs nothing.
  const isFirstFree = facts.editions[0] !== undefined && "free" in facts.editions[0].price;
  const isOffer = place === "hero" || place === "tile";
  const labels = {
    buy: t(isOffer && isFirstFree ? "products.toEditions" : "products.buyNow"),
    download: t(place !== "header" && isTrial ? "products.trial" : "products.download"),
  };
  const size = place === "hero" ? "large" : "small";
  const name = isNamed && <span className="sr-only"> {facts.name}</span>;
  const buttons = [
    buy !== undefined && (
      <ButtonLink key="buy" href={buy} tone={isFirstFree ? "plain" : "primary"} size={size}>
        {labels.buy}
        {name}
      </ButtonLink>
    ),
    // Where there is nothing to buy, the download is what a visitor came for; of what has a successor, only an owner.
    <ButtonLink
      key="download"
      href={localePath(locale, download)}
      tone={facts.successor === undefined && (buy === undefined || isFree || isFirstFree) ? "primary" : "plain"}
      size={size}
    >
      {labels.download}
      {name}
    </ButtonLink>,
  ];
  return (
    <div className={`flex flex-wrap items-center gap-2 ${LOOKS[place]}`}>
      {/* The filled one is first; the header has them in one order on every page. */}
      {isOffer && isFirstFree ? buttons.toReversed() : buttons}
    </div>
  );
}

/**
 * Whether a product's download is called a trial: it has one, is still sold, and none of its editions is free, which the first one would be.
 * Who downloads a product that is no longer sold has a licence.
 */
export const offersTrial = ({ editions: [first], trialMinutes, salesCondition }: ProductFacts): boolean =>
  trialMinutes !== undefined && salesCondition !== "Discontinued" && first !== undefined && !("free" in first.price);

/** Where Buy Now leads: to the editions with their prices at `#features`, or to the shop; undefined for what is not sold. */
export function buyTarget({ buy, editions, path }: ProductFacts, locale: Locale): string | undefined {
  const shop = editions.find(({ buyLink }) => buyLink !== "")?.buyLink;
  if (buy === "features") return `${localePath(locale, path)}#features`;
  return buy === "link" && shop !== undefined && shop !== "" ? requireLink(shop) : undefined;
}
