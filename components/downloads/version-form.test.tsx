import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ReleasesPage } from "#components/releases/releases-page.tsx";
import { productFacts } from "#lib/content/products.ts";
import { listReleases } from "#lib/content/releases.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { versionAddress, versionValue } from "#lib/version-address.ts";
import { VersionForm } from "./version-form.tsx";

const cases = LOCALES.flatMap((locale) => [...productFacts.keys()].map((product) => ({ locale, product })));

it.each(cases)("offers every version of $product in $locale, and leads from each installer to it", ({ locale, product }) => {
  const html = renderToStaticMarkup(
    <ReleasesPage product={product} form={<VersionForm product={product} locale={locale} />} locale={locale} />,
  );
  for (const { version, facts } of listReleases(product, locale))
    for (const installer of facts.installers) {
      expect(html).toContain(`<option value="${versionValue(version, installer)}">`);
      expect(html).toContain(`href="${versionAddress(version, installer)}"`);
    }
});
