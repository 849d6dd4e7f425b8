import { productFact } from "#lib/content/fact-words.ts";
import { fullEditionName } from "#lib/content/edition-names.ts";
import { productFacts, requireEdition } from "#lib/content/products.ts";
import { formatDay } from "#lib/i18n/format.ts";
import { site } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { CatalogueKey } from "#schemas/catalogue-key.ts";
import { FIRST_ORDER_DAY } from "#schemas/licence-key-form.ts";
import type { LicenceKeyRequest } from "#schemas/licence-key-request.ts";
import { DEFAULT_LOCALE, toSiteLocale } from "#lib/i18n/locales.ts";
import { type Locale, LOCALE_NAMES } from "#schemas/locale.ts";
import type { Tx } from "#server/db/database.ts";
import { HOUR } from "#server/durations.ts";
import type { Client } from "#server/limits/client.ts";
import type { MailJob } from "#server/mail/mail-job.ts";
import { inMailTransaction, queueMail } from "#server/mail/outbox.ts";
import { requireEmail } from "#server/mailbox/require-email.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";

/** Kind of both mails: somebody who has lost two keys requests both at once. */
const kindOf = ({ edition }: LicenceKeyRequest) => `licence-key ${edition}`;
/** Stands for an empty field of the form. */
const EMPTY_FIELD = "–";

/** The day that it is where it is latest (UTC+14): YYYY-MM-DD. */
const latestDay = ({ now }: Pick<Server, "now">) => new Date(now() + 14 * HOUR).toISOString().slice(0, 10);

/**
 * Mails a request to the vendor's staff, and a receipt to the visitor.
 *
 * @throws Refusal INVALID_EMAIL, INVALID_REQUEST, RATE_LIMIT_EXCEEDED.
 */
export async function requestLicenceKey(server: Server, request: LicenceKeyRequest, client: Client): Promise<void> {
  const email = requireEmail(request.email);
  if (!isSold(request)) throw new Refusal("INVALID_REQUEST");
  const { orderedAt } = request;
  if (orderedAt !== undefined && (orderedAt < FIRST_ORDER_DAY || orderedAt > latestDay(server))) throw new Refusal("INVALID_REQUEST");
  const queueRequest = (tx: Tx) => queueMail(server, tx, requestMail(request, email), { to: { staff: kindOf(request), about: email } });
  const queueBoth = async (tx: Tx) => {
    await queueMail(server, tx, receiptMail(server, request, email), { to: { visitor: kindOf(request) } });
    await queueRequest(tx);
  };
  const isKept = await inMailTransaction(server, queueBoth, { client, email });
  // If the mailbox's budget withheld the receipt, the request is still sent: it has its own budget.
  if (!isKept)
    await inMailTransaction(server, async (tx) => {
      await queueRequest(tx);
    });
}

/** Whether the edition is one of the product's that cost money, now or formerly: what is free has no key. */
function isSold({ product, edition }: LicenceKeyRequest): boolean {
  const found = productFacts.get(product)?.editions.find(({ key }) => key === edition);
  return found !== undefined && !("free" in found.price);
}

/** The edition with its product and licence. */
function nameOf(key: CatalogueKey, language: Locale): string {
  const { facts, edition } = requireEdition(key);
  return fullEditionName(facts, edition, translatorFor(language));
}

/** Goes to whatever address was typed, so it contains no text that the visitor chose. */
function receiptMail({ origin }: Server, { edition, language: asked }: LicenceKeyRequest, email: string): MailJob {
  const language = toSiteLocale(asked);
  return {
    to: email,
    template: "licenceKeyReceipt",
    locale: language,
    values: { product: nameOf(edition, language), days: productFact.figure("licenceIssueDays", language, translatorFor(language)) },
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
      product: `${nameOf(edition, DEFAULT_LOCALE)} (${product}/${edition})`,
      day: orderedAt === undefined ? EMPTY_FIELD : formatDay(orderedAt, DEFAULT_LOCALE),
      language: LOCALE_NAMES[toSiteLocale(language)],
      message: quoted(message) || EMPTY_FIELD,
    },
    link: `mailto:${email}`,
  };
}

/** Control characters, and bidirectional overrides, which can make one text look like another. */
const INVISIBLE = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\u2028\u2029]/gu;

/** Formats a visitor's text as a mail quotation: every line gets a prefix, so that no line can pass for the site's own text. */
export function quoted(text: string): string {
  const plain = text.replaceAll(/\r\n?/gu, "\n").replaceAll(INVISIBLE, "").trim();
  return plain === "" ? "" : plain.replaceAll(/^/gmu, "> ");
}
