/** The vendor and the site: in full on the home page, on other pages by their ids. */
import { addressOf, origin } from "#lib/content/addresses.ts";
import { requirePage } from "#lib/content/pages.ts";
import { listSocialAccounts, site } from "#lib/content/site.ts";
import { DEFAULT_LOCALE, LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { type Thing, thing } from "./thing.ts";

/** The vendor with only its name and address. */
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
    contactPoint: thing("ContactPoint", {
      contactType: "customer support",
      email: site.email,
      url: addressOf(locale, "/support"),
    }),
    sameAs: listSocialAccounts().map(({ url }) => url),
  };
}

/** The site, with the address of its search. */
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
