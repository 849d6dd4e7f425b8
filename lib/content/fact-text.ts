/** Facts as text in a language. */
import { formatList, formatMoney, formatPercent, formatYen } from "#lib/i18n/format.ts";
import type { FactKey } from "#schemas/commerce.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Price } from "#schemas/money.ts";
import type { SupportedSystem } from "#schemas/system.ts";
import { commerce } from "./site.ts";
import type { Translate } from "./translator.ts";

/** The current price in cents; undefined for a free edition. */
export function currentPrice(price: Price): number | undefined {
  return "free" in price ? undefined : (price.sale ?? price.list);
}

/** The saving of a lower price in whole percent, rounded down. */
export function percentSaved(from: number, to: number): number {
  return Math.floor(((from - to) * 100) / from);
}

/** "macOS 10.15 or later". */
export function systemText({ system, minimum }: SupportedSystem, t: Translate): string {
  return t("catalogue.systemFrom", { system, version: minimum });
}

/** "macOS 10.15 or later, Windows 10 or later". */
export function systemsText(systems: readonly SupportedSystem[], locale: Locale, t: Translate): string {
  return formatList(
    systems.map((system) => systemText(system, t)),
    locale,
  );
}

/** A figure of content/shared/commerce.yaml with its unit. */
export function figureText(key: FactKey, locale: Locale, t: Translate): string {
  switch (key) {
    case "licenceIssueDays":
    case "supportReplyDays": {
      const { from, to } = commerce[key];
      return t("catalogue.businessDays", { from, to });
    }
    case "messageCost":
      return t("catalogue.amounts", {
        from: formatMoney(commerce.messageCost.from, locale),
        to: formatMoney(commerce.messageCost.to, locale),
      });
    case "creditTopUpMinimum":
      return formatMoney(commerce.creditTopUpMinimum, locale);
    case "invoiceMinimumYen":
      return formatYen(commerce.invoiceMinimumYen, locale);
    case "bundleSavingMinimumPercent":
      return formatPercent(commerce.bundleSavingMinimumPercent, locale);
    case "downloadLinkHours":
      return t("catalogue.hours", { count: commerce.downloadLinkHours });
    case "downloadLinkUses":
      return t("catalogue.times", { count: commerce.downloadLinkUses });
    case "confirmationDays":
    case "unconfirmedDeletionDays":
      return t("catalogue.days", { count: commerce[key] });
  }
}
