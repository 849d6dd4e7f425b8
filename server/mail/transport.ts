/** Sends mails through the configured mail server, or writes them as files if there is none. */
import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createTransport, type SMTPPoolOptions } from "nodemailer";
import { site } from "#lib/content/site.ts";
import { makePrivateFolder } from "#server/data-folder.ts";
import type { Environment } from "#server/env.ts";
import type { SmtpError } from "./classify-failure.ts";
import { MAIL_FOLDER, mailFileName } from "./mail-files.ts";
import type { SmtpAddress } from "./smtp-address.ts";

export type OutgoingMail = {
  id: string;
  messageId: string;
  date: Date;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
};
/**
 * @returns The mail server's response.
 * @throws {SmtpError} The mail server refused the mail, or did not respond.
 */
type Send = (mail: OutgoingMail) => Promise<string>;
export type MailTransport = {
  send: Send;
  /** Connects and logs in. @throws if the mail server does not let this server in. */
  verify: () => Promise<void>;
  /** Aborts mails that are being sent. */
  abandon: () => void;
  close: () => void;
};

/** Connections to the mail server. Mail servers may reject more from one client. */
export const CONNECTIONS = 8;
/** RFC 5321, section 4.5.3.2, allows minutes for each response; a mail server that takes longer than this counts as unreachable. Milliseconds. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 10_000 };
/** For the whole dialogue: the other timeouts start again with each byte. */
const DIALOGUE_TIMEOUT_MS = 150_000;
/** The headers that mail programs and mailbox providers act on; RFC 8058, section 4, requires the two unsubscribe headers. */
const SIGNED_HEADERS =
  "From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post:List-Id:Auto-Submitted";

export function openMailTransport(env: Environment): MailTransport {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: keyFile } = env;
  const dkim =
    domainName === undefined || keySelector === undefined || keyFile === undefined
      ? {}
      : { dkim: { domainName, keySelector, privateKey: readFileSync(keyFile, "utf8"), headerFieldNames: SIGNED_HEADERS } };
  const compose = openComposer(env.MAIL_FROM ?? `${site.name} <${site.email}>`, dkim);
  return env.SMTP_URL === undefined ? fileTransport(join(env.DATA_DIR, MAIL_FOLDER), compose) : smtpTransport(env.SMTP_URL, compose);
}

/** @returns A function that renders a mail to its signed source and SMTP envelope. */
function openComposer(from: string, dkim: object) {
  const transport = createTransport({ streamTransport: true, buffer: true, disableFileAccess: true, disableUrlAccess: true, ...dkim });
  return async (mail: OutgoingMail) => {
    const { envelope, message } = await transport.sendMail({ from, ...mail, headers: { ...mail.headers } });
    return { envelope, raw: message as Buffer };
  };
}
type Compose = ReturnType<typeof openComposer>;

function smtpTransport({ isLocal, timeouts, ...address }: SmtpAddress, compose: Compose): MailTransport {
  const options: SMTPPoolOptions & { pool: true } = {
    ...address,
    pool: true,
    maxConnections: CONNECTIONS,
    // Retries are the outbox's task.
    maxRequeues: 0,
    // A mail server on this machine usually has a self-signed certificate.
    tls: { rejectUnauthorized: !isLocal },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
    ...timeouts,
  };
  const transport = createTransport(options);
  /** Message-IDs of mails whose message has been sent to the mail server completely. */
  const sentMessages = new Set<string>();
  transport.use("stream", ({ data, message }, done) => {
    // The last stream before the socket: it ends when the whole message has been read.
    message.processFunc((text) => text.once("end", () => sentMessages.add(data.messageId ?? "")));
    done();
  });
  return {
    async send(mail) {
      const { messageId } = mail;
      try {
        const signal = AbortSignal.timeout(DIALOGUE_TIMEOUT_MS);
        const { response } = await transport.sendMail({ ...(await compose(mail)), messageId, signal });
        return response;
      } catch (error) {
        throw Object.assign(error as SmtpError, { isMessageSent: sentMessages.has(messageId) });
      } finally {
        sentMessages.delete(messageId);
      }
    },
    async verify() {
      await transport.verify();
    },
    abandon: () => transport.close({ force: true }),
    close: () => transport.close(),
  };
}

function fileTransport(folder: string, compose: Compose): MailTransport {
  makePrivateFolder(folder);
  return {
    async send(mail) {
      const { raw } = await compose(mail);
      const file = resolve(folder, mailFileName(mail.date, mail.id));
      // Renamed when complete, so that readers never see a partial mail.
      await writeFile(`${file}.part`, raw, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return `written to ${file}`;
    },
    verify: () => Promise.resolve(),
    abandon: () => undefined,
    close: () => undefined,
  };
}
