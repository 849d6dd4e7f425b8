/** A listening HTTP server that ends slow and silent clients, and stops without cutting answers off. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { watchSockets } from "./open-sockets.ts";
import { sendPlain } from "./plain-answer.ts";

/** Milliseconds. Node looks for requests that take too long only every half minute unless told otherwise. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };
/** A connection on which nothing moves, such as that of a client that reads no more. Longer than any call may wait for the database. Milliseconds. */
const IDLE_TIMEOUT = 60_000;
/** How long an answer may take after the signal to stop, so that a download can finish. Milliseconds. */
const LAST_ANSWER = 15_000;

export type HttpServer = {
  /** The one it was given, or the one that the system chose for 0. */
  port: number;
  /** Takes no new connection; resolves when every answer that is under way has been sent, or after 15 s. */
  stop: () => Promise<void>;
};

/** Without a handler for upgrades Node answers the request, but forgets what follows it on the connection. */
function endAfterUpgrade({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.upgrade !== undefined) response.shouldKeepAlive = false;
}

/**
 * CONNECT needs no handler here: without one, Node closes the connection.
 *
 * @throws when the port is taken.
 */
export async function openHttpServer(
  listener: RequestListener,
  { port, host }: { port: number; host?: string | undefined },
): Promise<HttpServer> {
  const server = createServer(TIMEOUTS, (request, response) => {
    endAfterUpgrade(request, response);
    listener(request, response);
  });
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    endAfterUpgrade(request, response);
    sendPlain(response, 417, "Only 100-continue can be expected here.");
  });
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    // While an earlier answer is under way the response has no socket yet, and Node would write the interim answer into that one.
    if (response.socket !== null) response.writeContinue();
    server.emit("request", request, response);
  });
  server.setTimeout(IDLE_TIMEOUT);
  const endIdleSockets = watchSockets(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        const deadline = setTimeout(() => {
          server.closeAllConnections();
        }, LAST_ANSWER);
        // A browser keeps its connection for the next page, which another server will send.
        const interval = setInterval(endIdleSockets, 100);
        server.close(() => {
          clearTimeout(deadline);
          clearInterval(interval);
          resolve();
        });
      }),
  };
}
