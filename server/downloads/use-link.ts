import type { Queries } from "#server/db/database.ts";
import type { Client } from "#server/limits/client.ts";
import { recordOpenedLink } from "#server/limits/mail-budget.ts";
import { describeError, log } from "#server/log.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { keyedHash } from "#server/secret.ts";
import { LINK } from "./link-limits.ts";
import { countOtherNetworks, type DownloadLink, noteNetwork, returnBytes, takeResume, takeUse } from "./store.ts";

/** The part of a file that a request names. */
export type Part = {
  /** Bytes of the whole file. */
  size: number;
  /** Bytes that the response may send. */
  length: number;
  /** Whether it begins after the file's first byte, as in a resumed download. */
  isResumed: boolean;
};

/** To be called once, when the response has ended. @param bytes The number of bytes that were not sent. */
export type Settle = (bytes: number) => void;

const networkOf = ({ secret }: Server, { network }: Client): string => keyedHash(secret, "download-network", network);

/** @throws Refusal TOKEN_EXPIRED if the link was used from too many networks besides this one. */
async function requireNetwork(db: Queries, id: string, network: string): Promise<void> {
  if ((await countOtherNetworks(db, id, network)) >= LINK.networks) throw new Refusal("TOKEN_EXPIRED");
}

/** For HEAD: counts nothing. @throws Refusal where `useLink` would, for a whole file. */
export async function requireUse(server: Server, { id, uses }: DownloadLink, client: Client): Promise<void> {
  if (uses >= LINK.uses) throw new Refusal("TOKEN_EXPIRED");
  await requireNetwork(server.database.queries, id, networkOf(server, client));
}

/**
 * Counts one download. A download resumed from the same network does not count, within the limits of link-limits.ts: its
 * bytes are counted when it begins, and those not sent are subtracted afterwards.
 *
 * @throws Refusal TOKEN_EXPIRED if the link has no uses left, or was used from too many networks.
 */
export async function useLink(
  server: Server,
  { id, mail_id }: DownloadLink,
  client: Client,
  { size, length, isResumed }: Part,
): Promise<Settle> {
  const network = networkOf(server, client);
  const isFree = await server.database.transact(async (tx) => {
    const perUse = { count: LINK.resumesPerUse, bytes: LINK.resumedSizesPerUse * size };
    if (isResumed && (await takeResume(tx, id, network, length, perUse))) return true;
    // The update of the use locks the link's row, so that networks are counted by one request at a time.
    if (!(await takeUse(tx, id, LINK.uses))) throw new Refusal("TOKEN_EXPIRED");
    await requireNetwork(tx, id, network);
    await noteNetwork(tx, id, network);
    return false;
  });
  if (!isFree) await server.database.write((db) => recordOpenedLink(server, db, mail_id));
  return (bytes) => {
    if (!isFree || bytes <= 0) return;
    server.database
      .write((db) => returnBytes(db, id, bytes))
      .catch((error: unknown) => {
        // The link then allows fewer resumed bytes; the visitor can request a new one.
        log("bytes-not-returned", describeError(error));
      });
  };
}
