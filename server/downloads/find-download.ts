import { hashToken } from "#server/random-token.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/take.ts";
import { findDelivery } from "#server/mail/find-delivery.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { findNamed, type NamedInstaller } from "./installers.ts";
import { LINK } from "./life.ts";
import { type DownloadLink, findLink } from "./store.ts";

/** `offer` is missing when the link's time is over, or its release was taken back. */
export type FoundDownload = { link: DownloadLink; offer?: { named: NamedInstaller; expiresAt: number; usesLeft: number } };

/**
 * What a mailed link stands for. Looking uses nothing up.
 *
 * @throws Refusal INVALID_TOKEN; RATE_LIMIT_EXCEEDED for who tries many.
 */
export async function findDownload(server: Server, token: string, client: Client): Promise<FoundDownload> {
  const { database, now } = server;
  const link = await findLink(database.queries, hashToken(token));
  if (link === undefined) {
    await takeLimits(server, client, ["token-client"]);
    throw new Refusal("INVALID_TOKEN");
  }
  // The time begins when the mail server took the mail: it may have waited for days before.
  const delivery = await findDelivery(database.queries, link.mail_id);
  const expiresAt = (delivery?.ended_at ?? now()) + LINK.time;
  const named = findNamed(link);
  if (named === undefined || now() > expiresAt + LINK.tolerance) return { link };
  return { link, offer: { named, expiresAt, usesLeft: Math.max(0, LINK.uses - link.uses) } };
}
