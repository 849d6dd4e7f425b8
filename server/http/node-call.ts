/** Calls to the API on the sockets of Node: reads a request to plain data, sends the answer. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { MOST_BYTES } from "./read-body.ts";
import type { AnswerRawCall, RawAnswer } from "./raw-call.ts";
import type { RequestTarget } from "./request-target.ts";
import { turnOf } from "./turn-of.ts";

/**
 * Answers one call: docs/decisions/0011-calls-do-not-pass-through-next.md.
 *
 * @param target In normal form; a malformed one is passed on as an address that no endpoint has.
 * @param address Of the client, as client-address.ts finds it. Nothing that a client sends can take its place.
 */
export async function answerOnSocket(
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget | "malformed",
  address: string,
  answerCall: AnswerRawCall,
): Promise<void> {
  const body = await readUpTo(MOST_BYTES + 1, request);
  // The client hung up before the end of its request.
  if (body === undefined) return;
  const { method = "GET", headers: sent } = request;
  const headers = Object.entries(sent).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
  const { path, query } = target === "malformed" ? { path: "/api/malformed", query: "" } : target;
  const answer = await answerCall({ method, target: `${path}${query}`, headers, body, address });
  await sendAnswer(answer, response);
}

/** Sends an answer, or breaks the connection where another answer has begun already. */
export async function sendAnswer({ status, headers, body }: RawAnswer, response: ServerResponse): Promise<void> {
  const isHead = response.req.method === "HEAD";
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, headers);
  if (!(body instanceof ReadableStream)) {
    response.end(body === null || isHead ? undefined : body);
    return;
  }
  if (isHead) {
    await body.cancel();
    response.end();
    return;
  }
  // A client that goes before its turn never gets one: then nobody else would release the stream.
  const release = () => void body.cancel().catch(() => undefined);
  const { socket } = response.req;
  socket.once("close", release);
  await turnOf(response);
  socket.off("close", release);
  // When the client hangs up, or the file has become shorter, the connection ends, and both sides know.
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), response).catch(() => undefined);
}

/** Whatever exceeds the limit is read from the socket, so that the client gets to read its answer, and dropped. */
function readUpTo(most: number, request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = () => {
      resolve(Buffer.concat(chunks));
    };
    request.on("data", (chunk: Buffer) => {
      if (size >= most) return;
      chunks.push(chunk);
      size += chunk.length;
      if (size >= most) done();
    });
    request.once("end", done);
    request.once("close", () => {
      resolve(undefined);
    });
    request.once("error", () => {
      resolve(undefined);
    });
  });
}
