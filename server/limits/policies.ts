/**
 * How often what may be asked, and how much mail may be sent. Counts are kept in the database, so that several servers share
 * them. RATE_LIMIT_SCALE multiplies LIMITS and MAIL_LIMITS, never what one mailbox may be sent. The reasons, and the attack
 * that each number stops: docs/decisions/0019-budgets-of-mail.md.
 */
import { DAY, HOUR, MINUTE } from "#server/durations.ts";

export type Limit = { per: "client" | "network"; count: number; time: number };

export const LIMITS = {
  /** Forms that send a mail, together: also the number of addresses of which one client can learn whether they are subscribed. */
  "form-client": { per: "client", count: 30, time: HOUR },
  "form-network": { per: "network", count: 300, time: HOUR },
  /** A token cannot be guessed; this keeps the attempts cheap. */
  "token-client": { per: "client", count: 60, time: 10 * MINUTE },
  /** Installed plug-ins that fetch an update: enough for a school's whole laboratory, too few to be a mirror. */
  "update-network": { per: "network", count: 600, time: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** What one mailbox may be sent, over all forms together. Times in milliseconds. */
export const MAILBOX_BUDGET = { count: 3, time: DAY, betweenSameKind: 10 * MINUTE };

export type MailLimit = {
  count: number;
  /** Milliseconds. */
  time: number;
  /**
   * Over how many rows the count is spread, each with its part of it: a row is locked until the transaction of a mail ends,
   * and mails to everybody must not wait for each other.
   */
  shards: number;
  /** A refusal would tell that somebody else asked: the form is answered with success, and no mail is sent. */
  isSecret: boolean;
};

export const MAIL_LIMITS = {
  /** All mails to visitors. */
  all: { count: 3_000, time: HOUR, shards: 16, isSecret: false },
  /** One domain at which everybody can have a mailbox (mail/mailbox-providers.ts). */
  "public-domain": { count: 1_500, time: HOUR, shards: 16, isSecret: false },
  /** Any other domain: it may be one person's, who gets whatever is sent to any name there. */
  domain: { count: 30, time: HOUR, shards: 1, isSecret: true },
  "domain-day": { count: 60, time: DAY, shards: 1, isSecret: true },
  /** Mails to the vendor's own staff. */
  staff: { count: 200, time: HOUR, shards: 1, isSecret: false },
} as const satisfies Record<string, MailLimit>;

export type MailLimitName = keyof typeof MAIL_LIMITS;
