/** Deletes expired data once an hour. All instances do it; concurrent runs do no harm. */
import { deleteEndedOfAccounts } from "#server/accounts/housekeeping.ts";
import { commerce } from "#lib/content/site.ts";
import { deleteOldLinks } from "./downloads/delete-links.ts";
import { DAY, HOUR, MINUTE } from "./durations.ts";
import { deleteEndedCounters } from "./limits/rate-limits.ts";
import { describeError, log } from "./log.ts";
import { deleteOldMails } from "./mail/delete-mails.ts";
import { deleteUnconfirmed } from "./newsletter/delete-unconfirmed.ts";
import type { Server } from "./running-server.ts";
import { deleteOldSearches } from "./support/feedback.ts";

/** Shortly after the start, so that a server that restarts every hour cleans up as well. Milliseconds. */
const FIRST_DELAY_MS = MINUTE;

/** @returns How many rows and files were deleted, by kind. */
export async function deleteExpired(server: Server) {
  const now = server.now();
  const unconfirmedBefore = now - commerce.unconfirmedDeletionDays * DAY;
  return {
    accounts: await deleteEndedOfAccounts(server, now, unconfirmedBefore),
    unconfirmed: await deleteUnconfirmed(server, unconfirmedBefore),
    links: await deleteOldLinks(server, now),
    mails: await deleteOldMails(server, now),
    searches: await deleteOldSearches(server, now),
    counters: await deleteEndedCounters(server, now),
  };
}

/** @returns A function that stops it. */
export function startHousekeeping(server: Server): () => void {
  const work = () => {
    deleteExpired(server).then(
      (counts) => log("housekeeping", counts),
      (error: unknown) => log("housekeeping-failed", describeError(error)),
    );
  };
  const timers = [setTimeout(work, FIRST_DELAY_MS), setInterval(work, HOUR)];
  // The timers must not keep the process alive.
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
