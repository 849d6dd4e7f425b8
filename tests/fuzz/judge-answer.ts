/** Rules that every response must satisfy. */
import { API_ERRORS } from "#schemas/api-errors.ts";
import type { SentRequest } from "./fuzz-case.ts";
import { FOREIGN_HOST } from "./random-target.ts";
import type { HttpAnswer } from "./response-parser.ts";

export type Problem = { rule: string; detail: string };

/** 501 and 505: the transfer coding or HTTP version is not supported (RFC 9110, 15.6.2 and 15.6.6). */
const ALLOWED_5XX = new Set([501, 505]);
/** The refusal of credits and of Stripe's webhook by a server that has no keys of Stripe. */
const SELLS_NOTHING = '"errorCode":"PAYMENTS_UNAVAILABLE"';
/** The API's limit for bodies. */
const MAX_BODY_BYTES = 8 * 1024;
/** Dot segments, repeated slashes, encoded slashes, backslashes, control characters: such paths are refused or redirected. */
const NOT_NORMAL = /\/\.{1,2}(?:\/|$)|%2e|\/\/|\\|%2f|%5c|%[01]|%7f/iu;
const PAGE_FORM = /^\/(?:[a-z]{2}\/)?newsletter\/(?:confirm|unsubscribe)$/u;

/** The target's path as sent, without scheme, host and query. Node ignores repeated spaces before a target. */
const pathOf = (target: string) =>
  (target
    .trimStart()
    .replace(/^https?:\/\/[^/?]*/iu, "")
    .split(/[?#]/u)[0] ??
    "") ||
  "/";
const isSuccess = ({ status }: HttpAnswer) => status >= 200 && status < 300;

function parsed({ headers, body }: HttpAnswer): Record<string, unknown> | undefined {
  if (headers.get("content-type")?.startsWith("application/json") !== true) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(body, "latin1").toString("utf8"));
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

type Rule = (answer: HttpAnswer) => string | undefined;
type RuleOfRequest = (answer: HttpAnswer, sent: SentRequest, path: string) => string | undefined;

const RULES: Readonly<Record<string, Rule>> = {
  "no server error": ({ status, body }) =>
    status >= 500 && !ALLOWED_5XX.has(status) && !body.includes(SELLS_NOTHING) ? `${status} ${body.slice(0, 200)}` : undefined,
  "no switch of protocols": ({ status }) => (status === 101 ? "101" : undefined),
  "a refusal is one of the contract's codes": (answer) => {
    const values = parsed(answer);
    if (values?.success !== false) return undefined;
    const known = Object.entries(API_ERRORS).find(([code]) => code === values.errorCode)?.[1];
    return known?.status === answer.status ? undefined : `${answer.status} with ${String(values.errorCode)}`;
  },
  "every success carries nosniff and a policy without inline code": (answer) => {
    if (answer.status !== 200 && answer.status !== 206) return undefined;
    const policy = answer.headers.get("content-security-policy") ?? "";
    const type = answer.headers.get("content-type") ?? "no type";
    if (answer.headers.get("x-content-type-options") !== "nosniff") return `no nosniff on ${type}`;
    // Images may have inline styles; documents may not, and nothing may run inline code.
    const inline = type.startsWith("text/html") ? /'unsafe-inline'/u : /(?:default|script)-src[^;]*'unsafe-inline'/u;
    return policy.includes("default-src 'none'") && !inline.test(policy) ? undefined : `policy "${policy}" on ${type}`;
  },
  "no redirect to another site": ({ headers }) => {
    const location = headers.get("location");
    const isForeign =
      location !== undefined && (/^[/\\]{2}|^\\/u.test(location) || new RegExp(`^\\w+:.*${FOREIGN_HOST}`, "u").test(location));
    return isForeign ? `Location: ${location}` : undefined;
  },
};

const RULES_OF_REQUESTS: Readonly<Record<string, RuleOfRequest>> = {
  "a path that is not in normal form has no content": (answer, _sent, path) =>
    isSuccess(answer) && NOT_NORMAL.test(path) ? `${answer.status} for ${path.slice(0, 200)}` : undefined,
  "API responses come from /api only": (answer, { method }, path) => {
    const values = parsed(answer);
    const isApiResponse = values !== undefined && ("success" in values || "database" in values);
    return isApiResponse && !path.startsWith("/api") && !(method === "POST" && PAGE_FORM.test(path))
      ? `${answer.status} ${answer.body.slice(0, 100)} for ${path.slice(0, 200)}`
      : undefined;
  },
  "documents and files answer GET and HEAD only": (answer, { method }, path) =>
    isSuccess(answer) && !["GET", "HEAD", "OPTIONS"].includes(method) && !path.startsWith("/api") && !PAGE_FORM.test(path)
      ? `${answer.status} to ${method} ${path.slice(0, 200)}`
      : undefined,
  "no endpoint accepts a body beyond the limit": (answer, { bodyBytes, method }) =>
    isSuccess(answer) && method === "POST" && bodyBytes > MAX_BODY_BYTES ? `${answer.status} to ${bodyBytes} bytes` : undefined,
};

/** @param sent The request, if the case says which one is answered. */
export function judgeAnswer(answer: HttpAnswer, sent: SentRequest | undefined): Problem[] {
  const general = Object.entries(RULES).map(([rule, judge]) => ({ rule, detail: judge(answer) }));
  const path = pathOf(sent?.target ?? "/");
  const particular = Object.entries(sent === undefined ? {} : RULES_OF_REQUESTS).map(([rule, judge]) => ({
    rule,
    detail: sent && judge(answer, sent, path),
  }));
  return [...general, ...particular].flatMap(({ rule, detail }) => (detail === undefined ? [] : [{ rule, detail }]));
}
