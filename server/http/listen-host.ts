/** Which of this machine's addresses the site listens on. */
import type { Environment } from "#server/env.ts";
import { areProxiesLocal } from "#server/limits/trusted-proxies.ts";

/**
 * `HOST`; without it, only this machine when every trusted proxy is on it, because then nobody else has a reason to reach
 * the port. Pass it to `server.listen({ port, host })`.
 *
 * @returns An address, or `undefined` for all interfaces.
 */
export const listenHost = ({ HOST, TRUST_PROXY }: Pick<Environment, "HOST" | "TRUST_PROXY">): string | undefined =>
  HOST ?? (areProxiesLocal(TRUST_PROXY) ? "127.0.0.1" : undefined);
