import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { exportAccount } from "./personal-data.ts";
import type { AccountSession } from "./session.ts";
import { findAccount } from "./store.ts";

/** Everything stored about who is signed in. */
export async function exportOwnData(server: Server, { accountId }: AccountSession): Promise<Record<string, unknown>> {
  const account = await findAccount(server.database.queries, accountId);
  if (account === undefined) throw new Refusal("SIGN_IN_REQUIRED");
  return exportAccount(server, account);
}
