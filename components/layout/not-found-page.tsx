import { ButtonLink } from "#components/ui/button-link.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import type { PageProps } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";

/** The 404 page. */
export function NotFoundPage({ page, locale }: PageProps) {
  const t = translatorFor(locale);
  return (
    <PageHead headline={page.data.headline} lead={page.data.lead}>
      <p className="mt-9 flex flex-wrap gap-3.5">
        <ButtonLink href={localePath(locale, "/products")} tone="primary">
          {t("products.seeAll")}
        </ButtonLink>
        <ButtonLink href={localePath(locale, "/support")} tone="plain">
          {t("support.title")}
        </ButtonLink>
      </p>
    </PageHead>
  );
}
