import { SILENCE } from "#components/ui/field-drawings.ts";
import { PageHead } from "#components/ui/page-head.tsx";
import { SearchField } from "#components/ui/search-field.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { linkTo } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** What an address without a page shows: where to go from here. */
export function NotFoundPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const ways = [
    ...linkTo("/products", t("products.seeAll"), locale),
    ...linkTo("/installers", t("search.groups.download"), locale),
    ...linkTo("/support", t("support.title"), locale),
  ];
  return (
    <PageHead headline={page.data.headline} lead={page.data.lead} drawing={SILENCE}>
      <form action={localePath(locale, "/support")} role="search" className="scripting-only mt-9 max-w-2xl print:hidden">
        <SearchField label={t("search.label")} placeholder={t("search.placeholder")} submit={t("search.open")} />
      </form>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
        {ways.map(({ href, label }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    </PageHead>
  );
}
