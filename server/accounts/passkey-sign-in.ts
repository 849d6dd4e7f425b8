import type { PasskeyProof } from "#schemas/account-requests.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { findSession, type Sender } from "./session.ts";
import { openSession } from "./sign-in.ts";
import { deleteSession, lockAccount, notePasskeyUse } from "./store.ts";
import { inSessionTransaction } from "./transaction.ts";
import { provePasskey } from "./prove-passkey.ts";

/**
 * Signs in with a passkey alone, with a new session; the one that the browser had ends.
 *
 * @returns The headers with the session cookie.
 * @throws Refusal INVALID_PASSKEY, RATE_LIMIT_EXCEEDED.
 */
export async function signInWithPasskey(
  server: Server,
  { response }: { response: PasskeyProof },
  client: Client,
  request: Sender,
): Promise<Headers> {
  await takeLimits(server, client, ["sign-in-client", "sign-in-network"]);
  const { id, account_id, sign_count } = await provePasskey(server, response);
  const earlier = await findSession(server, request);
  return inSessionTransaction(server, async (tx) => {
    // The account cannot be deleted, nor the passkey removed, between the proof and the new session.
    const account = await lockAccount(tx, server.database.engine, account_id);
    const isThere = await notePasskeyUse(tx, id, sign_count, server.now());
    if (account === undefined || !isThere) throw new Refusal("INVALID_PASSKEY");
    const signedIn = await openSession(server, account_id, request);
    if (earlier !== undefined) await deleteSession(tx, earlier.accountId, earlier.sessionId);
    return signedIn;
  });
}
