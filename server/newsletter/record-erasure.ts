import type { Tx } from "#server/db/database.ts";
import type { Server } from "#server/running-server.ts";
import { erasureHash } from "./prove-consent.ts";
import { insertErasure } from "./store.ts";

/** Records, as a keyed hash, that an address was erased. */
export const recordErasure = (server: Server, tx: Tx, email: string): Promise<void> =>
  insertErasure(tx, erasureHash(server, email), server.now());
