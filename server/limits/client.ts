/** Who asks, as far as limits are concerned: an address belongs to a client, a client to a network. */
import { BlockList, isIPv6 } from "node:net";

export type Client = { address: string; client: string; network: string };

const V4_IN_V6 = /^(?:0*:){2,6}:?ffff:(\d+\.\d+\.\d+\.\d+)$/iu;

/** The eight groups of an IPv6 address, without the zone of an interface. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, gap)).fill("0"), ...right].map((group) => group.replace(/^0+(?=.)/u, ""));
}

/** One household has a /64 in IPv6 and one address in IPv4; a provider's customer a /48, or a /24. */
export function clientOf(address: string): Client {
  const plain = V4_IN_V6.exec(address)?.[1] ?? address;
  if (!isIPv6(plain)) return { address: plain, client: plain, network: `${plain.split(".").slice(0, 3).join(".")}.0/24` };
  const groups = groupsOf(plain);
  return { address: plain, client: `${groups.slice(0, 4).join(":")}::/64`, network: `${groups.slice(0, 3).join(":")}::/48` };
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

export const isLoopback = (address: string) => loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");
