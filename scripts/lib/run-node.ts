import { spawn } from "node:child_process";

type Options = { env?: Readonly<Record<string, string>>; signal?: AbortSignal };

/**
 * Runs Node in a process of its own.
 *
 * @param options.env Further environment variables.
 * @param options.signal Ends the process.
 * @returns What it printed. @throws Error with the same, when it fails.
 */
export function runNode(args: readonly string[], { env, ...options }: Options = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...options, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(output.trim());
      else reject(new Error(output.trim() || `${args.at(-1) ?? ""} ended with code ${code}`));
    });
  });
}
