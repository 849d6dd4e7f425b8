/**
 * Rate limits and mail budgets. Counts are kept in the database, so several servers share them. RATE_LIMIT_SCALE multiplies
 * LIMITS and MAIL_LIMITS, but not MAILBOX_BUDGET. Reasons, and the attack that each number stops:
 * docs/decisions/0038-budgets-that-customers-do-not-meet.md.
 */
import { commerce } from "#lib/content/site.ts";
import { DAY, HOUR, MINUTE } from "#server/durations.ts";

/**
 * `time` is the window's length in milliseconds. `subject` is what a request is about, such as an account's address; `subject-network`
 * counts what one network sends about it.
 */
export type Limit = { per: "client" | "network" | "subject" | "subject-network"; count: number; time: number };

export const LIMITS = {
  /** All forms that send mail, together. Also limits for how many addresses one client can find out whether they are subscribed. */
  "form-client": { per: "client", count: 30, time: HOUR },
  "form-network": { per: "network", count: 300, time: HOUR },
  /** Tokens cannot be guessed; this limits the cost of attempts. */
  "token-client": { per: "client", count: 60, time: 10 * MINUTE },
  /** Passwords that one client tries, and one network with many addresses. */
  "sign-in-client": { per: "client", count: 20, time: 10 * MINUTE },
  "sign-in-network": { per: "network", count: 200, time: 10 * MINUTE },
  /**
   * Passwords tried for one address, whether or not it has an account: from one network, and from anywhere. The second number is ten
   * times the first, because a stranger who uses it up keeps the owner out.
   */
  "sign-in-subject-network": { per: "subject-network", count: 30, time: HOUR },
  "sign-in-subject": { per: "subject", count: 300, time: HOUR },
  /** Challenges for passkeys: each is a row in the database. */
  "passkey-client": { per: "client", count: 60, time: 10 * MINUTE },
  "passkey-network": { per: "network", count: 600, time: 10 * MINUTE },
  /** Mails that an account's owner requests to their own address. */
  "account-mail-subject": { per: "subject", count: 5, time: DAY },
  /** Codes of desktop apps that an account enters: a code has 40 bits and lives half an hour. */
  "code-client": { per: "client", count: 20, time: 10 * MINUTE },
  "code-subject": { per: "subject", count: 20, time: HOUR },
  /** Apps that request a code, and that wait for it to be entered: one every 5 seconds. */
  "app-client": { per: "client", count: 20, time: 10 * MINUTE },
  "app-wait-client": { per: "client", count: 600, time: 10 * MINUTE },
  /** Other calls of a signed-in visitor. */
  "account-client": { per: "client", count: 120, time: 10 * MINUTE },
  /** Payment pages: each is a request to Stripe. */
  "purchase-client": { per: "client", count: 20, time: HOUR },
  /** Ratings of articles, and searches that found nothing. */
  "feedback-client": { per: "client", count: 30, time: HOUR },
  "feedback-network": { per: "network", count: 300, time: HOUR },
  /** Installed plug-ins that fetch an update: enough for a school's computer room, too few to serve as a mirror. */
  "update-network": { per: "network", count: 600, time: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** How many different mailboxes the clients of one network may enter into all forms. */
export const ADDRESS_LIMIT = { count: 40, time: HOUR };

/** What one mailbox may receive from all forms together. Times in milliseconds. */
export const MAILBOX_BUDGET = {
  /** A mailbox in which nobody has opened a link: the largest bundle, and the newsletter. */
  count: 5,
  /** A mailbox in which somebody has: the largest bundle on two systems, older versions, betas, and lost keys. */
  opened: 24,
  time: DAY,
  /** Mails of one kind, which is the same thing requested again. */
  betweenSameKind: commerce.sameMailMinutes * MINUTE,
  /** How long an opened link counts. */
  openedTime: 2 * DAY,
};

/** What the vendor's staff may receive about one visitor. */
export const STAFF_BUDGET = { count: 5 };

export type MailLimit = {
  count: number;
  /** Milliseconds. */
  time: number;
  /**
   * The number of rows that share the count, each with an equal part of it. A row is locked until the transaction of a mail
   * ends; with one row, all mails would wait for each other.
   */
  shards: number;
  /** A refusal would reveal that others requested mail: the form is answered with success, and no mail is sent. */
  isSecret: boolean;
};

export const MAIL_LIMITS = {
  /** All mails to visitors. */
  all: { count: 3_000, time: HOUR, shards: 16, isSecret: false },
  /** One domain of a public mailbox provider (server/mailbox/mailbox-providers.ts). */
  "public-domain": { count: 1_500, time: HOUR, shards: 16, isSecret: false },
  /** Any other domain, because a single person may receive the mail to all names there. */
  domain: { count: 30, time: HOUR, shards: 1, isSecret: true },
  "domain-day": { count: 60, time: DAY, shards: 1, isSecret: true },
  /** Mails to the vendor's own staff. */
  staff: { count: 200, time: HOUR, shards: 1, isSecret: false },
} as const satisfies Record<string, MailLimit>;

export type MailLimitName = keyof typeof MAIL_LIMITS;
