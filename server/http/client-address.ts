/** Finds the client's IP address. */
import type { IncomingMessage } from "node:http";
import { forwardedIp, normalIp } from "#server/limits/ip-address.ts";
import { isTrusted, type TrustedProxies } from "#server/limits/trusted-proxies.ts";

/** The address of a socket that is already closed. */
const UNKNOWN_ADDRESS = "0.0.0.0";

/** The parts of an IncomingMessage that are needed. */
type AddressSource = { socket: { remoteAddress?: string }; headers: IncomingMessage["headers"] };

/**
 * The client's address behind the trusted proxies. Each proxy appends the address of its peer to X-Forwarded-For, so the list
 * is read from its end: the first entry that is no trusted proxy is the client, and entries before it are not verified. An
 * entry that is no address ends the search at the proxy that wrote it.
 *
 * @returns An address in the form of normalIp.
 */
export function clientAddress({ socket, headers }: AddressSource, proxies: TrustedProxies): string {
  const peer = normalIp(socket.remoteAddress ?? UNKNOWN_ADDRESS) ?? UNKNOWN_ADDRESS;
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
