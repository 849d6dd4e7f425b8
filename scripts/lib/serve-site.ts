/** The finished site on a port of its own, for commands that look at it in a browser. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const SERVER = "dist/server.mjs";
/** Milliseconds. Two busy cores take their time to start Next's image optimiser. */
const PATIENCE = 30_000;

export type ServedSite = { origin: string; stop: () => Promise<void> };

/** @throws with the server's own words when it does not start. */
export async function serveSite(): Promise<ServedSite> {
  if (!existsSync(SERVER)) throw new Error(`there is no ${SERVER}: run npm run build first`);
  const port = await freePort();
  // A server that runs beside it has locked its own data.
  const data = mkdtempSync(join(tmpdir(), "site-data-"));
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const end = once(child, "exit");
      child.kill();
      await end;
    }
    rmSync(data, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  try {
    await firstAnswer(origin, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

async function firstAnswer(origin: string, { stdout, stderr }: ChildProcess): Promise<void> {
  let output = "";
  for (const stream of [stdout, stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const answer = await fetch(origin, { method: "HEAD" }).catch(() => undefined);
    if (answer?.ok === true) return;
    await delay(100);
  }
  throw new Error(`the site did not start:\n${output}`);
}
