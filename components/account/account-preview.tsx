/** What an account holds, drawn beside the way to one: credits, and an app that is signed in. Decoration. */
import { commerce } from "#lib/content/site.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { findSpender, FIRST_PRESET } from "./credits-page.tsx";

export function AccountPreview({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <div
      data-signed-out
      data-hue={findSpender(locale)?.facts.hue}
      className="stage grid content-between rounded-lg p-6 max-lg:hidden lg:h-48"
      aria-hidden="true"
    >
      <p className="flex items-center justify-between gap-6">
        <span className="font-semibold">{t("account.room.credits.title")}</span>
        <b className="text-h2 leading-none font-semibold">{formatMoney(commerce.creditTopUpMinimum * FIRST_PRESET, locale)}</b>
      </p>
      <p className="flex items-center justify-between gap-6 border-t border-line pt-4">
        <span className="font-semibold">{t("account.own.appName.hub")}</span>
        <svg viewBox="0 0 24 24" width="24" height="24" fill="none" strokeWidth="2" className="shrink-0 stroke-tone">
          <circle cx="12" cy="12" r="11" />
          <path d="M7 12.3l3.4 3.4L17 9" />
        </svg>
      </p>
    </div>
  );
}
