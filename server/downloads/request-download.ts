import { toSiteLocale } from "#lib/i18n/locales.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { productFact } from "#lib/content/fact-words.ts";
import { installerName } from "#lib/content/edition-names.ts";
import { requireEdition } from "#lib/content/products.ts";
import { findRelease } from "#lib/content/releases.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import type { DownloadRequest } from "#schemas/download-request.ts";
import type { Tx } from "#server/db/database.ts";
import type { Client } from "#server/limits/client.ts";
import { inMailTransaction, queueMail } from "#server/mail/outbox.ts";
import { requireEmail } from "#server/mailbox/require-email.ts";
import { hashToken, newId, newToken } from "#server/random.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { findOffered, type NamedInstaller } from "./installers.ts";
import { insertLink } from "./store.ts";

/** Each installer has its own kind: only the same file requested again has to wait. A version belongs to one channel. */
const kindOf = ({ product, version, installer: { edition, system } }: NamedInstaller) =>
  `download ${product} ${edition} ${version} ${system}`;

/** What the mail calls an installer: its product with edition or licence, and its version, marked when it is a beta. */
function namesOf({ product, version, installer }: NamedInstaller, t: Translate): { product: string; version: string } {
  const { facts, edition } = requireEdition(installer.edition);
  const isBeta = findRelease(product, version)?.facts.channel === "beta";
  return { product: installerName(facts, edition, t), version: isBeta ? t("releases.betaVersion", { version }) : version };
}

/**
 * Mails a link to an installer: of the version that is requested, or of the newest release of a channel.
 *
 * @throws Refusal INVALID_EMAIL, UNKNOWN_INSTALLER, RATE_LIMIT_EXCEEDED.
 */
export async function requestDownload(server: Server, request: DownloadRequest, client: Client): Promise<void> {
  const { origin, now } = server;
  const email = requireEmail(request.email);
  const offered = findOffered(request);
  if (offered === undefined) throw new Refusal("UNKNOWN_INSTALLER");
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
      ...namesOf(offered, t),
      system,
      hours: productFact.figure("downloadLinkHours", language, t),
      times: productFact.figure("downloadLinkUses", language, t),
    },
    // Leads to a page, not to the file, because mail scanners open links.
    link: `${origin}${localePath(language, "/download-link")}?token=${token}`,
  } as const;
  // If a budget withholds the mail, the response is the same: it must not reveal that others requested mail to this address.
  const sendLink = async (tx: Tx) => {
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
  };
  await inMailTransaction(server, sendLink, { client, email });
}
