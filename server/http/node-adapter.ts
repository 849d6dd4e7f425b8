/** Adapts API endpoints, which use the Fetch API's Request and Response, to Node's HTTP server. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Refusal } from "#server/refusal.ts";
import { failure } from "./answer.ts";
import { answerApiRequest } from "./endpoints.ts";
import { MAX_BODY_BYTES } from "./read-body.ts";
import type { RequestTarget } from "./request-target.ts";
import { untilSocketAssigned } from "./send-from-disk.ts";

/**
 * Answers one API request: docs/decisions/0011-calls-do-not-pass-through-next.md.
 *
 * @param target In normal form; "malformed" matches no endpoint.
 * @param address The client's IP address, from client-address.ts.
 */
export async function answerFromApi(
  request: IncomingMessage,
  response: ServerResponse,
  target: RequestTarget | "malformed",
  address: string,
): Promise<void> {
  const body = await readUpTo(MAX_BODY_BYTES + 1, request);
  // The client closed the connection before the request was complete.
  if (body === undefined) return;
  if (target === "malformed") {
    await sendResponse(failure(new Refusal("NOT_FOUND")), response);
    return;
  }
  const fetchRequest = toFetchRequest(request, target, body);
  const answer = fetchRequest === undefined ? failure(new Refusal("INVALID_REQUEST")) : await answerApiRequest(fetchRequest, address);
  await sendResponse(answer, response);
}

/** Sends a response; if another one has already been begun, breaks the connection. */
export async function sendResponse(answer: Response, response: ServerResponse): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body === null || response.req.method === "HEAD") response.end();
  else if (answer.headers.has("content-length")) await sendStream(answer.body, response);
  else response.end(Buffer.from(await answer.arrayBuffer()));
}

/** If the client disconnects, or the file has become shorter, the connection ends. */
async function sendStream(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  await untilSocketAssigned(response);
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), response).catch(() => undefined);
}

/** Reads the rest of a longer body as well, but drops it: a client that is still sending would not read the response. */
function readUpTo(maxBytes: number, request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const done = () => {
      resolve(Buffer.concat(chunks));
    };
    request.on("data", (chunk: Buffer) => {
      if (size >= maxBytes) return;
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) done();
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

/** @returns undefined if the Fetch API does not allow the request, such as the method TRACE. */
function toFetchRequest({ method = "GET", headers: sent }: IncomingMessage, { path, query }: RequestTarget, body: Buffer<ArrayBuffer>) {
  const headers = Object.entries(sent).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
  const mayHaveBody = method !== "GET" && method !== "HEAD";
  try {
    return new Request(`http://localhost${path}${query}`, { method, headers, ...(mayHaveBody ? { body } : {}) });
  } catch {
    return undefined;
  }
}
