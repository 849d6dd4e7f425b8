import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { CLOSED_POLICY, COMMON_HEADERS } from "./headers.ts";

/** Sends a status with one line of plain text. */
export function sendPlain(response: ServerResponse, status: number, text: string, headers: OutgoingHttpHeaders = {}): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    "Content-Type": "text/plain;charset=utf-8",
    ...COMMON_HEADERS,
    "Content-Security-Policy": CLOSED_POLICY,
    "Cache-Control": "no-store",
    "Content-Length": Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}
