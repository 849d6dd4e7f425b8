/** The vendor and the site as a whole: told on the home page, and named by their ids on the others. */
import { addressOf, origin } from "#lib/content/addresses.ts";
import { requirePage } from "#lib/content/pages.ts";
import { listSocialAccounts, site } from "#lib/content/site.ts";
import { DEFAULT_LOCALE } from "#lib/i18n/locales.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { type Thing, thing } from "./thing.ts";

/** Enough of the vendor for a page that is about something else. */
export const vendorInShort = (): Thing =>
  thing("Organization", { "@id": `${origin}/#organization`, name: site.name, url: addressOf(DEFAULT_LOCALE, "/") });

export function organization(locale: Locale): Thing {
  return {
    ...vendorInShort(),
    alternateName: site.nativeName,
    description: requirePage("home", locale).data.description,
    logo: `${origin}/icon-512.png`,
    email: site.email,
    address: thing("PostalAddress", { addressCountry: site.country }),
    contactPoint: thing("ContactPoint", { contactType: "customer support", email: site.email, url: addressOf(locale, "/support") }),
    sameAs: listSocialAccounts().map(({ url }) => url),
  };
}

/** The site, with the address that answers a search. */
export function website(locale: Locale): Thing {
  return thing("WebSite", {
    "@id": `${addressOf(locale, "/")}#website`,
    name: site.name,
    url: addressOf(locale, "/"),
    inLanguage: LANGUAGE_TAGS[locale],
    publisher: { "@id": `${origin}/#organization` },
    potentialAction: thing("SearchAction", {
      target: thing("EntryPoint", { urlTemplate: `${addressOf(locale, "/support")}?q={search_term_string}` }),
      "query-input": "required name=search_term_string",
    }),
  });
}
