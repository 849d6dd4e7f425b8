import { productFact } from "#lib/content/fact-words.ts";
import { productFacts } from "#lib/content/products.ts";
import { site } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { Email } from "#schemas/email.ts";
import type { LicenceKeyRequest } from "#schemas/licence-key-request.ts";
import { DEFAULT_LOCALE, toSiteLocale } from "#lib/i18n/locales.ts";
import { LOCALE_NAMES } from "#schemas/locale.ts";
import type { Tx } from "#server/db/database.ts";
import { titleOf } from "#server/downloads/installers.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import type { MailJob } from "#server/mail/mail-job.ts";
import { inMailTransaction, queueMail } from "#server/mail/outbox.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { quoted } from "./quoted.ts";

/** Kind of both mails: the mailbox budget sets a minimum interval between mails of one kind. */
const KIND = "licence-key";
/** Stands for an empty field of the form. */
const EMPTY_FIELD = "–";

/**
 * Mails a request to the vendor's staff, and a receipt to the visitor.
 *
 * @throws Refusal INVALID_EMAIL, INVALID_REQUEST, RATE_LIMIT_EXCEEDED.
 */
export async function requestLicenceKey(server: Server, request: LicenceKeyRequest, client: Client): Promise<void> {
  const email = request.email.trim();
  if (!Email.safeParse(email).success) throw new Refusal("INVALID_EMAIL");
  if (productFacts.get(request.product)?.editions.some(({ key }) => key === request.edition) !== true) throw new Refusal("INVALID_REQUEST");
  await takeLimits(server, client, ["form-client", "form-network"]);
  const queueRequest = (tx: Tx) => queueMail(server, tx, requestMail(request, email), { to: { staff: KIND, about: email } });
  const isKept = await inMailTransaction(server, async (tx) => {
    await queueMail(server, tx, receiptMail(server, request, email), { to: { visitor: KIND } });
    await queueRequest(tx);
  });
  // If the mailbox's budget withheld the receipt, the request is still sent: it has its own budget.
  if (!isKept)
    await inMailTransaction(server, async (tx) => {
      await queueRequest(tx);
    });
}

/** Goes to whatever address was typed, so it contains no text that the visitor chose. */
function receiptMail({ origin }: Server, { edition, language: asked }: LicenceKeyRequest, email: string): MailJob {
  const language = toSiteLocale(asked);
  return {
    to: email,
    template: "licenceKeyReceipt",
    locale: language,
    values: { product: titleOf(edition), days: productFact.figure("licenceIssueDays", language, translatorFor(language)) },
    link: origin + localePath(language, "/support"),
  };
}

/** In the site's default language. A reply goes to the visitor. */
function requestMail({ product, edition, orderedAt, message = "", language }: LicenceKeyRequest, email: string): MailJob {
  return {
    to: site.email,
    replyTo: email,
    template: "licenceKeyRequest",
    locale: DEFAULT_LOCALE,
    values: {
      email,
      product: `${titleOf(edition)} (${product}/${edition})`,
      day: orderedAt ?? EMPTY_FIELD,
      language: LOCALE_NAMES[toSiteLocale(language)],
      message: quoted(message) || EMPTY_FIELD,
    },
    link: `mailto:${email}`,
  };
}
