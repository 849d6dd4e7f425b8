/** Topping up credits for Labz AI: how much, and what it is for. */
import { PurchaseCredits } from "#components/islands/credits/purchase-credits.tsx";
import { FOR_CREDITS } from "#components/islands/forms/after-sign-in.ts";
import { Island } from "#components/ui/island.tsx";
import { NeedsScript } from "#components/ui/needs-script.tsx";
import { productFact } from "#lib/content/fact-words.ts";
import type { Page } from "#lib/content/pages.ts";
import { listProducts } from "#lib/content/products.ts";
import { hasPage } from "#lib/content/routes.ts";
import { commerce } from "#lib/content/site.ts";
import { failureMessages } from "#lib/failure-messages.ts";
import { formatMoney, formatNumber } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { pickMessages, type Translate, translatorFor } from "#lib/content/translator.ts";
import { fewestMessages } from "#lib/message-estimate.ts";
import { CREDITS_MAXIMUM, creditsErrorCodes } from "#schemas/account-forms.ts";
import { FORMAT_TAGS, type Locale } from "#schemas/locale.ts";
import { AccountFrame } from "./account-frame.tsx";
import { creditSumMessages, GAPS, keepFigures } from "./credit-messages.ts";

/** Times the smallest top-up. */
const PRESETS = [1, 2, 5, 10] as const;
/** Chosen at first. */
export const FIRST_PRESET = 2;

export function CreditsPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const { creditTopUpMinimum } = commerce;
  return (
    <AccountFrame
      page={page}
      locale={locale}
      name={page.data.title}
      layout="wide"
      ways={[{ path: "/account", label: t("account.toAccount") }]}
    >
      <NeedsScript words={t("account.needsScript")}>
        <Island
          name="purchase-credits"
          when="returned"
          of={PurchaseCredits}
          props={{
            // Money is whole cents in the facts.
            minimum: creditTopUpMinimum / 100,
            presets: PRESETS.map((times) => presetOf(creditTopUpMinimum * times, locale, t)),
            preset: String((creditTopUpMinimum * FIRST_PRESET) / 100),
            locale,
            formats: FORMAT_TAGS[locale],
            sum: creditSumMessages(t),
            outcomes: outcomesOf(locale, t),
            messages: messagesOf(locale, t),
          }}
        />
      </NeedsScript>
    </AccountFrame>
  );
}

function presetOf(cents: number, locale: Locale, t: Translate) {
  const fewest = formatNumber(fewestMessages(cents, commerce.messageCost), locale);
  const note = keepFigures(t("credits.estimate", { fewest }));
  return { value: String(cents / 100), label: formatMoney(cents, locale), notes: [note] };
}

const messagesOf = (locale: Locale, t: Translate) => ({
  amount: t("account.amount"),
  other: t("account.otherAmount"),
  otherLimits: t("account.otherAmountLimits", {
    minimum: productFact.figure("creditTopUpMinimum", locale, t),
    maximum: formatMoney(CREDITS_MAXIMUM * 100, locale),
  }),
  wrongAmount: t("account.wrongAmount"),
  cost: keepFigures(t("credits.costHint", { cost: productFact.figure("messageCost", locale, t) })),
  total: t("account.creditTotal"),
  payment: t("credits.payment"),
  submit: t("account.submit.purchaseCredits"),
  sending: t("forms.sending"),
  failures: failureMessages(creditsErrorCodes, t),
});

/** The product that credits are spent in, if it has a page about them. */
export const findSpender = (locale: Locale) =>
  listProducts(locale).find(({ facts: { creditsGuide } }) => creditsGuide !== undefined && hasPage(creditsGuide, locale));

function outcomesOf(locale: Locale, t: Translate) {
  const guide = findSpender(locale)?.facts.creditsGuide;
  const way = (path: string, label: string, query = "") => ({ href: localePath(locale, path) + query, label });
  return {
    paid: { title: t("credits.state.paid.title", GAPS), text: t("credits.state.paid.text") },
    pending: pickMessages(t, "credits.state.pending", "title", "text"),
    cancelled: pickMessages(t, "credits.state.cancelled", "title", "text"),
    refused: pickMessages(t, "credits.state.refused", "title", "text"),
    signedOut: {
      ...pickMessages(t, "credits.state.signIn", "title", "text"),
      way: way("/account/login", t("account.toLogin"), FOR_CREDITS),
    },
    closed: {
      ...pickMessages(t, "credits.state.unavailable", "title", "text"),
      way: guide === undefined ? way("/support", t("account.meanwhile.support")) : way(guide, t("credits.state.unavailable.way")),
    },
  };
}
