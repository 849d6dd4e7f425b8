/**
 * `TRUST_PROXY`: the proxies whose X-Forwarded-For header is trusted. The header is read only if the connection itself comes
 * from one of them, so a client that bypasses the proxy cannot forge its address.
 */
import { BlockList, isIP, isIPv4 } from "node:net";
import { isLoopback } from "./client.ts";
import { normalIp } from "./ip-address.ts";

export type TrustedProxies =
  /** Number of proxies, the nearest of them on this machine. 0: none. */
  | { hops: number }
  /** Proxies by address. */
  | { networks: BlockList; areLocal: boolean };

const MAX_HOPS = 8;
export const TRUST_PROXY_HINT = `write the proxies' addresses, such as 127.0.0.1 or 10.0.0.2,172.16.0.0/12, or how many proxies stand in front when the nearest is on this machine (0 to ${MAX_HOPS})`;

/** @returns undefined if the text is no list of proxies. */
export const parseTrustedProxies = (text: string): TrustedProxies | undefined =>
  /^\d+$/u.test(text.trim()) ? parseHops(Number(text)) : parseNetworks(text);

const parseHops = (hops: number): TrustedProxies | undefined => (hops <= MAX_HOPS ? { hops } : undefined);

function parseNetworks(text: string): TrustedProxies | undefined {
  const networks = new BlockList();
  let areLocal = true;
  for (const entry of text.split(",")) {
    const [address = "", length, ...rest] = entry.trim().split("/");
    const ip = normalIp(address);
    if (ip === undefined || rest.length > 0) return undefined;
    areLocal &&= isLoopback(ip);
    const family = isIPv4(ip) ? "ipv4" : "ipv6";
    const maxBits = family === "ipv4" ? 32 : 128;
    const bits = length === undefined ? maxBits : /^\d{1,3}$/u.test(length) ? Number(length) : 0;
    // A prefix length of 0 matches every address, so any client could forge its address.
    if (bits === 0 || bits > maxBits) return undefined;
    networks.addSubnet(ip, bits, family);
  }
  return { networks, areLocal };
}

/** @param ip In the form of normalIp. @returns Whether its X-Forwarded-For header is trusted. */
export function isTrusted(proxies: TrustedProxies, ip: string): boolean {
  if (isIP(ip) === 0) return false;
  if ("hops" in proxies) return proxies.hops > 0 && isLoopback(ip);
  return proxies.networks.check(ip, isIPv4(ip) ? "ipv4" : "ipv6");
}

/** Whether there is a trusted proxy and all of them are on this machine. */
export const areProxiesLocal = (proxies: TrustedProxies) => ("hops" in proxies ? proxies.hops > 0 : proxies.areLocal);
