/** A real SMTP server that stores mails, or misbehaves as told. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

/** A response to MAIL FROM, RCPT TO or the message; undefined for success. */
export type Reply = { code: number; text: string } | "drop" | "stall" | undefined;
export type Moment = "connect" | "from" | "to" | "data";

export type SinkMail = { raw: string; parsed: Email; recipients: string[] };

export type MailSink = {
  url: string;
  port: number;
  mails: SinkMail[];
  /** Decides on each response; tests replace it. */
  reply: (moment: Moment, recipient: string) => Reply;
  /** Resolves when so many mails have arrived. */
  until: (count: number) => Promise<SinkMail[]>;
  /** `close` makes it unreachable, `open` opens it again on the same port. */
  close: () => Promise<void>;
  open: () => Promise<void>;
};

class Refused extends Error {
  readonly responseCode: number;
  constructor({ code, text }: { code: number; text: string }) {
    super(text);
    this.responseCode = code;
  }
}

export async function openMailSink(more: SMTPServerOptions = {}): Promise<MailSink> {
  const waiting: { count: number; done: () => void }[] = [];
  let server: SMTPServer | undefined;
  const sink: MailSink = {
    url: "",
    port: 0,
    mails: [],
    reply: () => undefined,
    async until(count) {
      if (sink.mails.length < count) await new Promise<void>((done) => waiting.push({ count, done }));
      return sink.mails;
    },
    async close() {
      const closing = server;
      server = undefined;
      if (closing === undefined) return;
      for (const connection of closing.connections) connection.close();
      await new Promise<void>((done) => {
        closing.close(done);
      });
    },
    async open() {
      server = new SMTPServer({ disabledCommands: ["AUTH", "STARTTLS"], closeTimeout: 50, ...handlers(), ...more });
      // Clients that disconnect are expected.
      server.on("error", () => undefined);
      server.listen(sink.port, "127.0.0.1");
      await once(server.server, "listening");
      sink.port = (server.server.address() as AddressInfo).port;
      sink.url = `smtp://127.0.0.1:${sink.port}`;
    },
  };

  type Next = (error?: Error | null) => void;
  const act = (reply: Reply, session: SMTPServerSession, next: Next) => {
    if (reply === "stall") return;
    if (reply === "drop") {
      for (const connection of server?.connections ?? []) if (connection.id === session.id) connection.close();
      return;
    }
    next(reply === undefined ? null : new Refused(reply));
  };
  const handlers = (): SMTPServerOptions => ({
    onConnect(session, next) {
      act(sink.reply("connect", ""), session, next);
    },
    onMailFrom(_address, session, next) {
      act(sink.reply("from", ""), session, next);
    },
    onRcptTo({ address }, session, next) {
      act(sink.reply("to", address), session, next);
    },
    onData(stream, session, next) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const reply = sink.reply("data", recipients[0] ?? "");
        // With "drop", the connection breaks after the message was received.
        if (reply !== undefined && reply !== "drop") {
          act(reply, session, next);
          return;
        }
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((parsed) => {
          sink.mails.push({ raw: raw.toString("utf8"), parsed, recipients });
          act(reply, session, next);
          for (const { count, done } of waiting) if (sink.mails.length >= count) done();
        });
      });
    },
  });
  await sink.open();
  return sink;
}
