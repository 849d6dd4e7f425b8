import { requireEmail } from "#server/mailbox/require-email.ts";

/** @returns The address as accounts store it, in lower case. @throws Refusal INVALID_EMAIL. */
export const requireAddress = (typed: string): string => requireEmail(typed).toLowerCase();
