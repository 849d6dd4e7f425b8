import { AnnouncementStrip } from "#components/layout/announcement-strip.tsx";
import { TranslationNotice } from "#components/layout/translation-notice.tsx";
import { DiscontinuedBanner } from "#components/layout/discontinued-banner.tsx";
import { Note } from "#components/ui/note.tsx";
import { Section } from "#components/ui/section.tsx";
import { LOCALES } from "#lib/i18n/locales.ts";
import { productFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function NoticesDemo({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <Section id="notices" title={() => "Note, TranslationNotice, DiscontinuedBanner, AnnouncementStrip"} locale={locale}>
      <Note title={t("common.hint")}>
        <p>{t("downloads.sameFile")}</p>
      </Note>
      <Note title={t("common.warning")} isWarning>
        <p>{t("downloads.sameFile")}</p>
      </Note>
      {/* It stands above a page, and has a page's margins. */}
      <div className="-mx-5 md:-mx-8">
        <TranslationNotice locale={locale} language={LOCALES.find((other) => other !== locale) ?? locale} path="/products" />
      </div>
      <div className="mt-8 grid gap-8">
        {[...productFacts.values()].map(
          ({ name, successor }) =>
            successor !== undefined && <DiscontinuedBanner key={name} name={name} successor={successor} locale={locale} />,
        )}
        <div data-news="">
          <AnnouncementStrip tone="primary" text={t("newsletter.lead")} href={localePath(locale, "/products")} locale={locale} />
        </div>
        <div data-news="">
          <AnnouncementStrip tone="alert" text={t("errors.GENERIC")} locale={locale} />
        </div>
      </div>
    </Section>
  );
}
