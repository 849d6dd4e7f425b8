import { createHash } from "node:crypto";
import { commerce } from "#lib/content/site.ts";
import { toSiteLocale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { SubscribeRequest } from "#schemas/newsletter.ts";
import type { Tx } from "#server/db/database.ts";
import type { Client } from "#server/limits/client.ts";
import { FORM_LIMITS } from "#server/limits/form-limits.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import { inMailTransaction, queueMail } from "#server/mail/outbox.ts";
import { canonicalAddress } from "#server/mailbox/mailbox-of.ts";
import { requireEmail } from "#server/mailbox/require-email.ts";
import { hashToken, newId, newToken } from "#server/random.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { confirmLink, unsubscribeLinks } from "./links.ts";
import { findOrInsert, insertSignUp } from "./store.ts";

/** Kind of both mails that a sign-up can send. With two kinds, different minimum intervals would reveal whether an address is subscribed. */
const KIND = "newsletter";
/** Kind of the mail to an address that was unsubscribed, which takes a reader of its mailbox: it need not wait for the interval after the last one. */
const KIND_AGAIN = "newsletter again";

/**
 * Mails a request for confirmation. The address is not subscribed until the link in that mail is used.
 *
 * @throws Refusal INVALID_EMAIL, ALREADY_SUBSCRIBED, RATE_LIMIT_EXCEEDED.
 */
export async function subscribe(server: Server, request: SubscribeRequest, client: Client): Promise<void> {
  const { env, now } = server;
  const email = requireEmail(request.email);
  // `website` is a hidden field that only programs fill in. They get the usual response.
  const isProgram = request.website !== undefined && request.website !== "";
  if (isProgram) return takeLimits(server, client, FORM_LIMITS);

  // If a budget withholds the mail, the response is the same: it must not reveal that others requested mail to this address.
  const sendLink = async (tx: Tx) => {
    const at = now();
    const language = toSiteLocale(request.language);
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
      const notice = {
        to: subscription.email,
        template: "newsletterAlready",
        locale: language,
        link: unsubscribe.page,
        unsubscribe,
      } as const;
      await queueMail(server, tx, notice, { to: { visitor: KIND } });
      return;
    }
    const token = newToken();
    const confirmation = {
      to: email,
      template: "newsletterConfirm",
      locale: language,
      values: { days: commerce.confirmationDays },
      link: confirmLink(server, language, token),
      unsubscribe,
    } as const;
    const mailId = await queueMail(server, tx, confirmation, {
      to: { visitor: subscription.status === "unsubscribed" ? KIND_AGAIN : KIND },
      isProof: true,
    });
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
      mail_id: mailId,
      confirmed_at: null,
      confirmed_from: null,
    });
  };
  await inMailTransaction(server, sendLink, { client, email });
}

/** The consent sentence next to the checkbox, as evidence of what the visitor agreed to. */
function consentWording(locale: Locale): { wording: string; wording_hash: string } {
  const wording = translatorFor(locale)("newsletter.consent");
  return { wording, wording_hash: createHash("sha256").update(wording).digest("hex") };
}
