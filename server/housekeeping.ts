/** Once an hour: what nobody needs any more goes. Every instance may do it; deleting twice does no harm. */
import { commerce } from "#lib/content/site.ts";
import { forgetOldLinks } from "./downloads/forget-old-links.ts";
import { DAY, HOUR } from "./durations.ts";
import { forgetEndedCounters } from "./limits/forget-ended.ts";
import { MAIL_BUDGET } from "./limits/policies.ts";
import { describeError, log } from "./log.ts";
import { forgetOldMails } from "./mail/forget-old.ts";
import { forgetUnconfirmed } from "./newsletter/forget-unconfirmed.ts";
import type { Server } from "./running-server.ts";

/** Longer than any mail is counted for. */
const MAILS_ARE_KEPT = MAIL_BUDGET.time + DAY;

/** @returns How many rows went, by what they were. */
export async function keepHouse(server: Server): Promise<{ unconfirmed: number; links: number; mails: number; counters: number }> {
  const now = server.now();
  return {
    unconfirmed: await forgetUnconfirmed(server, now - commerce.unconfirmedDeletionDays * DAY),
    links: await forgetOldLinks(server, now),
    mails: await forgetOldMails(server, now - MAILS_ARE_KEPT),
    counters: await forgetEndedCounters(server, now),
  };
}

/** @returns Stops it. */
export function startHousekeeping(server: Server): () => void {
  const timer = setInterval(() => {
    keepHouse(server).then(
      (counts) => {
        log("housekeeping", counts);
      },
      (error: unknown) => {
        log("housekeeping-failed", describeError(error));
      },
    );
  }, HOUR);
  // It is no reason to stay alive.
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
