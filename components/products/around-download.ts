/** What a visitor may want to know before a download, beside its form on a product's page. */
import { findLatestRelease } from "#lib/content/releases.ts";
import { hasPage } from "#lib/content/routes.ts";
import { requireFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** The form, and these links in a narrower column. */
export const BESIDE = "grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]";

/** @throws for a product that does not exist. */
export function aroundDownload(product: string, locale: Locale): { href: string; label: string }[] {
  const t = translatorFor(locale);
  const { name, path, editions, getStarted } = requireFacts(product);
  const latest = findLatestRelease(product);
  return [
    ...(getStarted === undefined ? [] : [{ path: getStarted, label: t("thanks.getStarted", { product: name }) }]),
    ...(editions.length > 1 ? [{ path, label: t("labz.allEditions", { product: name }) }] : []),
    ...(hasPage("/compatibility", locale) ? [{ path: "/compatibility", label: t("compatibility.check") }] : []),
    {
      path: `${path}/releases`,
      label: latest === undefined ? t("products.releases") : t("products.releasesWith", { version: latest.version }),
    },
  ].map(({ path: target, label }) => ({ href: localePath(locale, target), label }));
}
