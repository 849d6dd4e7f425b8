import { ProductActions } from "#components/layout/product-actions.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { productFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function ButtonsDemo({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const target = localePath(locale, "/products");
  return (
    <Section id="buttons" title={() => "ButtonLink, TextLink, ProductActions"} locale={locale}>
      <div className="grid gap-6">
        {(["large", "small"] as const).map((size) => (
          <p key={size} className="flex flex-wrap items-center gap-4">
            <ButtonLink href={target} tone="primary" size={size}>
              {t("products.seeAll")}
            </ButtonLink>
            <ButtonLink href={target} size={size}>
              {t("products.seeAll")}
            </ButtonLink>
          </p>
        ))}
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          {(["plain", "signal", "quiet"] as const).map((tone) => (
            <TextLink key={tone} href={target} tone={tone}>
              {t("products.seeAll")}
            </TextLink>
          ))}
        </p>
        {[...productFacts.keys()].map((product) => (
          <ProductActions key={product} product={product} locale={locale} />
        ))}
      </div>
    </Section>
  );
}
