/** What a mail server's refusal means, and when to try again (RFC 5321, section 4.5.4.1). */
import { DAY, HOUR, MINUTE } from "#server/durations.ts";

export type Failure =
  /** Nothing is wrong with the mail: the server cannot be reached, or takes none of ours. */
  | "unreachable"
  /** It has the whole text and said nothing: perhaps the mail has arrived, and each further try is a further copy. */
  | "unanswered"
  /** This mail later: greylisting, a full mailbox. */
  | "later"
  /** This mail never. */
  | "never";

/** A server that is away is asked again after this, with one mail. */
export const PROBE_INTERVAL = 30_000;
const PAUSES = [5 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR];
/** At first as if the server were away, for most often it is just leaving; a server that does this to a mail for ever is not to fill a mailbox. */
const UNANSWERED_PAUSES = [PROBE_INTERVAL, PROBE_INTERVAL, ...PAUSES];
const LONGEST_WAIT = 5 * DAY;

/** RFC 4954, section 6: what it wants is a password, or another. */
const ABOUT_US = new Set([530, 534, 535, 538]);

export type SmtpError = Error & {
  responseCode?: number;
  command?: string;
  code?: string;
  /** All of the mail's text had gone out. */
  isTextOut?: boolean;
};

export function judgeFailure(error: SmtpError): Failure {
  const { responseCode, command = "", code, isTextOut = false } = error;
  if (responseCode === undefined && isTextOut) return "unanswered";
  // Before MAIL FROM the server speaks of itself and of us, not of this mail: a wrong password must not cost a mail.
  if (responseCode === undefined || code === "EAUTH" || /^(?:CONN|EHLO|HELO|LHLO|STARTTLS|AUTH)/u.test(command)) return "unreachable";
  if (responseCode === 421 || ABOUT_US.has(responseCode)) return "unreachable";
  return responseCode >= 500 ? "never" : "later";
}

/**
 * @param refusals How often it was refused or left unanswered, this time included.
 * @returns When to try again, or nothing when it has waited long enough.
 */
export function nextTry(failure: "later" | "unanswered", createdAt: number, refusals: number, now: number): number | undefined {
  const pauses = failure === "unanswered" ? UNANSWERED_PAUSES : PAUSES;
  const due = now + (pauses[refusals - 1] ?? 4 * HOUR);
  return due - createdAt > LONGEST_WAIT ? undefined : due;
}
