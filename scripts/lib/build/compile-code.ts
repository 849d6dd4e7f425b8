/** Next's compilation of the code. It contains no content, so builds reuse it until the code changes. */
import { rmSync, writeFileSync } from "node:fs";
import { readOptional } from "#scripts/lib/put-file.ts";
import { runNode } from "#scripts/lib/run-node.ts";
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
  const env = { NEXT_TELEMETRY_DISABLED: "1", FORCE_COLOR: process.stderr.isTTY ? "1" : "0" };
  // The check and contentlayer run meanwhile, one after the other and each on one core: they are what the build waits for.
  await runNode(["node_modules/next/dist/bin/next", "build", "--experimental-build-mode", "compile"], { signal, env, canWait: true });
  writeFileSync(KEY_FILE, key);
  return true;
}
