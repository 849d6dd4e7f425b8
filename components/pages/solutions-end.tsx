/** The end of the page of solutions, for those whose work is not on it: everything that can be bought, and the vendor's own ears. */
import { ClosingBand } from "#components/products/closing-band.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { hasPage } from "#lib/content/routes.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function SolutionsEnd({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <ClosingBand>
      <div className="grid items-end gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="text-h2 leading-tight font-semibold text-balance">{t("products.otherWork")}</p>
          <p className="mt-3 max-w-[36em] text-lead text-mute">{t("products.otherWorkLead")}</p>
        </div>
        <ButtonRow>
          <ButtonLink href={localePath(locale, "/products")} tone="primary">
            {t("products.seeAll")}
          </ButtonLink>{" "}
          {hasPage("/services", locale) && <ButtonLink href={localePath(locale, "/services")}>{t("products.toServices")}</ButtonLink>}
        </ButtonRow>
      </div>
    </ClosingBand>
  );
}
