import { findErasureTime, subscriberErasureHash } from "#server/erasures/erasures.ts";
import { isoTime } from "#server/iso-time.ts";
import { canonicalAddress } from "#server/mailbox/mailbox-of.ts";
import { findDelivery } from "#server/mail/outbox.ts";
import type { Server } from "#server/running-server.ts";
import { findByAddress, listSignUps, listUnsubscriptions } from "./store.ts";

/** Everything stored about a subscriber's consent (GDPR, article 7, paragraph 1), or when it was erased; `undefined` for unknown addresses. */
export async function proveConsent(server: Server, email: string) {
  const proof = await findConsent(server, email);
  if (proof !== undefined) return proof;
  const erased = await findErasureTime(server, subscriberErasureHash(server, email));
  return erased === undefined ? undefined : { erasedAt: isoTime(erased) };
}

/** Everything stored about a subscription; `undefined` for an address without one. */
export async function findConsent({ database: { queries } }: Server, email: string) {
  const subscription = await findByAddress(queries, canonicalAddress(email));
  if (subscription === undefined) return undefined;
  const signUps = await listSignUps(queries, subscription.id);
  const unsubscriptions = await listUnsubscriptions(queries, subscription.id);
  return {
    email: subscription.email,
    canonicalAddress: subscription.address,
    status: subscription.status,
    language: subscription.language,
    firstAskedAt: isoTime(subscription.created_at),
    confirmedAt: isoTime(subscription.confirmed_at),
    unsubscribedAt: isoTime(subscription.unsubscribed_at),
    unsubscribedBy: subscription.unsubscribed_by,
    // Each one, also when the address was confirmed again since.
    unsubscriptions: unsubscriptions.map(({ unsubscribed_at, unsubscribed_by }) => ({ at: isoTime(unsubscribed_at), by: unsubscribed_by })),
    requests: await Promise.all(
      signUps.map(async (signUp) => {
        const delivery = await findDelivery(queries, signUp.mail_id);
        return {
          requestedAt: isoTime(signUp.requested_at),
          requestedFrom: signUp.requested_from,
          page: signUp.page,
          language: signUp.language,
          consent: {
            // The form sends the policy version only if the checkbox is ticked.
            box: signUp.policy_version === null ? "not stated" : "ticked",
            wording: signUp.wording,
            wordingSha256: signUp.wording_hash,
            policyVersion: signUp.policy_version,
          },
          confirmationMail: {
            messageId: delivery?.message_id ?? null,
            acceptedAt: delivery?.state === "sent" ? isoTime(delivery.ended_at) : null,
            answer: delivery?.answer ?? null,
          },
          confirmedAt: isoTime(signUp.confirmed_at),
          confirmedFrom: signUp.confirmed_from,
        };
      }),
    ),
  };
}
