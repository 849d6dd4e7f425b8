/** Groups IP addresses for rate limits: an address belongs to a client, and a client to a network. */
import { BlockList, isIPv6 } from "node:net";
import { normalIp } from "./ip-address.ts";

export type Client = {
  /** In the form of normalIp. */
  address: string;
  /** The address in IPv4, its /64 in IPv6. */
  client: string;
  /** The address's /24 in IPv4, its /48 in IPv6. */
  network: string;
};

/** The eight groups of an IPv6 address in compressed form. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, gap)).fill("0"), ...right];
}

/**
 * Finds the units that rate limits count. A household has one IPv4 address or an IPv6 /64 (RFC 6177), from which it may use
 * any address for each request; a provider's customer has an IPv6 /48 at most, or shares an IPv4 /24.
 */
export function clientOf(address: string): Client {
  const plain = normalIp(address) ?? address;
  if (!isIPv6(plain)) return { address: plain, client: plain, network: `${plain.split(".").slice(0, 3).join(".")}.0/24` };
  const groups = groupsOf(plain);
  return { address: plain, client: `${groups.slice(0, 4).join(":")}::/64`, network: `${groups.slice(0, 3).join(":")}::/48` };
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether an IP address is a loopback address. Not for host names, which could resolve to any address. */
export const isLoopback = (address: string) => loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");
