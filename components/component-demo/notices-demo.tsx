import { AnnouncementBar } from "#components/layout/announcement-bar.tsx";
import { TranslationNotice } from "#components/layout/translation-notice.tsx";
import { DiscontinuedBanner } from "#components/products/discontinued-banner.tsx";
import { Note } from "#components/ui/note.tsx";
import { Section } from "#components/ui/section.tsx";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function NoticesDemo({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <Section id="notices" title="Note, TranslationNotice, DiscontinuedBanner, AnnouncementBar">
      <Note title={t("common.hint")}>
        <p>{t("downloads.sameFile")}</p>
      </Note>
      <Note title={t("common.warning")} isWarning>
        <p>{t("downloads.sameFile")}</p>
      </Note>
      <TranslationNotice locale={locale} language={locale === "en" ? "ja" : "en"} path="/products" />
      <div className="mt-8 grid gap-8">
        <DiscontinuedBanner name="HPL2 Processor" successor="hpl-processor" locale={locale} />
        <AnnouncementBar locale={locale} />
      </div>
    </Section>
  );
}
