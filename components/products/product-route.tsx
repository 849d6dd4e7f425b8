/** Chooses what a product's path shows. */
import { DownloadPage } from "#components/downloads/download-page.tsx";
import { SiteFrame } from "#components/layout/site-frame.tsx";
import { ReleasesPage } from "#components/releases/releases-page.tsx";
import { requireProduct } from "#lib/content/products.ts";
import { listReleases } from "#lib/content/releases.ts";
import type { ProductRoute as Route } from "#lib/content/routes.ts";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { ProductPage } from "./product-page.tsx";

export function ProductRoute({ route: { kind, path, product: slug }, locale }: { route: Route; locale: Locale }) {
  const product = requireProduct(slug, locale);
  const language = kind === "releases" ? (listReleases(slug, locale)[0]?.words.language ?? product.words.language) : product.words.language;
  return (
    <SiteFrame
      locale={locale}
      path={path}
      language={language}
      title={titleOf(kind, product.facts.name, translatorFor(locale))}
      kind={kind}
      product={slug}
    >
      {kind === "product" && <ProductPage product={product} locale={locale} />}
      {kind === "releases" && <ReleasesPage product={slug} locale={locale} />}
      {kind === "download" && <DownloadPage product={slug} locale={locale} />}
    </SiteFrame>
  );
}

/** Title and description of a product's path. */
export function productRouteWords({ kind, product: slug }: Route, locale: Locale): { title: string; description: string } {
  const t = translatorFor(locale);
  const { facts, words } = requireProduct(slug, locale);
  if (kind === "releases")
    return { title: `${facts.name} ${t("releases.title")}`, description: t("releases.lead", { product: facts.name }) };
  if (kind === "download")
    return { title: `${facts.name} ${t("downloads.title")}`, description: t("downloads.lead", { product: facts.name }) };
  return { title: `${facts.name} – ${words.data.tagline}`, description: words.data.description };
}

function titleOf(kind: Route["kind"], name: string, t: Translate): string {
  if (kind === "product") return name;
  return `${name} ${kind === "releases" ? t("releases.title") : t("downloads.title")}`;
}
