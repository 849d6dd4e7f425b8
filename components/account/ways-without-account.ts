import { pageIndex } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** The pages, of those that the site has, that do without an account what visitors look for in one. */
export function waysWithoutAccount(locale: Locale): { path: string; label: string }[] {
  const t = translatorFor(locale);
  const labels: Record<string, string> = {
    installers: t("account.meanwhile.download"),
    "lost-licence-key": t("account.meanwhile.licenceKey"),
    "model-gateway": t("account.meanwhile.gateway"),
    support: t("account.meanwhile.support"),
  };
  return Object.entries(labels).flatMap(([id, label]) => {
    const page = pageIndex.find((candidate) => candidate.id === id);
    return page === undefined ? [] : [{ path: page.path, label }];
  });
}
