/** IP addresses in one written form, so that the same address is the same text wherever it comes from. */
import { isIPv4, isIPv6 } from "node:net";

/** An IPv4 address inside IPv6 (RFC 4291, section 2.5.5.2), as the URL parser writes it: two groups in hexadecimal. */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/u;

/**
 * @param text An address without port or brackets, as a socket or a header gives it.
 * @returns IPv4 with dots, IPv6 in lower case and compressed, both without a zone; `undefined` for anything else.
 */
export function normalIp(text: string): string | undefined {
  if (isIPv4(text)) return text;
  // The zone (`%eth0`) names an interface of the machine that wrote it, and means nothing elsewhere.
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
/** `192.0.2.1:443`. IPv6 with a port needs brackets, else the port would be read as a group. */
const V4_WITH_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/u;

/** The address of one entry of X-Forwarded-For, with or without a port. @returns `undefined` for `unknown` and the like. */
export function forwardedIp(entry: string): string | undefined {
  const trimmed = entry.trim();
  return normalIp(BRACKETED.exec(trimmed)?.[1] ?? V4_WITH_PORT.exec(trimmed)?.[1] ?? trimmed);
}
