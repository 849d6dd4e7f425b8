import { inTransaction } from "#server/db/database.ts";
import type { Client } from "#server/limits/client.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { keyedHash } from "#server/secret.ts";
import { LINK } from "./life.ts";
import { type DownloadLink, noteNetwork, takeResume, takeUse } from "./store.ts";

/**
 * Counts one download. One that goes on after a break is none, where it was begun from the same network.
 *
 * @throws Refusal TOKEN_EXPIRED when the link has been used often enough, or from enough networks.
 */
export async function useLink(server: Server, { id }: DownloadLink, client: Client, isResumed: boolean): Promise<void> {
  const network = keyedHash(server.secret, "download-network", client.network);
  await inTransaction(server.database, async (tx) => {
    if (isResumed && (await takeResume(tx, id, network, LINK.resumesPerUse))) return;
    // First the use: it holds the link's row, so that networks are counted one request after the other.
    if (!(await takeUse(tx, id, LINK.uses))) throw new Refusal("TOKEN_EXPIRED");
    if ((await noteNetwork(tx, id, network)) > LINK.networks) throw new Refusal("TOKEN_EXPIRED");
  });
}
