/**
 * `TRUST_PROXY`: the proxies whose X-Forwarded-For is believed. Only a request that arrives from one of them can name
 * another client, so nobody who reaches the port past the proxy can.
 */
import { BlockList, isIP, isIPv4 } from "node:net";
import { isLoopback } from "./client.ts";
import { normalIp } from "./ip-address.ts";

export type TrustedProxies =
  /** So many proxies, the nearest of them on this machine. 0: none. */
  | { hops: number }
  /** Proxies by address. */
  | { networks: BlockList; areLocal: boolean };

const MOST_HOPS = 8;
export const TRUST_PROXY_HINT = `write the proxies' addresses, such as 127.0.0.1 or 10.0.0.2,172.16.0.0/12, or how many proxies stand in front when the nearest is on this machine (0 to ${String(MOST_HOPS)})`;

/** @returns Nothing when the text is no list of proxies. */
export const parseTrustedProxies = (text: string): TrustedProxies | undefined =>
  /^\d+$/u.test(text.trim()) ? parseHops(Number(text)) : parseNetworks(text);

const parseHops = (hops: number): TrustedProxies | undefined => (hops <= MOST_HOPS ? { hops } : undefined);

function parseNetworks(text: string): TrustedProxies | undefined {
  const networks = new BlockList();
  let areLocal = true;
  for (const entry of text.split(",")) {
    const [address = "", length, ...rest] = entry.trim().split("/");
    const ip = normalIp(address);
    if (ip === undefined || rest.length > 0) return undefined;
    areLocal &&= isLoopback(ip);
    const family = isIPv4(ip) ? "ipv4" : "ipv6";
    const bits = length === undefined ? (family === "ipv4" ? 32 : 128) : prefixLength(length);
    // A length of 0 names every address there is: then everybody could say who they are.
    if (bits === undefined || bits === 0 || bits > (family === "ipv4" ? 32 : 128)) return undefined;
    networks.addSubnet(ip, bits, family);
  }
  return { networks, areLocal };
}

const prefixLength = (text: string) => (/^\d{1,3}$/u.test(text) ? Number(text) : undefined);

/** @param ip An address as normalIp writes it. @returns Whether what it says of its own client is believed. */
export function isTrusted(proxies: TrustedProxies, ip: string): boolean {
  if (isIP(ip) === 0) return false;
  if ("hops" in proxies) return proxies.hops > 0 && isLoopback(ip);
  return proxies.networks.check(ip, isIPv4(ip) ? "ipv4" : "ipv6");
}

/** Whether every proxy that is trusted is on this machine, and there is one. */
export const areProxiesLocal = (proxies: TrustedProxies) => ("hops" in proxies ? proxies.hops > 0 : proxies.areLocal);
