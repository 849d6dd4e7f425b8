/** The web's Request and Response, which calls know, on the sockets of Node. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Refusal } from "#server/refusal.ts";
import { failure } from "./answer.ts";
import { answerCall } from "./calls.ts";
import { MOST_BYTES } from "./read-body.ts";
import type { RequestTarget } from "./request-target.ts";
import { turnOf } from "./turn-of.ts";

/**
 * Answers one call: docs/decisions/0011-calls-do-not-pass-through-next.md.
 *
 * @param target In normal form; "malformed" names no call.
 * @param address Of the client, as client-address.ts finds it. Nothing that a client sends can take its place.
 */
export async function answerOnSocket(
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget | "malformed",
  address: string,
): Promise<void> {
  const body = await readUpTo(MOST_BYTES + 1, request);
  // A client that hung up in the middle has asked for nothing.
  if (body === undefined) return;
  if (target === "malformed") {
    await sendAnswer(failure(new Refusal("NOT_FOUND")), response);
    return;
  }
  const asked = toRequest(request, target, body);
  await sendAnswer(asked === undefined ? failure(new Refusal("INVALID_REQUEST")) : await answerCall(asked, address), response);
}

/** Sends an answer, or breaks the connection where another answer has begun already. */
export async function sendAnswer(answer: Response, response: ServerResponse): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body === null || response.req.method === "HEAD") response.end();
  else if (answer.headers.has("content-length")) await sendFile(answer.body, response);
  else response.end(Buffer.from(await answer.arrayBuffer()));
}

/** When the client hangs up, or the file has become shorter, the connection ends, and both sides know. */
async function sendFile(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  await turnOf(response);
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

/** @returns Nothing for what only Node takes as a request, such as TRACE. */
function toRequest({ method = "GET", headers: sent }: IncomingMessage, { path, query }: RequestTarget, body: Buffer<ArrayBuffer>) {
  const headers = Object.entries(sent).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
  const mayHaveBody = method !== "GET" && method !== "HEAD";
  try {
    return new Request(`http://localhost${path}${query}`, { method, headers, ...(mayHaveBody ? { body } : {}) });
  } catch {
    return undefined;
  }
}
