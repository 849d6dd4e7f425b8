/** Next's compilation of the code. It contains no content, so builds reuse it until the code changes. */
import { spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { readOptional } from "#scripts/lib/put-file.ts";
import { compilationKey } from "./code-key.ts";

/** In Next's folder, so that it is deleted together with the compilation. */
const KEY_FILE = ".next/compilation-key";

/**
 * Compiles the code, unless the last compilation is of the same code.
 *
 * @param isFull Compiles in any case.
 * @param signal Stops the compiler.
 * @returns Whether Next had to compile.
 * @throws with what Next printed.
 */
export async function compileCode(isFull: boolean, signal: AbortSignal): Promise<boolean> {
  const key = compilationKey();
  if (!isFull && readOptional(KEY_FILE) === key) return false;
  rmSync(KEY_FILE, { force: true });
  await runNext(["build", "--experimental-build-mode", "compile"], signal);
  writeFileSync(KEY_FILE, key);
  return true;
}

function runNext(args: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", ...args], {
      signal,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", FORCE_COLOR: process.stderr.isTTY ? "1" : "0" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(output.trim()));
    });
  });
}
