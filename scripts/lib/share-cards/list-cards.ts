/** Which share cards there are: one for each product in each language that has text for it, and one a language for all other pages. */
import { join } from "node:path";
import { requirePage } from "#lib/content/pages.ts";
import { listProducts, localesOfProduct } from "#lib/content/products.ts";
import { site } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { shareCardPath } from "#lib/share-card.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { Locale } from "#schemas/locale.ts";
import { PUBLIC_FOLDER } from "#server/content-folder.ts";
import type { CardText } from "./card-text.ts";

/** The picture beside the text: a product's window, or the sound field where there is none. */
export type CardGround = { picture: string; hue: number } | { hues: readonly number[]; hue: number | undefined };

export type Card = {
  /** Its path on the site. */
  path: string;
  text: CardText;
  ground: CardGround;
};

export const listCards = (): Card[] => LOCALES.flatMap((locale) => [siteCard(locale), ...productCards(locale)]);

function siteCard(locale: Locale): Card {
  const page = requirePage("home", locale);
  const isOwn = page.language === locale;
  return {
    path: shareCardPath(locale),
    ground: { hues: listProducts(locale).map(({ facts }) => facts.hue), hue: undefined },
    text: {
      locale,
      vendor: site.name,
      kind: "",
      heading: (isOwn ? page.data.headline : undefined) ?? [site.name],
      line: isOwn ? page.data.title : translatorFor(locale)("products.oneField"),
    },
  };
}

function productCards(locale: Locale): Card[] {
  const t = translatorFor(locale);
  return listProducts(locale)
    .filter(({ slug }) => localesOfProduct(slug).includes(locale))
    .map(({ slug, facts, words }): Card => {
      const picture = facts.editions.at(-1)?.image?.src;
      return {
        path: shareCardPath(locale, slug),
        ground: picture === undefined ? { hues: [facts.hue], hue: facts.hue } : { picture: join(PUBLIC_FOLDER, picture), hue: facts.hue },
        text: {
          locale,
          vendor: site.name,
          kind: facts.line === "labz" ? t("products.fromLabz") : t("products.plugIn"),
          heading: [facts.name],
          line: words.data.tagline,
        },
      };
    });
}
