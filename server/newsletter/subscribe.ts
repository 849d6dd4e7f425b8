import { commerce } from "#lib/content/site.ts";
import { Email } from "#schemas/email.ts";
import type { SubscribeRequest } from "#schemas/newsletter.ts";
import { newId } from "#server/id.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/take.ts";
import { inMailTransaction } from "#server/mail/in-mail-transaction.ts";
import { queueMail } from "#server/mail/queue-mail.ts";
import { hashToken, newToken } from "#server/random-token.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { canonicalAddress } from "./canonical-address.ts";
import { consentWording } from "./consent-wording.ts";
import { confirmLink, unsubscribeLinks } from "./links.ts";
import { findOrInsert, insertSignUp } from "./store.ts";

/** Both mails that this call sends: whoever watches cannot tell them apart by how often they may be asked for. */
const KIND = "newsletter";

/**
 * Asks the address for confirmation: nobody is subscribed by this.
 *
 * @throws Refusal INVALID_EMAIL, ALREADY_SUBSCRIBED, RATE_LIMIT_EXCEEDED.
 */
export async function subscribe(server: Server, request: SubscribeRequest, client: Client): Promise<void> {
  const { env, now } = server;
  const email = request.email.trim();
  if (!Email.safeParse(email).success) throw new Refusal("INVALID_EMAIL");
  await takeLimits(server, client, ["form-client", "form-network"]);
  // A program has filled in what no person sees. It learns nothing.
  if (request.website !== undefined && request.website !== "") return;

  // Whether a mail was withheld, because others have asked for the same address, is not told.
  await inMailTransaction(server, async (tx) => {
    const at = now();
    const { language } = request;
    const subscription = await findOrInsert(tx, {
      id: newId(),
      email,
      address: canonicalAddress(email),
      status: "pending",
      language,
      created_at: at,
      confirmed_at: null,
      unsubscribed_at: null,
      unsubscribed_by: null,
    });
    const unsubscribe = unsubscribeLinks(server, language, subscription.id);
    if (subscription.status === "confirmed") {
      if (!env.HIDE_SUBSCRIBERS) throw new Refusal("ALREADY_SUBSCRIBED");
      const letter = {
        to: subscription.email,
        template: "newsletterAlready",
        locale: language,
        link: unsubscribe.page,
        unsubscribe,
      } as const;
      await queueMail(server, tx, letter, { to: { visitor: KIND } });
      return;
    }
    const token = newToken();
    const letter = {
      to: email,
      template: "newsletterConfirm",
      locale: language,
      values: { days: commerce.confirmationDays },
      link: confirmLink(server, language, token),
      unsubscribe,
    } as const;
    const mail = await queueMail(server, tx, letter, { to: { visitor: KIND }, isProof: true });
    await insertSignUp(tx, {
      id: newId(),
      subscription_id: subscription.id,
      token_hash: hashToken(token),
      language,
      page: request.page ?? null,
      policy_version: request.policyVersion ?? null,
      ...consentWording(language),
      requested_at: at,
      requested_from: client.address,
      mail_id: mail,
      confirmed_at: null,
      confirmed_from: null,
    });
  });
}
