import { DEFAULT_LOCALE, Locale } from "#schemas/locale.ts";
import type { Server } from "#server/running-server.ts";
import { unsubscribeLinks } from "./links.ts";
import { findSubscription } from "./store.ts";
import { readUnsubscribeToken } from "./token.ts";

/** The page for people behind a one-click address, in the subscriber's language. */
export async function findUnsubscribePage(server: Server, token: string): Promise<string | undefined> {
  const id = readUnsubscribeToken(server.secret, token);
  if (id === undefined) return undefined;
  const subscription = await findSubscription(server.database.queries, id);
  return unsubscribeLinks(server, Locale.catch(DEFAULT_LOCALE).parse(subscription?.language), id).page;
}
