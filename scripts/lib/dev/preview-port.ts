import { isFree } from "#scripts/lib/free-port.ts";
import { OptionError } from "#scripts/lib/options.ts";

const LAST = 65_535;

/**
 * Checks the port of the preview before anything is started.
 *
 * @param port The value of `PORT`.
 * @throws OptionError when it is no port, or when another program listens there.
 */
export async function requirePreviewPort(port: string): Promise<void> {
  const number = Number(port);
  if (!/^\d+$/u.test(port) || number < 1 || number > LAST) throw new OptionError(`PORT is ${port}: write a port from 1 to ${LAST}`);
  if (!(await isFree(number))) throw new OptionError(`PORT is ${port}, where another program listens: stop it, or write another port`);
}
