/** A page as the answer to somebody without script: its fragment says what happened, and the page shows that part by `:target`. */
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Server } from "#server/running-server.ts";
import { API_HEADERS, codeOf } from "./answer.ts";

export function toPage({ origin }: Server, locale: Locale, path: string, outcome: string): Response {
  return new Response(null, { status: 303, headers: { ...API_HEADERS, Location: `${origin}${localePath(locale, path)}#${outcome}` } });
}

/** `TOKEN_EXPIRED` is `token-expired`. */
export const outcomeOf = (error: unknown): string => codeOf(error).code.toLowerCase().replaceAll("_", "-");
