/** Removes a passkey or the password. One of them stays: the mailed link for a forgotten password is no way in, but a way back. */
import type { Tx } from "#server/db/database.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { mailNotice } from "./notices.ts";
import type { Caller } from "./session.ts";
import { requirePassword } from "./sign-in.ts";
import { type Account, findPasswordHash, lockAccount, setPasswordHash, deletePasskey, listPasskeys } from "./store.ts";
import { inAccountTransaction } from "./transaction.ts";

/** @throws Refusal NOT_FOUND, LAST_WAY_IN. The owner is told by mail. */
export function removePasskey(server: Server, { id }: { id: string }, { session: { accountId } }: Caller): Promise<void> {
  return changeWaysIn(server, accountId, async (tx) => {
    if (!(await deletePasskey(tx, accountId, id))) throw new Refusal("NOT_FOUND");
  });
}

/** Leaves the account with passkeys alone. @throws Refusal INVALID_PASSWORD, LAST_WAY_IN, RATE_LIMIT_EXCEEDED. The owner is told by mail. */
export async function removePassword(server: Server, { password }: { password: string }, { client, session }: Caller): Promise<void> {
  const { accountId } = session;
  await requirePassword(server, client, session, password);
  await changeWaysIn(server, accountId, (tx) => setPasswordHash(tx, accountId, null, server.now()));
}

async function changeWaysIn(server: Server, accountId: string, change: (tx: Tx, account: Account) => Promise<void>): Promise<void> {
  await inAccountTransaction(server, async (tx) => {
    // Of two concurrent removals, the second sees the first.
    const account = await lockAccount(tx, server.database.engine, accountId);
    if (account === undefined) throw new Refusal("SIGN_IN_REQUIRED");
    await change(tx, account);
    if ((await findPasswordHash(tx, accountId)) === undefined && (await listPasskeys(tx, accountId)).length === 0)
      throw new Refusal("LAST_WAY_IN");
    await mailNotice(server, tx, account, "accountWaysIn", "/account");
  });
}
