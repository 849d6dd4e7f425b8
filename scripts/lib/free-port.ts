import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections, from 32,768 (Linux): one of those could be taken before its server listens. */
const [FIRST, END] = [20_000, 32_768];
const TRIES = 100;

/** @returns A port on which nothing listens, chosen at random, so that processes at the same time choose different ones. @throws if none is found. */
export async function freePort(): Promise<number> {
  for (let count = 0; count < TRIES; count++) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port found from ${FIRST} to ${END - 1}`);
}

/** Whether nothing listens on a port, on any address of this machine. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
