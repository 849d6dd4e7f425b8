/** Sends what waits in the outbox, for as long as the process lives. Several instances share the work by leases. */
import { setTimeout as sleep } from "node:timers/promises";
import { inOneStep } from "#server/db/database.ts";
import { isUnavailable } from "#server/db/is-unavailable.ts";
import { newId } from "#server/id.ts";
import { inBatches } from "#server/in-batches.ts";
import { describeError, log } from "#server/log.ts";
import type { Server } from "#server/running-server.ts";
import { makeBell } from "./bell.ts";
import { deliver } from "./deliver.ts";
import { claimMails, extendLease, findNextDue, freeLeases, markSent } from "./store.ts";
import { CONNECTIONS, openMailTransport } from "./transport.ts";

export type MailWorker = {
  /** A mail waits, or time has passed. */
  wake: () => void;
  /** Finishes what is being sent. */
  stop: () => Promise<void>;
};

/** What a killed process had claimed is free for others after this; a living one renews it. Milliseconds, as the others. */
const LEASE = 60_000;
const RENEWAL = 20_000;
/** Another instance may have left something behind; nobody rings for that. */
const LONGEST_SLEEP = 10_000;
/** So long a mail may still take when the server stops; the next start sends it again. */
const LAST_SENDING = 10_000;
/** Between two tries to note that a mail has left. */
const NOTE_PAUSE = 1_000;
/** What another instance is just claiming looks due until it has. */
const SHORTEST_SLEEP = 50;

export function startMailWorker(server: Server): MailWorker {
  const { database } = server;
  const lease = newId();
  const transport = openMailTransport(server.env);
  const bell = makeBell();
  const inFlight = new Map<string, Promise<void>>();
  let isStopping = false;
  /** Set while the mail server is away: until then nothing is tried, and then one mail. */
  let awayUntil = 0;

  const delivery = {
    transport,
    lease,
    noteSent: inBatches<{ id: string; answer: string }>(CONNECTIONS, async (mails) => {
      for (;;) {
        try {
          await inOneStep(database, (db) => markSent(db, lease, mails, server.now()));
          return;
        } catch (error) {
          // What is not noted is sent again.
          if (isStopping || !isUnavailable(error)) throw error;
          log("outbox-unavailable", describeError(error));
          await sleep(NOTE_PAUSE);
        }
      }
    }),
  };

  const send = (mail: Parameters<typeof deliver>[2]) => {
    // A clock that was put forward makes our own leases look old.
    if (inFlight.has(mail.id)) return;
    const sending = deliver(server, delivery, mail)
      .then((until = 0) => {
        awayUntil = until;
      })
      .catch((error: unknown) => {
        // The database is away: the lease runs out, and the mail is sent again with the same Message-ID.
        log("mail-not-noted", { id: mail.id, ...describeError(error) });
      })
      .finally(() => {
        inFlight.delete(mail.id);
        bell.ring();
      });
    inFlight.set(mail.id, sending);
  };

  /** @returns How long nothing is to be done, in milliseconds. */
  const round = async (): Promise<number> => {
    const now = server.now();
    const lanes = awayUntil > 0 ? 1 : CONNECTIONS;
    // Half of the lanes at a time: one statement for several mails.
    if (awayUntil > now) return awayUntil - now;
    if (inFlight.size > lanes / 2) return LONGEST_SLEEP;
    const mails = await inOneStep(database, (db) => claimMails(db, database.engine, lease, now + LEASE, now, lanes - inFlight.size));
    mails.forEach(send);
    if (mails.length > 0) return LONGEST_SLEEP;
    const due = await findNextDue(database.queries);
    return due === undefined ? LONGEST_SLEEP : Math.max(SHORTEST_SLEEP, due - server.now());
  };

  const work = async () => {
    // Nobody else can be at work on an embedded database.
    let isFresh = database.engine === "sqlite";
    while (!isStopping) {
      let pause = LONGEST_SLEEP;
      try {
        if (isFresh) await inOneStep(database, (db) => freeLeases(db, server.now()));
        isFresh = false;
        pause = await round();
      } catch (error) {
        log("outbox-unavailable", describeError(error));
      }
      await bell.wait(Math.min(pause, LONGEST_SLEEP));
    }
    await Promise.all(inFlight.values());
  };

  const renewal = setInterval(() => {
    if (inFlight.size === 0) return;
    inOneStep(database, (db) => extendLease(db, lease, [...inFlight.keys()], server.now() + LEASE)).catch((error: unknown) => {
      log("outbox-unavailable", describeError(error));
    });
  }, RENEWAL);
  const done = work();
  return {
    wake: bell.ring,
    async stop() {
      isStopping = true;
      bell.ring();
      const patience = setTimeout(transport.abandon, LAST_SENDING);
      await done;
      clearTimeout(patience);
      clearInterval(renewal);
      transport.close();
    },
  };
}
