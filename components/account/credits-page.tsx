/** Buying credits for Labz AI. */
import { PurchaseCredits } from "#components/islands/forms/purchase-credits.tsx";
import { Island } from "#components/islands/island.tsx";
import { NeedsScript } from "#components/ui/needs-script.tsx";
import { figureText } from "#lib/content/fact-text.ts";
import type { PageProps } from "#lib/content/pages.ts";
import { commerce } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { features } from "#lib/features.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import { CREDITS_MAXIMUM } from "#schemas/account-forms.ts";
import { AccountFrame } from "./account-frame.tsx";

/** Multiples of the smallest top-up. */
const PRESETS = [1, 2, 5, 10] as const;

export function CreditsPage({ page, locale }: PageProps) {
  const t = translatorFor(locale);
  const { creditTopUpMinimum } = commerce;
  const messages = {
    amount: t("account.amount"),
    other: t("account.otherAmount"),
    otherHint: t("account.otherAmountHint", {
      minimum: figureText("creditTopUpMinimum", locale, t),
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
      links={[
        { path: "/beatgen/model-gateway", label: t("account.toGateway") },
        { path: "/account", label: t("account.toAccount") },
      ]}
    >
      <NeedsScript text={t("account.needsScript")}>
        <Island
          name="purchase-credits"
          component={PurchaseCredits}
          props={{
            // From cents to dollars.
            minimum: creditTopUpMinimum / 100,
            presets: PRESETS.map((times) => ({
              value: String((creditTopUpMinimum * times) / 100),
              label: formatMoney(creditTopUpMinimum * times, locale),
            })),
            isClosed: !features.accounts,
            messages,
          }}
        />
      </NeedsScript>
    </AccountFrame>
  );
}
