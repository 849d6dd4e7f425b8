/** What an account holds, drawn beside the way to one, as an example of its page. Decoration. */
import { ScreenFigure } from "#components/ui/screen-figure.tsx";
import { commerce, site } from "#lib/content/site.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { findSpender, FIRST_PRESET } from "./credits-page.tsx";

export function AccountPreview({ title, locale }: { title: string; locale: Locale }) {
  const t = translatorFor(locale);
  const spender = findSpender(locale)?.facts;
  const address = new URL(site.origin).host + localePath(locale, "/account");
  const rows = {
    [t("account.room.credits.title")]: (
      <b className="text-h3 leading-none font-semibold">{formatMoney(commerce.creditTopUpMinimum * FIRST_PRESET, locale)}</b>
    ),
    [spender?.installs ?? t("account.own.appName.hub")]: TICK,
    [t("account.passkeys.title")]: TICK,
  };
  return (
    <div data-signed-out aria-hidden="true">
      <ScreenFigure hue={spender?.hue} address={address} title={title} buttons={[]} caption={t("account.example")}>
        <div className="grid">
          {Object.entries(rows).map(([name, value]) => (
            <p key={name} className="flex min-h-12 items-center justify-between gap-6 border-t border-line font-semibold">
              <span>{name}</span>
              {value}
            </p>
          ))}
        </div>
      </ScreenFigure>
    </div>
  );
}

const TICK = (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="none" strokeWidth="2" className="shrink-0 stroke-tone">
    <circle cx="12" cy="12" r="11" />
    <path d="M7 12.3l3.4 3.4L17 9" />
  </svg>
);
