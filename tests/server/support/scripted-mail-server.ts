/**
 * A mail server on plain sockets that responds as its script says, also with what no library would send. Moments without an entry
 * in the script get a positive response.
 */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export type Moment = "greeting" | "EHLO" | "HELO" | "STARTTLS" | "AUTH" | "MAIL" | "RCPT" | "DATA" | "message" | "RSET" | "QUIT";
/** `raw` is sent unchanged; a string is sent with a line end. `hang up` and `stay silent` follow it. */
export type Act = { raw?: string; then?: "hang up" | "stay silent" };
export type Script = Readonly<Partial<Record<Moment, string | Act>>>;

export type ScriptedMailServer = {
  port: number;
  /** May be changed at any time. */
  script: Script;
  /** Complete messages, accepted or not. */
  messages: string[];
  /** All moments of all dialogues, in order. */
  reached: Moment[];
};

const DEFAULT_REPLIES: Readonly<Record<Moment, string>> = {
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

const isMoment = (command: string): command is Moment => command in DEFAULT_REPLIES;

export async function openScriptedMailServer(first: Script = {}): Promise<ScriptedMailServer> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    // Clients that disconnect are expected.
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
    const scripted = server.script[moment] ?? DEFAULT_REPLIES[moment];
    const { raw = "", then }: Act = typeof scripted === "string" ? { raw: `${scripted}\r\n` } : scripted;
    socket.write(raw);
    if (then === "hang up" || moment === "QUIT") socket.end();
    if (then !== undefined) socket.removeAllListeners("data").resume();
    isMessage = moment === "DATA" && /^[23]/u.test(raw);
  };

  socket.setEncoding("latin1").on("data", (text: string) => {
    received += text;
    for (;;) {
      // An empty message has no line break before its dot.
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
