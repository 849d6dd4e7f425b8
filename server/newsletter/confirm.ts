import { inTransaction } from "#server/db/database.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/take.ts";
import { DAY } from "#server/limits/policies.ts";
import { findDelivery } from "#server/mail/find-delivery.ts";
import { hashToken } from "#server/random-token.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { confirmationDays } from "./confirmation-days.ts";
import { findSignUp, markConfirmed } from "./store.ts";

/** The clocks of two servers may differ by so much. Milliseconds. */
const TOLERANCE = 5 * 60_000;

/**
 * Confirms a sign-up. Pressing twice is no mistake.
 *
 * @returns Whether it was confirmed before.
 * @throws Refusal INVALID_TOKEN, TOKEN_EXPIRED.
 */
export async function confirm(server: Server, token: string, client: Client): Promise<{ isRepeated: boolean }> {
  const { database, now } = server;
  await takeLimits(server, client, ["token-client"]);
  const signUp = await findSignUp(database.queries, hashToken(token));
  if (signUp === undefined) throw new Refusal("INVALID_TOKEN");
  if (signUp.confirmed_at !== null) return { isRepeated: true };
  const delivery = await findDelivery(database.queries, signUp.mail_id);
  // A token lives from the moment the mail server took it: it may have waited for days before.
  const sentAt = delivery?.ended_at ?? undefined;
  if (sentAt !== undefined && now() > sentAt + confirmationDays * DAY + TOLERANCE) throw new Refusal("TOKEN_EXPIRED");
  const isFirst = await inTransaction(database, (tx) => markConfirmed(tx, signUp, now(), client.address));
  return { isRepeated: !isFirst };
}
