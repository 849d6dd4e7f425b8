/** A listening HTTP server that ends slow and idle connections, and finishes responses before it stops. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { Server as SocketServer, type Socket } from "node:net";
import { countResponse } from "#server/metrics/response-counts.ts";
import { sendPlain } from "./plain-answer.ts";

/** A host with or without a port (RFC 9110, section 7.2), or nothing. Two Host headers are joined by a comma and a space. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/iu;
/** Milliseconds. By default Node checks these limits only every 30 s. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };
/** Ends connections without traffic, such as of a client that stopped reading. Longer than any request may wait for the database. */
const IDLE_TIMEOUT_MS = 60_000;
/** How long responses may take after the signal to stop, so that downloads can finish. */
const STOP_TIMEOUT_MS = 15_000;
/** A proxy may send a request on an idle connection at the moment at which it is closed, and must not repeat a form. So each connection may end with one more answer. */
const STOP_GRACE_MS = 1_000;
/** Of one connection: each takes memory until it is answered. Browsers and proxies send a request when they have read the answer before. */
const MAX_REQUESTS_IN_PROGRESS = 200;

export type HttpServer = {
  /** The port in use, also if the system was to choose one (0). */
  port: number;
  /** Accepts no new connections; resolves when all responses have been sent, or after 15 s. */
  stop: () => Promise<void>;
};

/** Without an upgrade handler, Node answers the request, but ignores further requests on the connection; so the connection must end. */
function endAfterUpgrade({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.upgrade !== undefined) response.shouldKeepAlive = false;
}

/** CONNECT needs no handler: Node closes the connection. @throws if the port is in use. */
export async function openHttpServer(listener: RequestListener, { port, host }: { port: number; host?: string }): Promise<HttpServer> {
  let isStopping = false;
  const server = createServer({ ...TIMEOUTS, joinDuplicateHeaders: true }, (request, response) => {
    // The rest of what had arrived when the connection was broken off for too many requests.
    if (request.socket.destroyed) return;
    endAfterUpgrade(request, response);
    if (isStopping) response.shouldKeepAlive = false;
    countResponse(response);
    // Node itself refuses a request without a Host header.
    if (HOST.test(request.headers.host ?? "")) listener(request, response);
    else sendPlain(response, 400, "The request must name one host.");
  });
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    endAfterUpgrade(request, response);
    sendPlain(response, 417, "The only expectation that is supported is 100-continue.");
  });
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    // Without a socket, an earlier response on the connection is still being sent, and Node would write the interim response into it.
    if (response.socket !== null) response.writeContinue();
    server.emit("request", request, response);
  });
  server.setTimeout(IDLE_TIMEOUT_MS);
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
        isStopping = true;
        const deadline = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS);
        let interval: NodeJS.Timeout | undefined;
        const grace = setTimeout(() => {
          // Browsers keep idle connections open for later requests.
          interval = setInterval(endIdleSockets, 100);
        }, STOP_GRACE_MS);
        const close = () =>
          // The HTTP server's own close would end idle connections at once.
          SocketServer.prototype.close.call(server, () => {
            for (const timer of [deadline, grace, interval]) clearTimeout(timer);
            // Ends the checks of timeouts, too.
            server.close();
            resolve();
          });
        // Node accepts the connections that wait at the port when it polls its sockets, between the two. Closing resets those that still wait.
        setImmediate(() => setImmediate(close));
      }),
  };
}

/**
 * Counts the requests in progress of each connection, and breaks off one that has too many. Node's `closeIdleConnections` keeps connections on which no request was
 * ever sent, which browsers open in advance; they would delay the stop.
 *
 * @returns A function that ends all connections without a request in progress.
 */
function watchSockets(server: Server): () => void {
  const open = new Map<Socket, number>();
  const add = (socket: Socket, requests: number) => {
    const before = open.get(socket);
    if (before !== undefined) open.set(socket, before + requests);
    if (before === MAX_REQUESTS_IN_PROGRESS && requests > 0) socket.destroy();
  };
  server.on("connection", (socket: Socket) => {
    open.set(socket, 0);
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    add(socket, 1);
    response.once("close", () => add(socket, -1));
  });
  return () => {
    for (const [socket, requests] of open) if (requests === 0) socket.destroy();
  };
}
