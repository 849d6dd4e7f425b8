import { toSiteLocale } from "#lib/i18n/locales.ts";
import type { Server } from "#server/running-server.ts";
import { readUnsubscribeToken, unsubscribeLinks } from "./links.ts";
import { findSubscription, markUnsubscribed } from "./store.ts";

/** Ends a subscription. Succeeds if it has already ended or was erased. @throws Refusal INVALID_TOKEN. */
export async function unsubscribe({ database, secret, now }: Server, token: string, by: "one-click" | "page"): Promise<void> {
  const id = readUnsubscribeToken(secret, token);
  await database.transact((tx) => markUnsubscribed(tx, id, now(), by));
}

/** @returns The address of the unsubscribe page in the subscriber's language. @throws Refusal INVALID_TOKEN. */
export async function requireUnsubscribePage(server: Server, token: string): Promise<string> {
  const id = readUnsubscribeToken(server.secret, token);
  const subscription = await findSubscription(server.database.queries, id);
  return unsubscribeLinks(server, toSiteLocale(subscription?.language), id).page;
}
