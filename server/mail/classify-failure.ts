/** Classifies a mail server's refusals, and schedules the next attempt (RFC 5321, section 4.5.4.1). */
import { DAY, HOUR, MINUTE } from "#server/durations.ts";

export type Failure =
  /** The server cannot be reached, or refuses all of the site's mails: the mail itself is not at fault. */
  | "unreachable"
  /** The server received the whole message and did not respond. It may have delivered the mail, and each attempt another copy. */
  | "unanswered"
  /** A temporary refusal of this mail: greylisting, a full mailbox. */
  | "later"
  /** A permanent refusal of this mail. */
  | "never";

/** If the mail server cannot be reached, it is tried again with one mail after this time. Milliseconds. */
export const PROBE_INTERVAL_MS = 30_000;
/** Delays after the first refusals. Milliseconds. */
const RETRY_DELAYS = [5 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR];
/** A server that does not respond is usually shutting down, so the first delays are short; then longer ones limit the number of copies. */
const UNANSWERED_DELAYS = [PROBE_INTERVAL_MS, PROBE_INTERVAL_MS, ...RETRY_DELAYS];
/** A mail that was not accepted after this time is given up. Milliseconds. */
const MAX_AGE = 5 * DAY;

/** Authentication is required or failed (RFC 4954, section 6). */
const AUTHENTICATION_CODES = new Set([530, 534, 535, 538]);

export type SmtpError = Error & {
  responseCode?: number;
  command?: string;
  code?: string;
  /** Whether the whole message had been sent. */
  isMessageSent?: boolean;
};

export function classifyFailure(error: SmtpError): Failure {
  const { responseCode, command = "", code, isMessageSent = false } = error;
  if (responseCode === undefined && isMessageSent) return "unanswered";
  // Refusals before MAIL FROM do not concern this mail: a wrong password must not cause mails to be given up.
  if (responseCode === undefined || code === "EAUTH" || /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH)/u.test(command)) return "unreachable";
  if (responseCode === 421 || AUTHENTICATION_CODES.has(responseCode)) return "unreachable";
  return responseCode >= 500 ? "never" : "later";
}

/**
 * @param refusals Failed attempts so far, including this one.
 * @returns The time of the next attempt, in milliseconds since 1970; `undefined` if the mail is given up.
 */
export function nextAttempt(failure: "later" | "unanswered", createdAt: number, refusals: number, now: number): number | undefined {
  const delays = failure === "unanswered" ? UNANSWERED_DELAYS : RETRY_DELAYS;
  const due = now + (delays[refusals - 1] ?? 4 * HOUR);
  return due - createdAt > MAX_AGE ? undefined : due;
}
