/** Messages that all forms share. */
import { CALL_TIMEOUT_MS } from "#components/islands/forms/call-api.ts";
import type { Translate } from "#lib/i18n/translator.ts";

/** What a form says when the server has not answered in time. */
export const timedOut = (t: Translate): string => t("forms.timedOut", { seconds: CALL_TIMEOUT_MS / 1000 });
