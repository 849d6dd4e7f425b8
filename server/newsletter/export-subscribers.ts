import { Locale } from "#schemas/locale.ts";
import type { Server } from "#server/running-server.ts";
import { unsubscribeLinks } from "./links.ts";
import { listConfirmed } from "./store.ts";

export type Subscriber = { email: string; language: string; confirmedAt: string; unsubscribe: string; unsubscribePage: string };

/** Everyone who gets the newsletter, with the two addresses that its mails must carry (List-Unsubscribe, and a link for people). */
export async function exportSubscribers(server: Server): Promise<Subscriber[]> {
  const rows = await listConfirmed(server.database.queries);
  return rows.map(({ id, email, language, confirmed_at }) => {
    const { call, page } = unsubscribeLinks(server, Locale.parse(language), id);
    return { email, language, confirmedAt: new Date(confirmed_at ?? 0).toISOString(), unsubscribe: call, unsubscribePage: page };
  });
}
