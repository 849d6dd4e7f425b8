/** Sends the mails in the outbox while the process runs. Several instances share the work by leases. */
import { setTimeout as sleep } from "node:timers/promises";
import { isUnavailable } from "#server/db/is-unavailable.ts";
import { HOUR } from "#server/durations.ts";
import { inBatches } from "#server/in-batches.ts";
import { describeError, log } from "#server/log.ts";
import { newId } from "#server/random.ts";
import type { Server } from "#server/running-server.ts";
import { deliver } from "./deliver.ts";
import { bringForward, claimMails, extendLease, findNextDue, freeLeases, markSent } from "./store.ts";
import { CONNECTIONS, openMailTransport } from "./transport.ts";

export type MailWorker = {
  /** Looks for mails now: one was queued, or a test has moved the clock. */
  wake: () => void;
  /** Finishes the mails that are being sent. */
  stop: () => Promise<void>;
};

/** Other instances may take over the mails of a killed process after this time; a running process renews its leases. */
const LEASE_MS = 60_000;
const RENEWAL_MS = 20_000;
/** Mails of other instances do not wake this worker, so it looks for them at this interval. */
const MAX_SLEEP_MS = 10_000;
/** Lower bound, because a mail that another instance is claiming still looks due. */
const MIN_SLEEP_MS = 50;
/** How long a stop waits for mails that are being sent; the next start sends the others. */
const STOP_TIMEOUT_MS = 10_000;
/** Longer than any delay between two attempts: what is due later was stored by a clock that has been set back since. */
const MAX_WAIT_MS = 5 * HOUR;
/** A clock that is set back by less needs no correction. */
const MAX_STEP_MS = 1_000;
/** Delay before storing again that a mail was sent. */
const RECORD_RETRY_MS = 1_000;

export function startMailWorker(server: Server): MailWorker {
  const { database } = server;
  const lease = newId();
  const transport = openMailTransport(server.env);
  let isAwake = false;
  let endSleep: () => void = () => undefined;
  /** Ends a sleep early; without one, the next. */
  const wake = () => {
    isAwake = true;
    endSleep();
  };
  const sleepUntilWoken = async (time: number) => {
    if (!isAwake)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, time);
        endSleep = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    isAwake = false;
  };
  const inFlight = new Map<string, Promise<void>>();
  let isStopping = false;
  /** While the mail server is unreachable: nothing is sent before this time, and then a single mail. Milliseconds since 1970. */
  let unreachableUntil = 0;
  /** The time of the last round. */
  let lastNow = server.now();

  const delivery = {
    transport,
    lease,
    recordSent: inBatches<{ id: string; answer: string }>(CONNECTIONS, async (mails) => {
      for (;;) {
        try {
          await database.write((db) => markSent(db, lease, mails, server.now()));
          return;
        } catch (error) {
          // A mail that is not recorded as sent would be sent again.
          if (isStopping || !isUnavailable(error)) throw error;
          log("outbox-unavailable", describeError(error));
          await sleep(RECORD_RETRY_MS);
        }
      }
    }),
  };

  const send = (mail: Parameters<typeof deliver>[2]) => {
    // If the clock jumps forward, this worker's own leases look expired.
    if (inFlight.has(mail.id)) return;
    const sending = deliver(server, delivery, mail)
      .then((until = 0) => {
        unreachableUntil = until;
      })
      .catch((error: unknown) => {
        // The database is unavailable: the lease expires, and the mail is sent again with the same Message-ID.
        log("mail-not-recorded", { id: mail.id, ...describeError(error) });
      })
      .finally(() => {
        inFlight.delete(mail.id);
        wake();
      });
    inFlight.set(mail.id, sending);
  };

  /** Starts sending the mails that are due. @returns Milliseconds to sleep. */
  const round = async (): Promise<number> => {
    const now = server.now();
    if (unreachableUntil > now) return unreachableUntil - now;
    const maxInFlight = unreachableUntil > 0 ? 1 : CONNECTIONS;
    // Waits until half of the connections are free, so that one statement claims several mails.
    if (inFlight.size > maxInFlight / 2) return MAX_SLEEP_MS;
    const mails = await database.write((db) =>
      claimMails(db, database.engine, { lease, now, until: now + LEASE_MS, latest: now + MAX_WAIT_MS, limit: maxInFlight - inFlight.size }),
    );
    mails.forEach(send);
    if (mails.length > 0) return MAX_SLEEP_MS;
    const due = await findNextDue(database.queries);
    return due === undefined ? MAX_SLEEP_MS : Math.max(MIN_SLEEP_MS, due - server.now());
  };

  /** If the clock was set back, times that were stored before would come too late, by as much as it was set back. */
  const followClock = async () => {
    const now = server.now();
    const setBack = lastNow - now;
    // Servers that share a PostgreSQL have its clock, and must not each correct the same times.
    if (setBack > MAX_STEP_MS && database.engine === "sqlite") {
      await database.write((db) => bringForward(db, setBack));
      unreachableUntil -= setBack;
    }
    lastNow = now;
  };

  const work = async () => {
    // No other process can be sending mails of an embedded database.
    let mustFreeLeases = database.engine === "sqlite";
    while (!isStopping) {
      let sleepTime = MAX_SLEEP_MS;
      try {
        if (mustFreeLeases) await database.write((db) => freeLeases(db, server.now()));
        mustFreeLeases = false;
        await followClock();
        sleepTime = await round();
      } catch (error) {
        log("outbox-unavailable", describeError(error));
      }
      await sleepUntilWoken(Math.min(sleepTime, MAX_SLEEP_MS));
    }
    await Promise.all(inFlight.values());
  };

  const renewal = setInterval(() => {
    if (inFlight.size === 0) return;
    database
      .write((db) => extendLease(db, lease, [...inFlight.keys()], server.now() + LEASE_MS))
      .catch((error: unknown) => log("outbox-unavailable", describeError(error)));
  }, RENEWAL_MS);
  const done = work();
  return {
    wake,
    async stop() {
      isStopping = true;
      wake();
      const timeout = setTimeout(transport.abandon, STOP_TIMEOUT_MS);
      await done;
      clearTimeout(timeout);
      clearInterval(renewal);
      transport.close();
    },
  };
}
