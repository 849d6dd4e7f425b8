/** The links in the newsletter's mails, and the token that ends a subscription. The origin is the configured one, never a request's Host. */
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { isSame, keyedHash } from "#server/secret.ts";

const withToken = (address: string, token: string) => `${address}?token=${encodeURIComponent(token)}`;

export const confirmLink = ({ origin }: Server, locale: Locale, token: string) =>
  withToken(origin + localePath(locale, "/newsletter/confirm"), token);

/** @returns The API address for one-click unsubscription, and the page with the same effect. */
export function unsubscribeLinks({ origin, secret }: Server, locale: Locale, subscription: string): { call: string; page: string } {
  const token = `${subscription}.${signature(secret, subscription)}`;
  return {
    call: withToken(`${origin}/api/v1/unsubscribe-newsletter`, token),
    page: withToken(origin + localePath(locale, "/newsletter/unsubscribe"), token),
  };
}

/** The token is not stored: it is the subscription's id with a signature, valid as long as the site's secret. */
const signature = (secret: string, subscription: string) => keyedHash(secret, "unsubscribe", subscription);

/** @returns The subscription's id. @throws Refusal INVALID_TOKEN if the signature is wrong. */
export function readUnsubscribeToken(secret: string, token: string): string {
  const [subscription = "", signed = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isSame(signed, signature(secret, subscription))) throw new Refusal("INVALID_TOKEN");
  return subscription;
}
