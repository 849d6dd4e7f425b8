/**
 * Calls that Next does not get to see in `npm start`: those that answer with a file, because Next takes the length from
 * every answer, and a browser could not show how far a download is; and paths that cannot be decoded, which Next fails at.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Handler } from "./call.ts";
import { download } from "./download.ts";
import { noSuchCall } from "./no-such-call.ts";
import { isDecodable } from "./path-segments.ts";
import { update } from "./update.ts";

const FILES: readonly { path: RegExp; handler: Handler }[] = [
  { path: /^\/api\/v1\/downloads\/[^/]+$/u, handler: download },
  { path: /^\/api\/v1\/updates(?:\/[^/]+){4}$/u, handler: update },
];

export function findDirectCall({ method, url = "/" }: IncomingMessage): Handler | undefined {
  const path = url.split("?")[0] ?? "";
  if (!isDecodable(path)) return noSuchCall;
  if (method !== "GET" && method !== "HEAD") return undefined;
  return FILES.find((file) => file.path.test(path))?.handler;
}

/** Answers as Next would have, with every header. */
export async function callDirectly(handler: Handler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "GET", url = "/", headers: sent } = request;
  const headers = Object.entries(sent).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
  const { status, headers: known, body } = await handler(new Request(new URL(url, "http://localhost"), { method, headers }));
  response.writeHead(status, Object.fromEntries(known));
  if (body === null || method === "HEAD") {
    response.end();
    return;
  }
  // A client that hangs up, or a file that has become shorter: either way the connection ends here, and both sides know.
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), response).catch(() => undefined);
}
