import { commerce } from "#lib/content/site.ts";
import { CLOCK_TOLERANCE, DAY } from "#server/durations.ts";
import type { Client } from "#server/limits/client.ts";
import { recordOpenedLink } from "#server/limits/mail-budget.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import { findDelivery } from "#server/mail/outbox.ts";
import { hashToken } from "#server/random.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { findSignUp, findSubscription, lockSubscriptions, markConfirmed } from "./store.ts";

/**
 * Confirms a sign-up. Confirming twice succeeds; a sign-up that was requested before an unsubscription cannot be confirmed.
 *
 * @returns Whether it was already confirmed.
 * @throws Refusal INVALID_TOKEN, TOKEN_EXPIRED.
 */
export async function confirm(server: Server, token: string, client: Client): Promise<{ isRepeated: boolean }> {
  const { database, now } = server;
  await takeLimits(server, client, ["token-client"]);
  return database.transact(async (tx) => {
    const signUp = await findSignUp(tx, hashToken(token));
    if (signUp === undefined) throw new Refusal("INVALID_TOKEN");
    // A concurrent unsubscription or erasure runs entirely before or after this transaction.
    await lockSubscriptions(tx, database.engine, [signUp.subscription_id]);
    const subscription = await findSubscription(tx, signUp.subscription_id);
    if (subscription === undefined) throw new Refusal("INVALID_TOKEN");
    if (signUp.requested_at < (subscription.unsubscribed_at ?? 0)) throw new Refusal("TOKEN_EXPIRED");
    if (signUp.confirmed_at !== null) return { isRepeated: true };
    const delivery = await findDelivery(tx, signUp.mail_id);
    // The token's life begins when the mail server accepted the mail, which may have waited in the outbox for days.
    const sentAt = delivery?.ended_at ?? undefined;
    if (sentAt !== undefined && now() > sentAt + commerce.confirmationDays * DAY + CLOCK_TOLERANCE) throw new Refusal("TOKEN_EXPIRED");
    const isRepeated = !(await markConfirmed(tx, signUp, now(), client.address));
    if (!isRepeated) await recordOpenedLink(server, tx, signUp.mail_id);
    return { isRepeated };
  });
}
