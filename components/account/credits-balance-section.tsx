/** Balance and history for the account page, read in the browser: the document is the same for everybody. */
import { CreditsBalance } from "#components/islands/credits/credits-balance.tsx";
import { Island } from "#components/ui/island.tsx";
import { localePath } from "#lib/i18n/paths.ts";
import { pickMessages, translatorFor } from "#lib/content/translator.ts";
import { DAY_FORMATS, type Locale } from "#schemas/locale.ts";
import { creditSumMessages } from "./credit-messages.ts";

export function CreditsBalanceSection({ locale }: { locale: Locale }) {
  const t = translatorFor(locale);
  return (
    <Island
      name="credits-balance"
      when="returned"
      of={CreditsBalance}
      props={{
        formats: DAY_FORMATS[locale],
        sum: creditSumMessages(t),
        way: { href: localePath(locale, "/account/purchase-credits"), label: t("credits.toPurchase") },
        messages: {
          title: t("account.room.credits.title"),
          ...pickMessages(t, "credits", "failed", "again", "history", "noHistory", "day", "what", "amount"),
          kinds: {
            ...pickMessages(t, "credits", "purchase", "refund"),
            "refund-returned": t("credits.refundReturned"),
            dispute: t("credits.dispute"),
            "dispute-returned": t("credits.disputeReturned"),
          },
        },
      }}
    />
  );
}
