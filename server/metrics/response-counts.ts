/** Counts responses by status and time, in the thread that sends them. */
import type { ServerResponse } from "node:http";

/** Seconds. */
const LIMITS = [0.005, 0.05, 0.5, 5];

/** Responses by `status under`. */
export type ResponseCounts = Record<string, number>;

let counts: ResponseCounts = {};

/** @param ms From the beginning of the request to the end of the response. */
export function countResponse(response: ServerResponse, ms: number): void {
  // Status 0: the client went away before the response began.
  const key = `${response.headersSent ? response.statusCode : 0} ${LIMITS.find((limit) => ms < limit * 1000) ?? "Infinity"}`;
  counts[key] = (counts[key] ?? 0) + 1;
}

/** @returns The counts by `status under` since the last call. */
export function takeResponseCounts(): ResponseCounts {
  const taken = counts;
  counts = {};
  return taken;
}
