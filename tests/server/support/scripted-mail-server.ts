/**
 * A mail server on plain sockets that says what its script has for each moment, also what no library would let it say. What
 * the script leaves out goes well.
 */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export type Moment = "greeting" | "EHLO" | "HELO" | "STARTTLS" | "AUTH" | "MAIL" | "RCPT" | "DATA" | "message" | "RSET" | "QUIT";
/** `raw` goes out as it is; a text gets the end of its line. `hang up` and `stay silent` come after it, or instead of it. */
export type Act = { raw?: string; then?: "hang up" | "stay silent" };
export type Script = Readonly<Partial<Record<Moment, string | Act>>>;

export type ScriptedMailServer = {
  port: number;
  /** From now on. */
  script: Script;
  /** Whole messages, taken or not. */
  messages: string[];
  /** Every moment that was reached, in order. */
  reached: Moment[];
};

const ALL_WELL: Readonly<Record<Moment, string>> = {
  greeting: "220 mail.example ESMTP",
  EHLO: "250-mail.example\r\n250-8BITMIME\r\n250 ENHANCEDSTATUSCODES",
  HELO: "250 mail.example",
  STARTTLS: "502 5.5.1 not here",
  AUTH: "235 2.7.0 welcome",
  MAIL: "250 2.1.0 sender ok",
  RCPT: "250 2.1.5 recipient ok",
  DATA: "354 go ahead",
  message: "250 2.0.0 queued as 4711",
  RSET: "250 2.0.0 ok",
  QUIT: "221 2.0.0 bye",
};

const isMoment = (word: string): word is Moment => word in ALL_WELL;

export async function openScriptedMailServer(first: Script = {}): Promise<ScriptedMailServer> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    // A client that hangs up is nothing to report.
    socket.on("error", () => undefined);
    socket.once("close", () => sockets.delete(socket));
    converse(socket, server);
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const server: ScriptedMailServer = { port: (listener.address() as AddressInfo).port, script: first, messages: [], reached: [] };
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    listener.close();
  });
  return server;
}

function converse(socket: Socket, server: ScriptedMailServer): void {
  let received = "";
  let isMessage = false;

  const play = (moment: Moment) => {
    server.reached.push(moment);
    const scripted = server.script[moment] ?? ALL_WELL[moment];
    const { raw = "", then }: Act = typeof scripted === "string" ? { raw: `${scripted}\r\n` } : scripted;
    socket.write(raw);
    if (then === "hang up" || moment === "QUIT") socket.end();
    if (then !== undefined) socket.removeAllListeners("data").resume();
    isMessage = moment === "DATA" && /^[23]/u.test(raw);
  };

  socket.setEncoding("latin1").on("data", (text: string) => {
    received += text;
    for (;;) {
      // An empty message has nothing before its dot.
      const isEmpty = isMessage && received.startsWith(".\r\n");
      const end = isMessage && !isEmpty ? "\r\n.\r\n" : "\r\n";
      const place = received.indexOf(end);
      if (place < 0) return;
      const piece = received.slice(0, place);
      received = received.slice(place + end.length);
      const command = piece.split(/[ :]/u)[0]?.toUpperCase() ?? "";
      if (isMessage) {
        if (!isEmpty) server.messages.push(piece);
        play("message");
      } else if (isMoment(command)) play(command);
      else socket.write("500 5.5.2 what?\r\n");
      if (socket.listenerCount("data") === 0) return;
    }
  });
  play("greeting");
}
