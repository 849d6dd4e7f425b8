/** A product's downloads: the newest installer for each edition and system. The link itself comes by e-mail. */
import { InstallerTable } from "#components/releases/installer-table.tsx";
import { Note } from "#components/ui/note.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { requireFacts } from "#lib/content/products.ts";
import { findLatestRelease } from "#lib/content/releases.ts";
import { headingId } from "#lib/heading-id.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function DownloadPage({ product, locale }: { product: string; locale: Locale }) {
  const t = translatorFor(locale);
  const facts = requireFacts(product);
  const latest = findLatestRelease(product);
  const installers = latest === undefined ? "" : t("downloads.installersOf", { version: latest.version });
  return (
    <article data-hue={facts.hue}>
      <PageHead headline={[facts.name, t("downloads.title")]} lead={t("downloads.lead", { product: facts.name })} />
      <div className="mx-auto max-w-6xl px-5 md:px-8">
        <Note title={t("common.hint")}>
          <p>{t("downloads.notYet")}</p>
        </Note>
        {latest !== undefined && (
          <>
            <h2 id={headingId(installers, new Set())} className="mt-12 text-h2">
              {installers}
            </h2>
            <InstallerTable installers={latest.facts.installers} locale={locale} />
          </>
        )}
        <p className="mt-10 flex flex-wrap gap-x-8 gap-y-2">
          <a href={localePath(locale, `${facts.path}/releases`)} className="underline underline-offset-4 hover:text-signal">
            {t("downloads.older")}
          </a>
          <a href={localePath(locale, facts.path)} className="underline underline-offset-4 hover:text-signal">
            {t("releases.toProduct", { product: facts.name })}
          </a>
        </p>
      </div>
    </article>
  );
}
