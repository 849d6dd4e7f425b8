/** How mails leave: by the vendor's mail server, or as files where none is named, so that the site works at once. */
import { mkdirSync, readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createTransport, type SMTPPoolOptions } from "nodemailer";
import { site } from "#lib/content/site.ts";
import type { Environment } from "#server/env.ts";
import type { SmtpError } from "./judge-failure.ts";
import { MAIL_FOLDER, mailFileName } from "./mail-files.ts";
import type { SmtpAddress } from "./smtp-address.ts";

export type OutgoingMail = {
  id: string;
  messageId: string;
  date: Date;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
};
/**
 * @returns What the mail server answered.
 * @throws {SmtpError} It did not take the mail, or did not say so.
 */
type Send = (mail: OutgoingMail) => Promise<string>;
export type MailTransport = {
  send: Send;
  /** Gives up what is being sent. */
  abandon: () => void;
  close: () => void;
};

/** One server's worth at a time; more would look like a flood to it. */
export const CONNECTIONS = 8;
/** RFC 5321, section 4.5.3.2, allows minutes for each answer; a mail server that takes as long is as good as away. Milliseconds. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 10_000 };
/** The longest dialogue, for one that answers a letter at a time. */
const LONGEST = 150_000;
/** All that a reader or a mailbox provider acts on: RFC 8058, section 4, wants the two unsubscribe headers among them. */
const SIGNED_HEADERS =
  "From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted";

export function openMailTransport(env: Environment): MailTransport {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: keyFile } = env;
  const dkim =
    domainName === undefined || keySelector === undefined || keyFile === undefined
      ? {}
      : { dkim: { domainName, keySelector, privateKey: readFileSync(keyFile, "utf8"), headerFieldNames: SIGNED_HEADERS } };
  const compose = openComposer(env.MAIL_FROM ?? `${site.name} <${site.email}>`, dkim);
  return env.SMTP_URL === undefined ? fileTransport(join(env.DATA_DIR, MAIL_FOLDER), compose) : smtpTransport(env.SMTP_URL, compose);
}

/** @returns What makes of a mail its text, signed, and who it is from and to. */
function openComposer(from: string, dkim: object) {
  const transport = createTransport({ streamTransport: true, buffer: true, disableFileAccess: true, disableUrlAccess: true, ...dkim });
  return async ({ messageId, date, to, replyTo, subject, text, html, headers }: OutgoingMail) => {
    const { envelope, message } = await transport.sendMail({
      from,
      messageId,
      date,
      to,
      ...(replyTo === undefined ? {} : { replyTo }),
      subject,
      text,
      html,
      headers: { ...headers },
    });
    return { envelope, raw: message as Buffer };
  };
}
type Compose = ReturnType<typeof openComposer>;

function smtpTransport({ isLocal, timeouts, ...address }: SmtpAddress, compose: Compose): MailTransport {
  const options: SMTPPoolOptions & { pool: true } = {
    ...address,
    pool: true,
    maxConnections: CONNECTIONS,
    // The outbox tries again, and keeps count.
    maxRequeues: 0,
    // A mail server on this machine has a certificate in no one's name, and nobody stands in between.
    tls: { rejectUnauthorized: !isLocal },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
    ...timeouts,
  };
  const transport = createTransport(options);
  /** The Message-IDs of mails whose text is out. */
  const textsOut = new Set<string>();
  transport.use("stream", ({ data, message }, done) => {
    // The last stream before the line: its end is read when the server has asked for the text.
    message.processFunc((text) => text.once("end", () => textsOut.add(data.messageId ?? "")));
    done();
  });
  return {
    async send(mail) {
      const { messageId } = mail;
      try {
        const { response } = await transport.sendMail({ ...(await compose(mail)), messageId, signal: AbortSignal.timeout(LONGEST) });
        return response;
      } catch (error) {
        throw Object.assign(error as SmtpError, { isTextOut: textsOut.has(messageId) });
      } finally {
        textsOut.delete(messageId);
      }
    },
    abandon: () => {
      transport.close({ force: true });
    },
    close: () => {
      transport.close();
    },
  };
}

function fileTransport(folder: string, compose: Compose): MailTransport {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async send(mail) {
      const { raw } = await compose(mail);
      const file = resolve(folder, mailFileName(mail.date, mail.id));
      // Under its name only when it is whole.
      await writeFile(`${file}.part`, raw, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return `written to ${file}`;
    },
    abandon: () => undefined,
    close: () => undefined,
  };
}
