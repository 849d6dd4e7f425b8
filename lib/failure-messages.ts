/** What a form says when its request fails. */
import { timedOut } from "#lib/call-timeout.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { API_ERRORS, type ApiErrorCode } from "#schemas/api-errors.ts";

/**
 * @param codes The errors of the API that the form tells apart.
 * @returns The text for each of them, for any other failure, and for no answer in time.
 */
export const failureMessages = <Code extends ApiErrorCode>(
  codes: readonly Code[],
  t: Translate,
): Record<Code | "OTHER" | "TIMEOUT", string> => ({
  ...(Object.fromEntries(codes.map((code: ApiErrorCode) => [code, t(API_ERRORS[code].message)])) as Record<Code, string>),
  OTHER: t("errors.GENERIC"),
  TIMEOUT: timedOut(t),
});
