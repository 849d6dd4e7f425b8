/** What a page says when a request fails. */
import { CALL_TIMEOUT_MS } from "#lib/call-timeout.ts";
import type { Translate } from "#lib/content/translator.ts";
import { API_ERRORS, type ApiErrorCode } from "#schemas/api-errors.ts";

/**
 * @param codes The errors of the API for which the form has words of their own.
 * @returns The text for each of them, for any other failure, and for no answer in time.
 */
export const failureMessages = <Code extends ApiErrorCode>(
  codes: readonly Code[],
  t: Translate,
): Record<Code | "OTHER" | "TIMEOUT", string> => ({
  ...(Object.fromEntries(codes.map((code: ApiErrorCode) => [code, t(API_ERRORS[code].message)])) as Record<Code, string>),
  OTHER: t("errors.GENERIC"),
  TIMEOUT: t("forms.timedOut", { seconds: CALL_TIMEOUT_MS / 1000 }),
});

/** What the page of a mailed link says when its request fails for reasons that are not the link's. */
export function failureOutcomes(t: Translate): Record<"RATE_LIMIT_EXCEEDED" | "OTHER" | "TIMEOUT", { title: string; text: string }> {
  const outcome = (text: string) => ({ title: t("forms.failedTitle"), text });
  const { RATE_LIMIT_EXCEEDED, OTHER, TIMEOUT } = failureMessages(["RATE_LIMIT_EXCEEDED"], t);
  return { RATE_LIMIT_EXCEEDED: outcome(RATE_LIMIT_EXCEEDED), OTHER: outcome(OTHER), TIMEOUT: outcome(TIMEOUT) };
}
