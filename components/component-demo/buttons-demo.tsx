import { ProductActions } from "#components/layout/product-actions.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { productFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { Shown } from "./shown.tsx";

export function ButtonsDemo({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const target = localePath(locale, "/products");
  return (
    <Section id="buttons" title={(t) => t("componentDemo.buttons")} locale={locale}>
      <Shown name="ButtonLink">
        {(["large", "small"] as const).map((size) => (
          <p key={size} className="flex flex-wrap items-center gap-4 not-first:mt-4">
            <ButtonLink href={target} tone="primary" size={size}>
              {t("products.seeAll")}
            </ButtonLink>
            <ButtonLink href={target} size={size}>
              {t("products.seeAll")}
            </ButtonLink>
          </p>
        ))}
      </Shown>
      <Shown name="TextLink">
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          {(["plain", "signal", "quiet"] as const).map((tone) => (
            <TextLink key={tone} href={target} tone={tone}>
              {t("products.seeAll")}
            </TextLink>
          ))}
        </p>
      </Shown>
      <Shown name="ProductActions">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {[...productFacts].map(([product, { name }]) => (
            <li key={product} className="grid content-start justify-items-start gap-2 text-small text-mute">
              {name}
              <ProductActions product={product} locale={locale} />
            </li>
          ))}
        </ul>
      </Shown>
    </Section>
  );
}
