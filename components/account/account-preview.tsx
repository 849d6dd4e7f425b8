/** What an account holds, drawn beside the way to one, as an example of its page. Decoration. */
import { ScreenFigure } from "#components/ui/screen-figure.tsx";
import { commerce, site } from "#lib/content/site.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { findSpender, FIRST_PRESET } from "./credits-page.tsx";

export function AccountPreview({ title, locale }: { title: string; locale: Locale }) {
  const t = translatorFor(locale);
  const spender = findSpender(locale)?.facts;
  const rows = {
    [t("account.room.credits.title")]: (
      <b className="text-h3 leading-none font-semibold text-ink">{formatMoney(commerce.creditTopUpMinimum * FIRST_PRESET, locale)}</b>
    ),
    [t("account.own.devices")]: spender?.installs ?? t("account.own.appName.hub"),
    [t("account.passkeys.title")]: "iPhone",
    [t("account.own.address")]: "name@example.com",
  };
  return (
    <div data-signed-out aria-hidden="true">
      <ScreenFigure hue={spender?.hue} address={new URL(site.origin).host} title={title} buttons={[]} caption={t("account.example")}>
        <div className="grid">
          {Object.entries(rows).map(([name, value]) => (
            <p key={name} className="flex min-h-12 items-center justify-between gap-6 border-t border-line">
              <span className="font-semibold">{name}</span>
              <span className="text-right text-mute wrap-anywhere">{value}</span>
            </p>
          ))}
        </div>
      </ScreenFigure>
    </div>
  );
}
