import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { SILENCE } from "#components/ui/field-drawings.ts";
import { PageHead } from "#components/ui/page-head.tsx";
import { SearchField } from "#components/ui/search-field.tsx";
import { listMenu, type Page } from "#lib/content/pages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

const WAYS: ReadonlySet<string> = new Set(["products", "pricing", "support"]);

/** What an address without a page shows: where to go from here. */
export function NotFoundPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const ways = listMenu("footer", locale).filter(({ id }) => WAYS.has(id));
  return (
    <PageHead headline={page.data.headline} lead={page.data.lead} drawing={SILENCE}>
      <form action={localePath(locale, "/support")} role="search" className="scripting-only mt-9 max-w-2xl print:hidden">
        <SearchField label={t("search.label")} placeholder={t("search.placeholder")} submit={t("search.open")} />
      </form>
      <ButtonRow className="mt-9 w-full max-w-2xl max-sm:grid-cols-3 max-sm:gap-2 [&>a]:min-w-0 [&>a]:basis-0 [&>a]:px-2">
        {ways.map(({ path, label }) => (
          <ButtonLink key={path} href={localePath(locale, path)}>
            {label}
          </ButtonLink>
        ))}
      </ButtonRow>
    </PageHead>
  );
}
