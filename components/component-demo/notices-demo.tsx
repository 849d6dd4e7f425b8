import { AnnouncementStrip } from "#components/layout/announcement-strip.tsx";
import { TranslationNotice } from "#components/layout/translation-notice.tsx";
import { DiscontinuedBanner } from "#components/layout/discontinued-banner.tsx";
import { Note } from "#components/ui/note.tsx";
import { Section } from "#components/ui/section.tsx";
import { LOCALES } from "#lib/i18n/locales.ts";
import { productFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { Shown } from "./shown.tsx";

export function NoticesDemo({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  const [discontinued] = [...productFacts.values()].flatMap(({ name, successor }) =>
    successor === undefined ? [] : [{ name, successor }],
  );
  return (
    <Section id="notices" title={(t) => t("componentDemo.notices")} locale={locale}>
      <Shown name="Note">
        <div className="grid items-start gap-x-12 lg:grid-cols-2">
          <Note title={t("common.hint")}>
            <p>{t("downloads.sameFile")}</p>
          </Note>
          <Note title={t("common.warning")} isWarning>
            <p>{t("downloads.sameFile")}</p>
          </Note>
        </div>
      </Shown>
      <Shown name="TranslationNotice">
        {/* It stands above a page, and has a page's margins. */}
        <div className="-mx-5 md:-mx-8">
          <TranslationNotice locale={locale} language={LOCALES.find((other) => other !== locale) ?? locale} path="/products" />
        </div>
      </Shown>
      {discontinued !== undefined && (
        <Shown name="DiscontinuedBanner">
          <DiscontinuedBanner {...discontinued} locale={locale} />
        </Shown>
      )}
      <Shown name="AnnouncementStrip">
        <div data-news="">
          <AnnouncementStrip tone="primary" text={t("newsletter.lead")} href={localePath(locale, "/products")} locale={locale} />
        </div>
        <div data-news="" className="mt-6">
          <AnnouncementStrip tone="alert" text={t("errors.GENERIC")} locale={locale} />
        </div>
      </Shown>
    </Section>
  );
}
