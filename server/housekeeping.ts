/** Deletes expired data once an hour. All instances do it; concurrent runs do no harm. */
import { deleteEndedOfAccounts } from "#server/accounts/housekeeping.ts";
import { commerce } from "#lib/content/site.ts";
import { deleteOldLinks } from "./downloads/delete-links.ts";
import { DAY, HOUR, MINUTE } from "./durations.ts";
import { deleteEndedCounters } from "./limits/rate-limits.ts";
import { describeError, log } from "./log.ts";
import { deleteOldFiles, deleteOldMails } from "./mail/delete-mails.ts";
import { deleteUnconfirmed } from "./newsletter/delete-unconfirmed.ts";
import type { Server } from "./running-server.ts";
import { deleteOldSearches } from "./support/feedback.ts";

/** Shortly after the start, so that a server that restarts every hour cleans up as well. Milliseconds. */
const FIRST_DELAY_MS = MINUTE;

type Step = (server: Server, now: number, unconfirmedBefore: number) => Promise<number>;
const STEPS = {
  accounts: deleteEndedOfAccounts,
  unconfirmed: (server, _now, unconfirmedBefore) => deleteUnconfirmed(server, unconfirmedBefore),
  links: deleteOldLinks,
  mails: deleteOldMails,
  mailFiles: deleteOldFiles,
  searches: deleteOldSearches,
  counters: deleteEndedCounters,
} satisfies Record<string, Step>;

/** Tries every step, and logs those that fail: their data is deleted an hour later. @returns How many rows and files the others deleted. */
export async function deleteExpired(server: Server): Promise<Partial<Record<keyof typeof STEPS, number>>> {
  const now = server.now();
  const unconfirmedBefore = now - commerce.unconfirmedDeletionDays * DAY;
  const counts: Record<string, number> = {};
  for (const [step, run] of Object.entries<Step>(STEPS))
    try {
      counts[step] = await run(server, now, unconfirmedBefore);
    } catch (error) {
      log("housekeeping-failed", { step, ...describeError(error) });
    }
  return counts;
}

/** @returns A function that stops it. */
export function startHousekeeping(server: Server): () => void {
  const work = () => {
    void deleteExpired(server).then((counts) => log("housekeeping", counts));
  };
  const timers = [setTimeout(work, FIRST_DELAY_MS), setInterval(work, HOUR)];
  // The timers must not keep the process alive.
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
