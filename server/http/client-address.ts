/** Where a request really comes from. */
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** How server/start.ts tells the calls. What a client sends under this name is overwritten. */
export const CLIENT_HEADER = "x-site-client";

/**
 * The address of the one who asked, past as many proxies as are the vendor's own: each adds the address that it was
 * asked from at the end, and what stands before those is anybody's word.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socket = request.socket.remoteAddress ?? "0.0.0.0";
  if (trustedProxies === 0) return socket;
  const forwarded = request.headers["x-forwarded-for"] ?? "";
  const hops = (Array.isArray(forwarded) ? forwarded.join(",") : forwarded).split(",").map((hop) => hop.trim());
  const address = hops.at(-trustedProxies) ?? "";
  // Too few: somebody came past the proxies, or one of them adds nothing.
  return isIP(address) === 0 ? socket : address;
}
