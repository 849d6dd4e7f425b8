/** Normal form of IP addresses, so that equal addresses are equal strings. */
import { isIPv4, isIPv6 } from "node:net";

/** An IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2), as the URL parser writes it: two hexadecimal groups. */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/u;

/**
 * @param text An address without port or brackets, from a socket or a header.
 * @returns IPv4 in dotted form, IPv6 in lower case and compressed, without zone; `undefined` if it is no IP address.
 */
export function normalIp(text: string): string | undefined {
  if (isIPv4(text)) return text;
  // The zone (`%eth0`) names a network interface of the machine that wrote it.
  const [plain = ""] = text.split("%");
  if (!isIPv6(plain)) return undefined;
  const written = new URL(`http://[${plain}]/`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(written) ?? [];
  if (high === undefined || low === undefined) return written;
  const bits = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return bits.flatMap((pair) => [pair >> 8, pair & 255]).join(".");
}

/** `[2001:db8::1]:443` or `[2001:db8::1]`. */
const BRACKETED = /^\[([^\]]+)\](?::\d{1,5})?$/u;
/** `192.0.2.1:443`. IPv6 with a port needs brackets; otherwise the port would read as a group. */
const V4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/u;

/** The address of one entry of X-Forwarded-For, with or without port. @returns `undefined` for `unknown` and other text. */
export function forwardedIp(entry: string): string | undefined {
  const trimmed = entry.trim();
  return normalIp(BRACKETED.exec(trimmed)?.[1] ?? V4_WITH_PORT.exec(trimmed)?.[1] ?? trimmed);
}
