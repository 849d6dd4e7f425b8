import { commerce } from "#lib/content/site.ts";

/** The privacy policy, the mail and the server say the same number. */
export const { confirmationDays } = commerce;
