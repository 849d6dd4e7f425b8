import { productFact } from "#lib/content/fact-words.ts";
import { productFacts } from "#lib/content/products.ts";
import { site } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { Email } from "#schemas/email.ts";
import type { LicenceKeyRequest } from "#schemas/licence-key-request.ts";
import { DEFAULT_LOCALE, LOCALE_NAMES } from "#schemas/locale.ts";
import type { Tx } from "#server/db/database.ts";
import { titleOf } from "#server/downloads/installers.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/take.ts";
import type { Letter } from "#server/mail/letter.ts";
import { inMailTransaction } from "#server/mail/in-mail-transaction.ts";
import { queueMail } from "#server/mail/queue-mail.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { quoted } from "./quoted.ts";

/** Of both mails: the same question again has to wait. */
const KIND = "licence-key";
/** What was left out of the form. */
const NOTHING = "–";

/**
 * Asks the vendor's staff to look for an order, and tells the visitor that they do.
 *
 * @throws Refusal INVALID_EMAIL, INVALID_REQUEST, RATE_LIMIT_EXCEEDED.
 */
export async function requestLicenceKey(server: Server, request: LicenceKeyRequest, client: Client): Promise<void> {
  const email = request.email.trim();
  if (!Email.safeParse(email).success) throw new Refusal("INVALID_EMAIL");
  if (productFacts.get(request.product)?.editions.some(({ key }) => key === request.edition) !== true) throw new Refusal("INVALID_REQUEST");
  await takeLimits(server, client, ["form-client", "form-network"]);
  const ask = (tx: Tx) => queueMail(server, tx, staffLetter(request, email), { to: { staff: KIND, about: email } });
  const isKept = await inMailTransaction(server, async (tx) => {
    await queueMail(server, tx, receiptFor(server, request, email), { to: { visitor: KIND } });
    await ask(tx);
  });
  // Mails that others have caused must not keep a customer's request from the staff: it has a budget of its own.
  if (!isKept)
    await inMailTransaction(server, async (tx) => {
      await ask(tx);
    });
}

/** Goes to whatever address was typed, so there is no word in it that a visitor chose. */
function receiptFor({ origin }: Server, { edition, language }: LicenceKeyRequest, email: string): Letter {
  return {
    to: email,
    template: "licenceKeyReceipt",
    locale: language,
    values: { product: titleOf(edition), days: productFact.figure("licenceIssueDays", language, translatorFor(language)) },
    link: origin + localePath(language, "/support"),
  };
}

/** In the house's own language. Answering it writes to the visitor. */
function staffLetter({ product, edition, orderedAt, message = "", language }: LicenceKeyRequest, email: string): Letter {
  return {
    to: site.email,
    replyTo: email,
    template: "licenceKeyRequest",
    locale: DEFAULT_LOCALE,
    values: {
      email,
      product: `${titleOf(edition)} (${product}/${edition})`,
      day: orderedAt ?? NOTHING,
      language: LOCALE_NAMES[language],
      message: quoted(message) || NOTHING,
    },
    link: `mailto:${email}`,
  };
}
