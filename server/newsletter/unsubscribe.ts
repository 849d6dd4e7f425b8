import { inOneStep } from "#server/db/database.ts";
import type { Server } from "#server/running-server.ts";
import { Refusal } from "#server/refusal.ts";
import { markUnsubscribed } from "./store.ts";
import { readUnsubscribeToken } from "./token.ts";

/** Ends the newsletter. Repeating it is no mistake, also years later, also when the address was erased meanwhile. @throws Refusal INVALID_TOKEN. */
export async function unsubscribe({ database, secret, now }: Server, token: string, by: "one-click" | "page"): Promise<void> {
  const id = readUnsubscribeToken(secret, token);
  if (id === undefined) throw new Refusal("INVALID_TOKEN");
  await inOneStep(database, (db) => markUnsubscribed(db, id, now(), by));
}
