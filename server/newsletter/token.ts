/** The token of the unsubscribe link. The one that confirms is random: server/random-token.ts. */
import { isSame, keyedHash } from "#server/secret.ts";

const signature = (secret: string, subscription: string) => keyedHash(secret, "unsubscribe", subscription);

/** Works for as long as the secret lives, also in mails that others send: nothing is stored for it. */
export const unsubscribeToken = (secret: string, subscription: string) => `${subscription}.${signature(secret, subscription)}`;

/** @returns The subscription, when the token is ours. */
export function readUnsubscribeToken(secret: string, token: string): string | undefined {
  const [subscription = "", signed = "", ...rest] = token.split(".");
  return rest.length === 0 && isSame(signed, signature(secret, subscription)) ? subscription : undefined;
}
