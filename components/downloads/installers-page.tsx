/** Every current installer with its size and hash, the newest release first; each leads into the mailed download. */
import { ProductMark } from "#components/ui/product-mark.tsx";
import { InstallerTable } from "#components/releases/installer-table.tsx";
import { Words } from "#components/mdx/words.tsx";
import { sourcesOf } from "#components/ui/field-drawings.ts";
import { TaskHead } from "#components/ui/task-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Page } from "#lib/content/pages.ts";
import { productFact } from "#lib/content/fact-words.ts";
import { listProducts } from "#lib/content/products.ts";
import { listLatest } from "#lib/content/releases.ts";
import { anchorHref, headingId } from "#lib/heading-id.ts";
import { formatDay } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { versionAddress } from "#lib/version-address.ts";
import type { Locale } from "#schemas/locale.ts";

export function InstallersPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const products = listLatest(listProducts(locale), locale)
    .map((product) => ({
      ...product,
      id: headingId(product.facts.name),
      isDiscontinued: product.facts.salesCondition === "Discontinued",
    }))
    .toSorted((a, b) => Number(a.isDiscontinued) - Number(b.isDiscontinued));
  return (
    <>
      <TaskHead
        headline={page.data.headline}
        locale={locale}
        lead={[
          page.data.lead,
          t("downloadForm.sent", {
            hours: productFact.figure("downloadLinkHours", locale, t),
            times: productFact.figure("downloadLinkUses", locale, t),
          }),
        ].join(sentenceSpace(locale))}
        drawing={sourcesOf(products.map(({ facts }) => facts.hue))}
      >
        {products.length > 0 && (
          <nav aria-label={t("common.onThisPage")} className="mt-7 max-sm:hidden print:hidden" data-pagefind-ignore="">
            <ul className="flex max-w-[34em] flex-wrap gap-x-6 gap-y-1 text-small">
              {products.map(({ facts, id, isDiscontinued }) => (
                <li key={id}>
                  <TextLink href={anchorHref(id)} className={`inline-block py-1 ${isDiscontinued ? "text-mute" : ""}`}>
                    {facts.name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </TaskHead>
      <div className="mx-auto max-w-6xl px-5 md:px-8">
        {/* The heads of columns that are columns only where there is space. */}
        <div className="@container mt-8">
          <p className="grid grid-cols-[17rem_minmax(0,1fr)] gap-x-8 text-note text-mute @max-[66.5rem]:hidden" aria-hidden="true">
            <span>{t("products.product")} </span>
            <span className="grid grid-cols-[8.25rem_10.75rem_minmax(0,1fr)] gap-x-3">
              <span>{t("releases.filter.edition")} </span>
              <span>{t("catalogue.systems")} </span>
              <span>{t("downloads.files")}</span>
            </span>
          </p>
        </div>
        {products.map(({ facts, latest, id, isDiscontinued }, place) => (
          <details
            key={id}
            data-hue={facts.hue}
            open={place === 0}
            className="folded folded-on-phones grid gap-x-8 border-line border-t sm:py-6 md:grid-cols-[17rem_minmax(0,1fr)]"
          >
            <summary className="grid md:sticky md:top-8 md:self-start grid-cols-[1fr_auto] content-start gap-x-0 gap-y-1 *:col-start-1 [&::after]:col-start-2 [&::after]:row-start-1">
              <h2 id={id} className="flex scroll-mt-8 items-center gap-3 text-h3 leading-tight">
                <ProductMark hue={facts.hue} className="w-8 shrink-0" />
                <span className={`sm:whitespace-nowrap ${isDiscontinued ? "text-mute" : ""}`}>{facts.name}</span>
              </h2>
              <span className="ml-11 flex flex-wrap gap-x-3 text-note text-mute">
                <span>{t("downloads.installersOf", { version: latest.version })}</span>{" "}
                <time dateTime={latest.facts.date}>{formatDay(latest.facts.date, locale)}</time>
              </span>{" "}
              {isDiscontinued && <span className="ml-11 text-note text-mute">{t("catalogue.Discontinued")}</span>}
            </summary>
            <InstallerTable
              isOneOfMany
              installers={latest.facts.installers}
              addressOf={(installer) => `${localePath(locale, `${facts.path}/releases`)}${versionAddress(latest.version, installer)}`}
              locale={locale}
            />
          </details>
        ))}
        {page.body !== "" && (
          <div className="mt-10 border-t border-line pt-12">
            <Words of={page} locale={locale} layout="sheet" />
          </div>
        )}
      </div>
    </>
  );
}
