/** The texts that the islands of credits share. */
import type { CreditSumMessages } from "#components/islands/credits/credit-sum.tsx";
import type { Translate } from "#lib/content/translator.ts";

/** The browser fills this gap. */
export const GAPS = { amount: "{amount}" };

export const creditSumMessages = (t: Translate): CreditSumMessages => ({
  balanceOf: t("credits.balanceOf", GAPS),
  negative: t("credits.negative", GAPS),
});

/** A line may not end within a range, nor between a figure and a counter of Japanese or Chinese. */
export const keepFigures = (text: string): string =>
  text.replaceAll(/[–〜]/gu, "$&\u2060").replaceAll(/(?<=\d) (?=\p{Script=Han})/gu, "\u00a0");
