/** Checks content, and compiles it only without problems, because content is not trusted. No other code starts contentlayer. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { checkContent, type CheckResult } from "./check/check-content.ts";
import { commitDay } from "./days.ts";
import { SMALL_HEAP } from "./build/small-heap.ts";
import { located } from "./check/located.ts";
import type { Problem } from "./check/problem.ts";
import { prettyReport } from "./check/reports/pretty.ts";

/** Content has problems; the message is the checker's report. */
export class ContentProblems extends Error {
  constructor(readonly result: CheckResult) {
    super(prettyReport(result, process.stderr.isTTY && !process.env.NO_COLOR).trim());
  }
}

/**
 * Checks the content of the project in the current folder. Results are cached: a second check of the same content takes a second.
 *
 * @throws ContentProblems. Error when there is no content folder.
 */
export async function requireGoodContent(): Promise<CheckResult> {
  if (!existsSync(CONTENT_FOLDER)) throw new Error(`there is no folder ${CONTENT_FOLDER}; CONTENT_DIR names the content folder`);
  const result = located(await checkContent({ now: commitDay(CONTENT_FOLDER) }), CONTENT_FOLDER);
  if (result.problems.length > 0) throw new ContentProblems(result);
  return result;
}

/**
 * Checks the content of the project in the current folder as `requireGoodContent` does, in a process whose memory is free again when it ends.
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

/**
 * Checks content for the preview, and compiles it unless something else is wrong than missing translations: another language's text stands in
 * for those.
 *
 * @param onChecked Called before the compilation, which takes longer than the check.
 * @throws Error when contentlayer fails.
 */
export async function compilePreview(
  onChecked: (result: CheckResult) => void,
): Promise<{ isCompiled: boolean; problems: readonly Problem[] }> {
  const result = located(await checkContent({ now: commitDay(CONTENT_FOLDER) }), CONTENT_FOLDER);
  onChecked(result);
  const isCompiled = result.problems.every(({ hasStandIn }) => hasStandIn === true);
  if (isCompiled) await runContentlayer();
  return { isCompiled, problems: result.problems };
}

/**
 * Checks content, then compiles it.
 *
 * @throws ContentProblems when the check finds a problem; nothing is compiled then. Error when contentlayer fails.
 */
export async function compileContent(): Promise<CheckResult> {
  const result = await requireGoodContent();
  await runContentlayer();
  return result;
}
