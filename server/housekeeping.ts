/** Once an hour, what nobody needs any more is deleted. Every instance may do it; deleting twice does no harm. */
import { commerce } from "#lib/content/site.ts";
import { forgetOldLinks } from "./downloads/forget-old-links.ts";
import { DAY, HOUR, MINUTE } from "./durations.ts";
import { forgetEndedCounters } from "./limits/forget-ended.ts";
import { describeError, log } from "./log.ts";
import { forgetOldMails } from "./mail/forget-old.ts";
import { forgetUnconfirmed } from "./newsletter/forget-unconfirmed.ts";
import type { Server } from "./running-server.ts";

/** After the start, when those who waited for it have been answered: a server that starts anew each hour has to do it, too. */
const FIRST_PAUSE = MINUTE;

/** @returns How many rows and files went, by what they were. */
export async function keepHouse(server: Server): Promise<{ unconfirmed: number; links: number; mails: number; counters: number }> {
  const now = server.now();
  return {
    unconfirmed: await forgetUnconfirmed(server, now - commerce.unconfirmedDeletionDays * DAY),
    links: await forgetOldLinks(server, now),
    mails: await forgetOldMails(server, now),
    counters: await forgetEndedCounters(server, now),
  };
}

/** @returns Stops it. */
export function startHousekeeping(server: Server): () => void {
  const work = () => {
    keepHouse(server).then(
      (counts) => {
        log("housekeeping", counts);
      },
      (error: unknown) => {
        log("housekeeping-failed", describeError(error));
      },
    );
  };
  const timers = [setTimeout(work, FIRST_PAUSE), setInterval(work, HOUR)];
  // It is no reason to stay alive.
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
