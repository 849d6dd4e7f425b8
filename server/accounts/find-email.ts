import type { Tx } from "#server/db/database.ts";
import { findAccount } from "./store.ts";

/** @returns The address of an account, for mails of other features; `undefined` once it is deleted. */
export async function findEmail(tx: Tx, accountId: string): Promise<string | undefined> {
  return (await findAccount(tx, accountId))?.email;
}
