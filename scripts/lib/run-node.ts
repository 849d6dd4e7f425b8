import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";

type Options = { env?: Readonly<Record<string, string>>; signal?: AbortSignal; canWait?: boolean; input?: Promise<string> };

/**
 * Runs Node in a process of its own.
 *
 * @param options.env Further environment variables.
 * @param options.signal Ends the process.
 * @param options.canWait Other processes go first when the processor is busy.
 * @param options.input Becomes its standard input, which is empty when the promise fails.
 * @returns What it printed. @throws Error with the same, when it fails.
 */
export async function runNode(args: readonly string[], { env, canWait = false, input, ...options }: Options = {}): Promise<string> {
  const child = spawn(process.execPath, args, { ...options, stdio: ["pipe", "pipe", "pipe"], env: { ...process.env, ...env } });
  // A process that ends before it has read its input is told of by its code.
  child.stdin.on("error", () => undefined);
  const end = (text = "") => child.stdin.end(text);
  if (input === undefined) end();
  else input.then(end, () => end());
  if (canWait && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(output.trim() || `${args.at(-1) ?? ""} ended with code ${code}`);
  return output.trim();
}
