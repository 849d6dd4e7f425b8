/** How long a form waits for the server. */
import type { Translate } from "#lib/i18n/translator.ts";

/** After this time a form offers to try again. Milliseconds. */
export const CALL_TIMEOUT_MS = 20_000;

/** What a form says when the server has not answered in time. */
export const timedOut = (t: Translate): string => t("forms.timedOut", { seconds: CALL_TIMEOUT_MS / 1000 });
