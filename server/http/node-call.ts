/** The web's Request and Response, which calls know, on the sockets of Node. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Refusal } from "#server/refusal.ts";
import { failure } from "./answer.ts";
import { answerCall } from "./calls.ts";
import { MOST_BYTES } from "./read-body.ts";

/** Calls that Next does not get to see: docs/decisions/0011-calls-do-not-pass-through-next.md. */
export async function answerOnSocket(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readUpTo(MOST_BYTES + 1, request);
  // Whoever hung up in the middle has asked for nothing.
  if (body === undefined) return;
  const asked = toRequest(request, body);
  await sendAnswer(asked === undefined ? failure(new Refusal("INVALID_REQUEST")) : await answerCall(asked), response);
}

/** Where an answer has begun already, nothing better can be said. */
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

/** A client that hangs up, or a file that has become shorter: either way the connection ends here, and both sides know. */
async function sendFile(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), response).catch(() => undefined);
}

/** What comes beyond is taken from the socket, so that the client gets to read its answer, and forgotten. */
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

/** @returns Nothing for what only Node would take as a request, such as TRACE. */
function toRequest({ method = "GET", url = "/", headers: sent }: IncomingMessage, body: Buffer<ArrayBuffer>): Request | undefined {
  const headers = Object.entries(sent).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
  const mayHaveBody = method !== "GET" && method !== "HEAD";
  try {
    return new Request(new URL(url, "http://localhost"), { method, headers, ...(mayHaveBody ? { body } : {}) });
  } catch {
    return undefined;
  }
}
