import { localePath } from "#lib/i18n/paths.ts";
import { productFact } from "#lib/content/fact-words.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { DownloadRequest } from "#schemas/download-request.ts";
import { Email } from "#schemas/email.ts";
import { newId } from "#server/id.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/take.ts";
import { inMailTransaction } from "#server/mail/in-mail-transaction.ts";
import { queueMail } from "#server/mail/queue-mail.ts";
import { hashToken, newToken } from "#server/random-token.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { findOffered, type NamedInstaller, titleOf } from "./installers.ts";
import { insertLink } from "./store.ts";

/** Each installer is a mail of its own kind: who has two computers wants two links, and does not have to wait for the second. */
const kindOf = ({ product, installer: { edition, system } }: NamedInstaller) => `download ${product} ${edition} ${system}`;

/**
 * Mails a link to the newest installer of a channel.
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
  const { language } = request;
  const t = translatorFor(language);
  const token = newToken();
  const letter = {
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
    // The page, not the file: mail scanners open links.
    link: `${origin}${localePath(language, "/download-link")}?token=${token}`,
  } as const;
  // Whether a mail was withheld, because others have asked for the same address, is not told.
  await inMailTransaction(server, async (tx) => {
    // The link's time begins with the mail server's answer, so that is kept as long as the link.
    const mail = await queueMail(server, tx, letter, { to: { visitor: kindOf(offered) }, isProof: true });
    await insertLink(tx, {
      id: newId(),
      token_hash: hashToken(token),
      product,
      edition,
      version,
      system,
      language,
      mail_id: mail,
      created_at: now(),
      uses: 0,
      resumes: 0,
      resumed_bytes: 0,
    });
  });
}
