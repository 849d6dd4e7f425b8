/** Where a request really comes from. */
import type { IncomingMessage } from "node:http";
import { forwardedIp, normalIp } from "#server/limits/ip-address.ts";
import { isTrusted, type TrustedProxies } from "#server/limits/trusted-proxies.ts";

/** What a socket that has closed already is called. */
const NOBODY = "0.0.0.0";

/** What is needed of an IncomingMessage. */
type Asked = { socket: { remoteAddress?: string | undefined }; headers: IncomingMessage["headers"] };

/**
 * The address of the client, past the trusted proxies. Each proxy appends the address it was asked from to
 * X-Forwarded-For, so the list is read from its end: the first entry that is not a trusted proxy is the client, and what
 * stands before it is the client's own claim. An entry that is no address ends the search at the proxy that wrote it.
 *
 * @returns An address in the form of normalIp.
 */
export function clientAddress({ socket, headers }: Asked, proxies: TrustedProxies): string {
  const peer = normalIp(socket.remoteAddress ?? NOBODY) ?? NOBODY;
  if (!isTrusted(proxies, peer)) return peer;
  const forwarded = headers["x-forwarded-for"] ?? "";
  const entries = (Array.isArray(forwarded) ? forwarded.join(",") : forwarded).split(",").reverse();
  if ("hops" in proxies) return forwardedIp(entries[proxies.hops - 1] ?? "") ?? peer;
  let client = peer;
  for (const entry of entries) {
    const ip = forwardedIp(entry);
    if (ip === undefined) return client;
    client = ip;
    if (!isTrusted(proxies, ip)) return client;
  }
  return client;
}
