import { API_ERRORS, type ApiAnswer, type ApiErrorCode } from "#schemas/api-errors.ts";
import { isUnavailable } from "#server/db/is-unavailable.ts";
import { describeError, log } from "#server/log.ts";
import { Refusal } from "#server/refusal.ts";
import { CLOSED_POLICY, COMMON_HEADERS } from "./headers.ts";

/** Nothing here is for a cache, a frame or a search engine. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  "Cache-Control": "no-store",
  "Content-Security-Policy": CLOSED_POLICY,
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

/** What a database that is away asks for. Milliseconds. */
const PAUSE = 10_000;

export function success(values: Readonly<Record<string, unknown>> = {}): Response {
  return Response.json({ ...values, success: true } satisfies ApiAnswer, { headers: API_HEADERS });
}

/** Any error as one of the contract's codes. What nobody foresaw is told to the log alone. */
export function codeOf(error: unknown): { code: ApiErrorCode; retryAfter: number | undefined } {
  if (error instanceof Refusal) return { code: error.code, retryAfter: error.retryAfter };
  const isPassing = isUnavailable(error);
  log(isPassing ? "database-unavailable" : "unforeseen", describeError(error));
  return isPassing ? { code: "TEMPORARILY_UNAVAILABLE", retryAfter: PAUSE } : { code: "INTERNAL_ERROR", retryAfter: undefined };
}

/** @param values What else the page has to know. */
export function failure(error: unknown, values: Readonly<Record<string, unknown>> = {}): Response {
  const { code, retryAfter } = codeOf(error);
  return Response.json({ ...values, success: false, errorCode: code } satisfies ApiAnswer, {
    status: API_ERRORS[code].status,
    headers: { ...API_HEADERS, ...(retryAfter === undefined ? {} : { "Retry-After": String(Math.ceil(retryAfter / 1000)) }) },
  });
}
