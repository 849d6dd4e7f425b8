import type { ChosenEdition } from "#components/islands/chooser/chooser-answer.tsx";
import { priceLabels } from "#components/prices/price.tsx";
import { fullEditionName } from "#lib/content/edition-names.ts";
import { editionDownloadPath, requireEdition, requireProduct } from "#lib/content/products.ts";
import { requireLink } from "#lib/content/site.ts";
import { formatNumber } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import type { Locale } from "#schemas/locale.ts";

/** An edition as the chooser's answer: what it does, why no other edition, what it costs, and the ways to it. */
export function chosenEdition(key: CatalogueKey, locale: Locale): ChosenEdition {
  const t = translatorFor(locale);
  const { slug, facts, edition } = requireEdition(key);
  const { channels, price, buyLink } = edition;
  const count = channels?.max ?? 0;
  const sizes = new Set(facts.editions.map((other) => other.channels?.max));
  const download = localePath(locale, editionDownloadPath(facts, key));
  return {
    // A product with two licences of one size is named by itself: the answers are about channels.
    name: sizes.size === 1 ? facts.name : fullEditionName(facts, edition, t),
    hue: facts.hue,
    channels: count,
    price: priceLabels(price, locale, t),
    reasons: [
      requireProduct(slug, locale).words.data.summary,
      sizes.size === 1 ? t("chooser.reasonOne", { count: formatNumber(count, locale) }) : t("chooser.reason", { count }),
    ],
    ways: [
      ...(buyLink === "" ? [] : [{ href: requireLink(buyLink), label: t("products.buyNow") }]),
      { href: download, label: "free" in price ? t("products.download") : t("products.trial") },
    ],
  };
}
