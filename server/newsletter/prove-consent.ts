import { findDelivery } from "#server/mail/find-delivery.ts";
import type { Server } from "#server/running-server.ts";
import { keyedHash } from "#server/secret.ts";
import { canonicalAddress } from "./canonical-address.ts";
import { findByAddress, findErasure, listSignUps } from "./store.ts";

type Answer = Awaited<ReturnType<typeof proofOf>>;
export type ConsentProof = NonNullable<Answer> | { erasedAt: string };

const day = (time: number | null | undefined) => (time === null || time === undefined ? null : new Date(time).toISOString());

/** All that is known of one reader's consent (GDPR, article 7, paragraph 1), or when it was erased; nothing of a stranger. */
export async function proveConsent(server: Server, email: string): Promise<ConsentProof | undefined> {
  const proof = await proofOf(server, email);
  if (proof !== undefined) return proof;
  const erased = await findErasure(server.database.queries, erasureHash(server, email));
  return erased === undefined ? undefined : { erasedAt: new Date(erased).toISOString() };
}

/** All that stays of somebody who was erased: it can be recognised, not read. */
export const erasureHash = ({ secret }: Server, email: string) => keyedHash(secret, "erasure", canonicalAddress(email));

async function proofOf({ database: { queries } }: Server, email: string) {
  const subscription = await findByAddress(queries, canonicalAddress(email));
  if (subscription === undefined) return undefined;
  const signUps = await listSignUps(queries, subscription.id);
  return {
    email: subscription.email,
    canonicalAddress: subscription.address,
    status: subscription.status,
    language: subscription.language,
    firstAskedAt: day(subscription.created_at),
    confirmedAt: day(subscription.confirmed_at),
    unsubscribedAt: day(subscription.unsubscribed_at),
    unsubscribedBy: subscription.unsubscribed_by,
    requests: await Promise.all(
      signUps.map(async (signUp) => {
        const delivery = await findDelivery(queries, signUp.mail_id);
        return {
          requestedAt: day(signUp.requested_at),
          requestedFrom: signUp.requested_from,
          page: signUp.page,
          language: signUp.language,
          consent: {
            // The form sends a policy's version only when its box is ticked.
            box: signUp.policy_version === null ? "not stated" : "ticked",
            wording: signUp.wording,
            wordingSha256: signUp.wording_hash,
            policyVersion: signUp.policy_version,
          },
          confirmationMail: {
            messageId: delivery?.message_id ?? null,
            acceptedAt: delivery?.state === "sent" ? day(delivery.ended_at) : null,
            answer: delivery?.answer ?? null,
          },
          confirmedAt: day(signUp.confirmed_at),
          confirmedFrom: signUp.confirmed_from,
        };
      }),
    ),
  };
}
