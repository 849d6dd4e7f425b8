import { commerce } from "#lib/content/site.ts";
import { inTransaction } from "#server/db/database.ts";
import { CLOCK_TOLERANCE, DAY } from "#server/durations.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/take.ts";
import { findDelivery } from "#server/mail/find-delivery.ts";
import { hashToken } from "#server/random-token.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { findSignUp, findSubscription, lockSubscriptions, markConfirmed } from "./store.ts";

/**
 * Confirms a sign-up. Pressing twice is no mistake; pressing what was mailed before the newsletter was ended is one.
 *
 * @returns Whether it was confirmed before.
 * @throws Refusal INVALID_TOKEN, TOKEN_EXPIRED.
 */
export async function confirm(server: Server, token: string, client: Client): Promise<{ isRepeated: boolean }> {
  const { database, now } = server;
  await takeLimits(server, client, ["token-client"]);
  return inTransaction(database, async (tx) => {
    const signUp = await findSignUp(tx, hashToken(token));
    if (signUp === undefined) throw new Refusal("INVALID_TOKEN");
    // Whoever unsubscribes at this moment comes before or after, not between.
    await lockSubscriptions(tx, database.engine, [signUp.subscription_id]);
    const subscription = await findSubscription(tx, signUp.subscription_id);
    if (signUp.requested_at < (subscription?.unsubscribed_at ?? 0)) throw new Refusal("TOKEN_EXPIRED");
    if (signUp.confirmed_at !== null) return { isRepeated: true };
    const delivery = await findDelivery(tx, signUp.mail_id);
    // A token lives from the moment the mail server took it: it may have waited for days before.
    const sentAt = delivery?.ended_at ?? undefined;
    if (sentAt !== undefined && now() > sentAt + commerce.confirmationDays * DAY + CLOCK_TOLERANCE) throw new Refusal("TOKEN_EXPIRED");
    return { isRepeated: !(await markConfirmed(tx, signUp, now(), client.address)) };
  });
}
