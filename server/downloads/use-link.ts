import { inOneStep, inTransaction } from "#server/db/database.ts";
import type { Client } from "#server/limits/client.ts";
import { describeError, log } from "#server/log.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { keyedHash } from "#server/secret.ts";
import { LINK } from "./life.ts";
import { type DownloadLink, noteNetwork, returnBytes, takeResume, takeUse } from "./store.ts";

/** What is asked for. */
export type Part = {
  /** Bytes of the whole file. */
  size: number;
  /** Bytes that the answer may send. */
  length: number;
  /** Whether it begins behind the file's first byte, as a download does that goes on after a break. */
  isResumed: boolean;
};

/** To be called once, when the answer has ended. @param bytes How many were not sent after all. */
export type Settle = (bytes: number) => void;

/**
 * Counts one download. One that goes on after a break is none, where it was begun from the same network, as long as the
 * link's bytes for that last: what it may be sent is counted at once, and what was not sent is given back.
 *
 * @throws Refusal TOKEN_EXPIRED when the link has been used often enough, or from enough networks.
 */
export async function useLink(server: Server, { id }: DownloadLink, client: Client, { size, length, isResumed }: Part): Promise<Settle> {
  const network = keyedHash(server.secret, "download-network", client.network);
  const isFree = await inTransaction(server.database, async (tx) => {
    const perUse = { count: LINK.resumesPerUse, bytes: LINK.resumedSizesPerUse * size };
    if (isResumed && (await takeResume(tx, id, network, length, perUse))) return true;
    // First the use: it holds the link's row, so that networks are counted one request after the other.
    if (!(await takeUse(tx, id, LINK.uses))) throw new Refusal("TOKEN_EXPIRED");
    if ((await noteNetwork(tx, id, network)) > LINK.networks) throw new Refusal("TOKEN_EXPIRED");
    return false;
  });
  return (bytes) => {
    if (!isFree || bytes <= 0) return;
    inOneStep(server.database, (db) => returnBytes(db, id, bytes)).catch((error: unknown) => {
      // The link may then be sent less after further breaks; a new one is a mail away.
      log("bytes-not-returned", describeError(error));
    });
  };
}
