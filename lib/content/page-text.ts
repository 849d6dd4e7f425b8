/** Title and description of each page, for its head and for search results. */
import type { Route } from "#lib/routes.ts";
import type { Locale } from "#schemas/locale.ts";
import { languageOfMessages } from "./messages.ts";
import { requirePage } from "./pages.ts";
import { requireFacts, requireProduct } from "./products.ts";
import { languageOfReleases } from "./releases.ts";
import { firstEdition, screenName } from "./screens.ts";
import { requireArticle } from "./support.ts";
import { translatorFor } from "./translator.ts";

export type PageText = {
  title: string;
  /** The page's name in lists, if it is shorter than the title. */
  name?: string;
  description: string;
  /** The language of the page's text. */
  language: Locale;
};

export function pageText(route: Route, locale: Locale): PageText {
  const t = translatorFor(locale);
  const fromMessages = (title: string, description: string): PageText => ({ title, description, language: languageOfMessages(locale) });
  switch (route.kind) {
    case "page": {
      const { data, language } = requirePage(route.page, locale);
      return { title: data.title, description: data.description, language };
    }
    case "article": {
      const { data, language } = requireArticle(route.article, locale).copy;
      return { title: data.title, description: data.description, language };
    }
    case "product": {
      const { facts, copy } = requireProduct(route.product, locale);
      return {
        title: `${facts.name} – ${copy.data.tagline}`,
        name: facts.name,
        description: copy.data.description,
        language: copy.language,
      };
    }
    case "releases": {
      const { name } = requireFacts(route.product);
      return {
        title: t("releases.titleOf", { product: name }),
        description: t("releases.lead", { product: name }),
        language: languageOfReleases(route.product, locale) ?? languageOfMessages(locale),
      };
    }
    case "choose-download": {
      const { name } = requireFacts(route.product);
      const isBeta = route.channel === "beta";
      return fromMessages(
        t(isBeta ? "downloads.chooseBetaTitle" : "downloads.chooseTitle", { product: name }),
        t(isBeta ? "downloads.chooseBetaDescription" : "downloads.chooseDescription", { product: name }),
      );
    }
    case "download": {
      const isBeta = route.channel === "beta";
      return fromMessages(
        t(isBeta ? "downloads.betaTitle" : "downloads.title", { product: screenName(route) }),
        t(isBeta ? "downloads.betaDescription" : "downloads.description", { product: screenName(route) }),
      );
    }
    case "edition": {
      const { copy } = requireProduct(route.product, locale);
      const { edition } = firstEdition(route);
      return {
        title: t("labz.editionTitle", { product: screenName(route) }),
        description: copy.data.editions[edition.key]?.description ?? copy.data.description,
        language: copy.language,
      };
    }
    case "thanks": {
      const { name } = requireFacts(route.product);
      return fromMessages(t(`thanks.${route.after}.title`, { product: name }), t(`thanks.${route.after}.description`, { product: name }));
    }
  }
}
