/**
 * `npm run bench:build`: time and memory of cold and warm builds with 600, 3,000 and 12,000 documents added to the repository's
 * own content, and of a build after one change. Works in a copy of the project, and prints Markdown. Exits with 1 only if a
 * build fails.
 */
import { rmSync, writeFileSync } from "node:fs";
import { type BenchOptions, HELP, readBenchOptions } from "./lib/options.ts";
import { describeMachine } from "./lib/machine.ts";
import { copyProject } from "./lib/project-copy.ts";
import { markdownReport } from "./lib/report.ts";
import { runSeries } from "./lib/run-series.ts";
import type { Build } from "./lib/series.ts";
import { runCommand } from "#scripts/lib/command.ts";
import { step } from "#scripts/lib/progress.ts";

await runCommand({ help: HELP, read: readBenchOptions }, bench);

/** @returns The exit code: 1 after a failure. */
async function bench({ documents, runs, cold, keep, json }: BenchOptions): Promise<number> {
  const stopped = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const)
    process.once(name, () => {
      stopped.abort(new Error(`stopped by ${name}`));
    });
  const builds: Build[] = [];
  let project = "";
  let failure: string | undefined;
  try {
    await step("copy", () => (project = copyProject(process.cwd())));
    await runSeries({ project, documents, runs, cold, signal: stopped.signal, onBuild: (build) => builds.push(build) });
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  // After a failure, the measurements before it are printed as well.
  const machine = describeMachine(process.cwd());
  if (builds.length > 0) process.stdout.write(`\n${markdownReport(builds, machine)}`);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ machine, builds }, undefined, 2)}\n`);
  if (failure !== undefined) process.stderr.write(`\n${failure}\n`);
  if (keep) process.stderr.write(`\nthe copy is in ${project}\n`);
  else if (project !== "") rmSync(project, { recursive: true, force: true, maxRetries: 5 });
  return failure === undefined ? 0 : 1;
}
