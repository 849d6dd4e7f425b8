import type { ServerResponse } from "node:http";

/**
 * Resolves when a response has its connection for itself, so that it may open a file. Requests that a client sends ahead
 * (pipelining) wait behind the first one's response. When the client goes, Node closes only the response that is being
 * sent: whatever those behind it had opened would stay open for ever. The promise of one that never gets its turn is never
 * settled, and is collected together with it.
 */
export function turnOf(response: ServerResponse): Promise<void> {
  if (response.socket !== null) return Promise.resolve();
  return new Promise((resolve) => {
    response.once("socket", () => {
      resolve();
    });
  });
}
