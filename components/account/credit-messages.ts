/** The texts that the islands of credits share. */
import type { CreditSumMessages } from "#components/islands/credits/credit-sum.tsx";
import type { Translate } from "#lib/i18n/translator.ts";

/** The browser fills these gaps. */
export const GAPS = { amount: "{amount}", fewest: "{fewest}", most: "{most}" };

export const creditSumMessages = (t: Translate): CreditSumMessages => ({
  balanceOf: t("credits.balanceOf", GAPS),
  negative: t("credits.negative", GAPS),
});

/** A line may not end within the range, nor before a counter of Japanese or Chinese. */
export const keepRange = (text: string): string =>
  text
    .replace(/[–〜]/u, "$&\u2060")
    .replace(/\{fewest\} (\S+) \{most\}/u, "{fewest}\u00a0$1\u00a0{most}")
    .replace(/\{most\} (?=\p{Script=Han})/u, "{most}\u00a0");
