/** Topping up credits for Labz AI: how much, and what it is for. */
import { PurchaseCredits } from "#components/islands/forms/purchase-credits.tsx";
import { Island } from "#components/ui/island.tsx";
import { NeedsScript } from "#components/ui/needs-script.tsx";
import { productFact } from "#lib/content/fact-words.ts";
import type { Page } from "#lib/content/pages.ts";
import { commerce } from "#lib/content/site.ts";
import { features } from "#lib/features.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { CREDITS_MAXIMUM } from "#schemas/account-forms.ts";
import type { Locale } from "#schemas/locale.ts";
import { AccountFrame } from "./account-frame.tsx";

/** Times the smallest top-up. */
const PRESETS = [1, 2, 5, 10] as const;

export function CreditsPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const { creditTopUpMinimum } = commerce;
  const messages = {
    amount: t("account.amount"),
    other: t("account.otherAmount"),
    otherHint: t("account.otherAmountHint", {
      minimum: productFact.figure("creditTopUpMinimum", locale, t),
      maximum: formatMoney(CREDITS_MAXIMUM * 100, locale),
    }),
    wrongAmount: t("account.wrongAmount"),
    submit: t("account.submit.purchaseCredits"),
    sending: t("forms.sending"),
    unavailable: t("account.paymentsUnavailable"),
    failed: t("errors.GENERIC"),
  };
  return (
    <AccountFrame
      page={page}
      locale={locale}
      isClosed={!features.credits}
      ways={[
        { path: "/beatgen/model-gateway", label: t("account.toGateway") },
        { path: "/account", label: t("account.toAccount") },
      ]}
    >
      <NeedsScript words={t("account.needsScript")}>
        <Island
          name="purchase-credits"
          when="touch"
          of={PurchaseCredits}
          props={{
            // Money is whole cents in the facts.
            minimum: creditTopUpMinimum / 100,
            presets: PRESETS.map((times) => ({
              value: String((creditTopUpMinimum * times) / 100),
              label: formatMoney(creditTopUpMinimum * times, locale),
            })),
            isClosed: !features.credits,
            messages,
          }}
        />
      </NeedsScript>
    </AccountFrame>
  );
}
