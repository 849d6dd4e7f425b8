/** Counts responses by status and time, in the thread that sends them. */
import type { ServerResponse } from "node:http";

/** Seconds. */
const LIMITS = [0.005, 0.05, 0.5, 5];

/** Responses by `status under`. */
export type ResponseCounts = Record<string, number>;

let counts: ResponseCounts = {};

/** Call it when a request begins. */
export function countResponse(response: ServerResponse): void {
  const begin = performance.now();
  response.once("close", () => {
    const seconds = (performance.now() - begin) / 1000;
    // Status 0: the client went away before the response began.
    const key = `${response.headersSent ? response.statusCode : 0} ${LIMITS.find((limit) => seconds < limit) ?? "Infinity"}`;
    counts[key] = (counts[key] ?? 0) + 1;
  });
}

/** @returns The counts by `status under` since the last call. */
export function takeResponseCounts(): ResponseCounts {
  const taken = counts;
  counts = {};
  return taken;
}
