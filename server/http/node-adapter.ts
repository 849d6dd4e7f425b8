/** Reads API requests from Node's HTTP server, and sends the responses. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { AnswerFromApi, ApiResponse } from "./api-message.ts";
import { maxBodyBytes } from "./read-body.ts";
import type { RequestTarget } from "./request-target.ts";
import { untilSocketAssigned } from "./send-from-disk.ts";

/**
 * Answers one API request: docs/decisions/0011-calls-do-not-pass-through-next.md.
 *
 * @param target In normal form; a malformed one is passed on as a path that no endpoint has.
 * @param address The client's IP address, from client-address.ts.
 */
export async function passToApi(
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget | "malformed",
  address: string,
  answerFromApi: AnswerFromApi,
): Promise<void> {
  const { path, query } = target === "malformed" ? { path: "/api/malformed", query: "" } : target;
  const body = await readUpTo(maxBodyBytes(path) + 1, request);
  // The client closed the connection before the request was complete.
  if (body === undefined) return;
  const { method = "GET", headers: sent } = request;
  const headers = Object.entries(sent).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
  sendResponse(await answerFromApi({ method, target: `${path}${query}`, headers, body, address }), response);
}

/** Sends a response; if another one has already been begun, breaks the connection. */
function sendResponse({ status, headers, body }: ApiResponse, response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, headers);
  if (body instanceof ReadableStream) void sendStream(body, response);
  else response.end(body === null || response.req.method === "HEAD" ? undefined : body);
}

/** If the client disconnects, or the file has become shorter, the connection ends. */
async function sendStream(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  const { socket } = response.req;
  // A pipelined response whose connection closed before it was begun gets no event.
  if (socket.destroyed) {
    await body.cancel().catch(() => undefined);
    return;
  }
  const waiting = streamsWaitingFor(socket);
  waiting.add(body);
  await untilSocketAssigned(response);
  waiting.delete(body);
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), response).catch(() => undefined);
}

const waitingStreams = new WeakMap<Socket, Set<ReadableStream<Uint8Array>>>();

/**
 * The bodies of pipelined responses that wait for their turn on a connection. If the connection closes, they never get it, and are
 * cancelled. One listener cancels all of them, because a listener for each would exceed Node's limit in a long pipeline.
 */
function streamsWaitingFor(socket: Socket): Set<ReadableStream<Uint8Array>> {
  const streams = waitingStreams.get(socket) ?? new Set();
  if (!waitingStreams.has(socket)) {
    waitingStreams.set(socket, streams);
    socket.once("close", () => {
      for (const stream of streams) void stream.cancel().catch(() => undefined);
    });
  }
  return streams;
}

/** Reads the rest of a longer body as well, but drops it: a client that is still sending would not read the response. */
function readUpTo(maxBytes: number, request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = () => resolve(Buffer.concat(chunks));
    request.on("data", (chunk: Buffer) => {
      if (size >= maxBytes) return;
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) done();
    });
    request.once("end", done);
    request.once("close", () => resolve(undefined));
    request.once("error", () => resolve(undefined));
  });
}
