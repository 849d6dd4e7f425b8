/** The checker and contentlayer as processes of their own. No other code starts contentlayer. This file loads neither. */
import { heapFlags } from "./build/heap-flags.ts";
import { runNode } from "./run-node.ts";

/**
 * Checks the content of the project in the current folder, in a process whose memory is free again when it ends.
 *
 * @returns The checker's summary: "832 files, no problems".
 * @throws Error with the checker's report.
 */
export async function checkInProcessOfItsOwn(): Promise<string> {
  const report = await runNode([...heapFlags(), "--import", "tsx", "scripts/check-content.ts"]);
  return report.split("\n").at(-1) ?? "";
}

/**
 * Runs contentlayer in the current folder.
 *
 * @param checked The check of its content. Contentlayer loads meanwhile, and opens no content unless it resolves.
 * @returns What contentlayer printed.
 * @throws Error with contentlayer's own output.
 */
export function runContentlayer(checked: Promise<unknown>): Promise<string> {
  // Contentlayer takes its folder from PWD.
  return runNode([...heapFlags(), "scripts/lib/contentlayer-process.mjs"], {
    env: { PWD: process.cwd() },
    input: checked.then(() => "compile"),
  });
}
