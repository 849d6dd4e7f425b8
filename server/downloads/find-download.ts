import type { ReleaseChannel } from "#schemas/release-channel.ts";
import { findNewestRelease, findRelease } from "#lib/content/releases.ts";
import { isoTime } from "#server/iso-time.ts";
import { hashToken } from "#server/random.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import { findDelivery } from "#server/mail/outbox.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { findNamed, type NamedInstaller } from "./installers.ts";
import { LINK } from "./link-limits.ts";
import { type DownloadLink, findLink } from "./store.ts";

/** `offer` is missing if the link has expired or its release was withdrawn. */
export type FoundDownload = { link: DownloadLink; offer?: { named: NamedInstaller; expiresAt: number; usesLeft: number } };

/**
 * Finds what a mailed link offers, without counting a use.
 *
 * @throws Refusal INVALID_TOKEN; RATE_LIMIT_EXCEEDED after many invalid tokens from one client.
 */
export async function findDownload(server: Server, token: string, client: Client): Promise<FoundDownload> {
  const { database, now } = server;
  const link = await findLink(database.queries, hashToken(token));
  if (link === undefined) {
    await takeLimits(server, client, ["token-client"]);
    throw new Refusal("INVALID_TOKEN");
  }
  // The link's life begins when the mail server accepted the mail, which may have waited in the outbox for days.
  const delivery = await findDelivery(database.queries, link.mail_id);
  const expiresAt = (delivery?.ended_at ?? now()) + LINK.time;
  const named = findNamed(link);
  if (named === undefined || now() > expiresAt + LINK.tolerance) return { link };
  return { link, offer: { named, expiresAt, usesLeft: Math.max(0, LINK.uses - link.uses) } };
}

/**
 * Says which installer a link was for, where the product's own form would send another one: a beta, or a version that was not the newest when
 * the link was requested. A version that has become older since is not named, because the newer one is what the visitor needs.
 */
export function findChosenVersion({
  product,
  version,
  system,
  created_at,
}: DownloadLink): { version: string; system: string; channel: ReleaseChannel } | undefined {
  const release = findRelease(product, version);
  const newest = findNewestRelease(product, "stable");
  if (release === undefined || newest?.version === version) return undefined;
  const { channel } = release.facts;
  const wasOlder = newest !== undefined && newest.facts.date <= isoTime(created_at).slice(0, 10);
  return channel === "beta" || wasOlder ? { version, system, channel } : undefined;
}
