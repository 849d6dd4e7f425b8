/** What each page is called, in its head, in search results and for the reader of a translation notice. */
import { firstEdition, screenName } from "#components/downloads/screen-name.ts";
import { languageOfMessages } from "#lib/content/messages.ts";
import { requirePage } from "#lib/content/pages.ts";
import { requireFacts, requireProduct } from "#lib/content/products.ts";
import { languageOfReleases } from "#lib/content/releases.ts";
import { requireArticle } from "#lib/content/support.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Route } from "#lib/routes.ts";
import type { Locale } from "#schemas/locale.ts";

export type RouteWords = {
  title: string;
  /** What a list calls the page where its title says more. */
  name?: string;
  description: string;
  /** The language that the page's own words are in. */
  language: Locale;
};

export function routeWords(route: Route, locale: Locale): RouteWords {
  const t = translatorFor(locale);
  const fromMessages = (title: string, description: string): RouteWords => ({ title, description, language: languageOfMessages(locale) });
  switch (route.kind) {
    case "page": {
      const { data, language } = requirePage(route.page, locale);
      return { title: data.title, description: data.description, language };
    }
    case "article": {
      const { data, language } = requireArticle(route.article, locale).words;
      return { title: data.title, description: data.description, language };
    }
    case "product": {
      const { facts, words } = requireProduct(route.product, locale);
      return {
        title: `${facts.name} – ${words.data.tagline}`,
        name: facts.name,
        description: words.data.description,
        language: words.language,
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
      const { words } = requireProduct(route.product, locale);
      const { edition } = firstEdition(route);
      return {
        title: t("labz.editionTitle", { product: screenName(route) }),
        description: words.data.editions[edition.key]?.description ?? words.data.description,
        language: words.language,
      };
    }
    case "thanks": {
      const { name } = requireFacts(route.product);
      return fromMessages(t(`thanks.${route.after}.title`, { product: name }), t(`thanks.${route.after}.description`, { product: name }));
    }
  }
}
