/** The addresses in the newsletter's mails: always of the configured site, whatever a request called it. */
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Server } from "#server/running-server.ts";
import { unsubscribeToken } from "./token.ts";

const withToken = (address: string, token: string) => `${address}?token=${encodeURIComponent(token)}`;

export const confirmLink = ({ origin }: Server, locale: Locale, token: string) =>
  withToken(origin + localePath(locale, "/newsletter/confirm"), token);

export function unsubscribeLinks({ origin, secret }: Server, locale: Locale, subscription: string): { call: string; page: string } {
  const token = unsubscribeToken(secret, subscription);
  return {
    call: withToken(`${origin}/api/v1/unsubscribe-newsletter`, token),
    page: withToken(origin + localePath(locale, "/newsletter/unsubscribe"), token),
  };
}
