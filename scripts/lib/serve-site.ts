/** Serves the built site on a free port, for commands that open it in a browser. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

export type ServedSite = {
  origin: string;
  data: string;
  /** Everything that the server has printed. */
  output: () => string;
  stop: () => Promise<void>;
};

/**
 * @param project The folder that holds the build, `dist`.
 * @param more Further environment variables.
 * @throws with the server's output when it does not start.
 */
export async function serveSite(project = ".", more: Readonly<Record<string, string>> = {}): Promise<ServedSite> {
  const port = String(await freePort());
  // In a folder of its own, because a running server locks its data.
  const data = mkdtempSync(join(tmpdir(), "site-data-"));
  const child = spawn(process.execPath, ["dist/server.mjs"], {
    cwd: project,
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: data, PORT: port, ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  let output = "";
  const isStarted = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes("The site is at")) resolve(true);
      });
    void ended.then(() => resolve(false));
  });
  if (await isStarted) return { origin: `http://localhost:${port}`, data, output: () => output, stop };
  await stop();
  throw new Error(`the server did not start:\n${output}`);
}
