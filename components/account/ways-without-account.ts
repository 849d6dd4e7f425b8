import { factsOfPage } from "#lib/content/pages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** Links to the pages, of those that the site has, that do without an account what visitors look for in one. */
export function waysWithoutAccount(locale: Locale): { href: string; label: string }[] {
  const t = translatorFor(locale);
  const labels: Record<string, string> = {
    installers: t("account.meanwhile.download"),
    "lost-licence-key": t("account.meanwhile.licenceKey"),
    "model-gateway": t("account.meanwhile.gateway"),
    support: t("account.meanwhile.support"),
  };
  return Object.entries(labels).flatMap(([id, label]) => {
    const page = factsOfPage(id);
    return page === undefined ? [] : [{ href: localePath(locale, page.path), label }];
  });
}
