/**
 * How often what may be asked. Counts per client and per network are kept in the database, so that several servers share
 * them; RATE_LIMIT_SCALE multiplies them. What one address may be sent is `MAIL_BUDGET`, whatever the scale.
 */
import { DAY, HOUR, MINUTE } from "#server/durations.ts";

export type Limit = { per: "client" | "network"; count: number; time: number };

export const LIMITS = {
  /** Forms that send a mail, together: also the number of addresses of which one client can learn whether they are subscribed. */
  "form-client": { per: "client", count: 30, time: HOUR },
  "form-network": { per: "network", count: 300, time: HOUR },
  /** Nobody can guess a token; this only keeps the trying cheap. */
  "token-client": { per: "client", count: 60, time: 10 * MINUTE },
  /** Installed plug-ins that fetch an update: a school's whole lab, and no mirror of all that there is. */
  "update-network": { per: "network", count: 600, time: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** Over all forms together: three mails in a day to one address (the number is in the columns of `recipients`), and this long between two of a kind. */
export const MAIL_BUDGET = { time: DAY, betweenSameKind: 10 * MINUTE };
