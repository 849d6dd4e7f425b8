/** Responses of the API: JSON, and redirects to pages. */
import { localePath } from "#lib/i18n/paths.ts";
import { API_ERRORS, type ApiAnswer, type ApiErrorCode } from "#schemas/api-errors.ts";
import type { Locale } from "#schemas/locale.ts";
import { isUnavailable } from "#server/db/is-unavailable.ts";
import { describeError, log } from "#server/log.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { CLOSED_POLICY, COMMON_HEADERS } from "./headers.ts";

/** API responses are not cached, framed or indexed. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  "Cache-Control": "no-store",
  "Content-Security-Policy": CLOSED_POLICY,
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
};

/** When clients should try again if the database is unavailable. Milliseconds. */
const RETRY_AFTER_MS = 10_000;

export function success(values: Readonly<Record<string, unknown>> = {}): Response {
  return Response.json({ ...values, success: true } satisfies ApiAnswer, { headers: API_HEADERS });
}

/** Maps any error to one of the API's codes. Unexpected errors are described in the log only. */
export function codeOf(error: unknown): { code: ApiErrorCode; retryAfter: number | undefined } {
  if (error instanceof Refusal) return { code: error.code, retryAfter: error.retryAfter };
  const isTemporary = isUnavailable(error);
  log(isTemporary ? "database-unavailable" : "unexpected-error", describeError(error));
  return isTemporary ? { code: "TEMPORARILY_UNAVAILABLE", retryAfter: RETRY_AFTER_MS } : { code: "INTERNAL_ERROR", retryAfter: undefined };
}

/** @param values Further fields of the response. */
export function failure(error: unknown, values: Readonly<Record<string, unknown>> = {}): Response {
  const { code, retryAfter } = codeOf(error);
  return Response.json({ ...values, success: false, errorCode: code } satisfies ApiAnswer, {
    status: API_ERRORS[code].status,
    headers: { ...API_HEADERS, ...(retryAfter === undefined ? {} : { "Retry-After": String(Math.ceil(retryAfter / 1000)) }) },
  });
}

/** Redirects to a page, for browsers without JavaScript: the fragment selects the part of the page that shows the outcome (`:target`). */
export function redirectToPage({ origin }: Server, locale: Locale, path: string, outcome: string): Response {
  return new Response(null, { status: 303, headers: { ...API_HEADERS, Location: `${origin}${localePath(locale, path)}#${outcome}` } });
}

/** The fragment for an error: `TOKEN_EXPIRED` becomes `token-expired`. */
export const outcomeOf = (error: unknown): string => codeOf(error).code.toLowerCase().replaceAll("_", "-");
