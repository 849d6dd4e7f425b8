/** The checker and contentlayer as processes of their own. No other code starts contentlayer. This file loads neither. */
import { spawn } from "node:child_process";
import { SMALL_HEAP } from "./build/small-heap.ts";

/**
 * Checks the content of the project in the current folder, in a process whose memory is free again when it ends.
 *
 * @returns The checker's summary: "832 files, no problems".
 * @throws Error with the checker's report.
 */
export async function checkInProcessOfItsOwn(): Promise<string> {
  const report = await runNode(["--import", "tsx", "scripts/check-content.ts"]);
  return report.split("\n").at(-1) ?? "";
}

/**
 * Runs contentlayer in the current folder, without a check: call it after one.
 *
 * @returns What contentlayer printed.
 * @throws Error with contentlayer's own output.
 */
export function runContentlayer(): Promise<string> {
  // Contentlayer takes its folder from PWD.
  return runNode(["scripts/lib/contentlayer-process.mjs"], { PWD: process.cwd() });
}

/** @returns What the script printed. @throws Error with the same, when it fails. */
function runNode(script: readonly string[], env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SMALL_HEAP, ...script], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(output.trim());
      else reject(new Error(output.trim() || `${script.at(-1) ?? ""} ended with code ${code}`));
    });
  });
}
