import { inOneStep } from "#server/db/database.ts";
import { keyedHash } from "#server/secret.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import type { Client } from "./client.ts";
import { type LimitName, LIMITS } from "./policies.ts";
import { countUp } from "./store.ts";

/**
 * Counts a request against each of the limits named. A refused one counts too, or trying on would cost nothing.
 *
 * @throws Refusal RATE_LIMIT_EXCEEDED with the time until it can be asked again.
 */
export async function takeLimits({ database, env, secret, now }: Server, client: Client, names: readonly LimitName[]): Promise<void> {
  const time = now();
  const limits = names.map((name) => {
    const { per, count, time: length } = LIMITS[name];
    // The table holds no addresses, only what can be compared.
    const key = `${name}:${keyedHash(secret, "limits", client[per])}`;
    return { key, endsAt: time + length, most: Math.max(1, Math.floor(count * env.RATE_LIMIT_SCALE)) };
  });
  const counts = await inOneStep(database, (db) => countUp(db, limits, time));
  const over = counts.filter(({ key, points }) => points > (limits.find((limit) => limit.key === key)?.most ?? 0));
  if (over.length > 0) throw new Refusal("RATE_LIMIT_EXCEEDED", Math.max(...over.map(({ ends_at }) => ends_at)) - time);
}
