/** A real SMTP server that keeps of each mail only what shows who delivered it: tens of thousands fit in memory. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type Delivered = {
  /** Counted from 0, and part of the answer: "queued as 17". */
  number: number;
  messageId: string;
  recipient: string;
  /** What the delivering server called itself. */
  by: string;
  /** Milliseconds of the steady clock. */
  at: number;
};
export type CountingSink = { urlFor: (name: string) => string; mails: Delivered[]; close: () => Promise<void> };

export async function openCountingSink(): Promise<CountingSink> {
  const mails: Delivered[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 50,
    onData(stream, { envelope, hostNameAppearsAs }, next) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const head = Buffer.concat(chunks).toString("latin1");
        const messageId = /^Message-ID: (\S+)/imu.exec(head)?.[1] ?? "";
        const number = mails.length;
        const recipient = envelope.rcptTo[0]?.address ?? "";
        mails.push({ number, messageId, recipient, by: hostNameAppearsAs, at: performance.now() });
        next(null, `2.0.0 queued as ${number}`);
      });
    },
  });
  // Clients that are killed are expected.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    urlFor: (name) => `smtp://127.0.0.1:${port}?name=${name}`,
    mails,
    close: () =>
      new Promise((done) => {
        server.close(done);
      }),
  };
}
