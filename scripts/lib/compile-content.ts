/** The one way from content to generated data: the checker reads everything first, and contentlayer starts only when it finds nothing. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { checkContent, type CheckResult } from "./check/check-content.ts";
import { commitDay } from "./check/clock.ts";
import { located } from "./check/located.ts";
import { prettyReport } from "./check/reports/pretty.ts";

/** Content has problems; the message is the checker's report. */
export class ContentProblems extends Error {
  constructor(readonly result: CheckResult) {
    super(prettyReport(result, process.stderr.isTTY && !process.env.NO_COLOR).trim());
  }
}

/**
 * Checks the content of the project in the current folder. What was learned is cached, so a second check of the same
 * content takes about a second.
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
 * Runs contentlayer in the current folder, without a check: call it after `requireGoodContent`.
 *
 * @returns What contentlayer printed.
 * @throws Error with contentlayer's own output.
 */
export function runContentlayer(): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["node_modules/contentlayer2/bin/cli.cjs", "build"], {
      stdio: ["ignore", "pipe", "pipe"],
      // Contentlayer takes PWD for the folder it runs in.
      env: { ...process.env, PWD: process.cwd() },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve(output.trim());
      else reject(new Error(output.trim() || `contentlayer ended with code ${String(code)}`));
    });
  });
}

/**
 * Checks content, then compiles it.
 *
 * @throws ContentProblems when the checker finds anything: nothing was compiled then. Error when contentlayer fails.
 */
export async function compileContent(): Promise<CheckResult> {
  const result = await requireGoodContent();
  await runContentlayer();
  return result;
}
