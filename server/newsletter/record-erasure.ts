import type { Tx } from "#server/db/database.ts";
import type { Server } from "#server/running-server.ts";
import { keyedHash } from "#server/secret.ts";
import { insertErasure } from "./store.ts";

/** What is kept of an erased account. Another hash than that of an erased mailbox, because a newsletter subscription stays. */
export const accountErasureHash = ({ secret }: Pick<Server, "secret">, email: string) => keyedHash(secret, "account-erasure", email);

/** Records, as a keyed hash, that an account was erased. @param email The account's, in lower case. */
export const recordAccountErasure = (server: Server, tx: Tx, email: string): Promise<void> =>
  insertErasure(tx, accountErasureHash(server, email), server.now());
