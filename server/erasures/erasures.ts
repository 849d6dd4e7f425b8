/** What is kept of who was erased: keyed hashes of addresses, so that a restored copy can be erased again. */
import type { Tx } from "#server/db/database.ts";
import { canonicalAddress } from "#server/mailbox/mailbox-of.ts";
import type { Server } from "#server/running-server.ts";
import { keyedHash } from "#server/secret.ts";
import { findErasure, insertErasure } from "./store.ts";

type Secret = Pick<Server, "secret">;

/** Of an address that was erased from the newsletter. */
export const subscriberErasureHash = ({ secret }: Secret, email: string) => keyedHash(secret, "erasure", canonicalAddress(email));

/**
 * Of an account that was erased. Another hash than the newsletter's, because a subscription of the same address stays.
 *
 * @param email The account's, in lower case.
 */
export const accountErasureHash = ({ secret }: Secret, email: string) => keyedHash(secret, "account-erasure", email);

export async function recordErasures(server: Server, tx: Tx, hashes: Iterable<string>): Promise<void> {
  for (const hash of hashes) await insertErasure(tx, hash, server.now());
}

/** @returns When it was last erased, in milliseconds since 1970; `undefined` if it was not. */
export const findErasureTime = ({ database }: Server, hash: string): Promise<number | undefined> => findErasure(database.queries, hash);
