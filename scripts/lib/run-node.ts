import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";

type Options = { env?: Readonly<Record<string, string>>; signal?: AbortSignal; canWait?: boolean };

/**
 * Runs Node in a process of its own.
 *
 * @param options.env Further environment variables.
 * @param options.signal Ends the process.
 * @param options.canWait Other processes go first when the processor is busy.
 * @returns What it printed. @throws Error with the same, when it fails.
 */
export function runNode(args: readonly string[], { env, canWait = false, ...options }: Options = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...options, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
    if (canWait && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(output.trim());
      else reject(new Error(output.trim() || `${args.at(-1) ?? ""} ended with code ${code}`));
    });
  });
}
