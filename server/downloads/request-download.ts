import { toSiteLocale } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { productFact } from "#lib/content/fact-words.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { DownloadRequest } from "#schemas/download-request.ts";
import { Email } from "#schemas/email.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import { inMailTransaction, queueMail } from "#server/mail/outbox.ts";
import { hashToken, newId, newToken } from "#server/random.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { findOffered, type NamedInstaller, titleOf } from "./installers.ts";
import { insertLink } from "./store.ts";

/** Each installer has its own kind, so that somebody with two computers can request both links without waiting. */
const kindOf = ({ product, installer: { edition, system } }: NamedInstaller) => `download ${product} ${edition} ${system}`;

/**
 * Mails a link to the newest installer of a release channel.
 *
 * @throws Refusal INVALID_EMAIL, UNKNOWN_INSTALLER, RATE_LIMIT_EXCEEDED.
 */
export async function requestDownload(server: Server, request: DownloadRequest, client: Client): Promise<void> {
  const { origin, now } = server;
  const email = request.email.trim();
  if (!Email.safeParse(email).success) throw new Refusal("INVALID_EMAIL");
  const offered = findOffered(request);
  if (offered === undefined) throw new Refusal("UNKNOWN_INSTALLER");
  await takeLimits(server, client, ["form-client", "form-network"]);

  const { product, version, installer } = offered;
  const { edition, system } = installer;
  const language = toSiteLocale(request.language);
  const t = translatorFor(language);
  const token = newToken();
  const mail = {
    to: email,
    template: "downloadLink",
    locale: language,
    values: {
      product: titleOf(edition),
      version,
      system,
      hours: productFact.figure("downloadLinkHours", language, t),
      times: productFact.figure("downloadLinkUses", language, t),
    },
    // Leads to a page, not to the file, because mail scanners open links.
    link: `${origin}${localePath(language, "/download-link")}?token=${token}`,
  } as const;
  // If a budget withholds the mail, the response is the same: it must not reveal that others requested mail to this address.
  await inMailTransaction(server, async (tx) => {
    // isProof keeps the mail server's response, because the link's life begins with it.
    const mailId = await queueMail(server, tx, mail, { to: { visitor: kindOf(offered) }, isProof: true });
    await insertLink(tx, {
      id: newId(),
      token_hash: hashToken(token),
      product,
      edition,
      version,
      system,
      language,
      mail_id: mailId,
      created_at: now(),
      uses: 0,
      resumes: 0,
      resumed_bytes: 0,
    });
  });
}
