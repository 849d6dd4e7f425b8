/**
 * `npm run bench:build`: what a build takes, cold and warm, with 600, 3,000 and 12,000 generated documents beside the
 * repository's own content, and after one change. Works in a copy; prints Markdown. It judges nothing: only a build that
 * fails makes it exit 1.
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

async function bench({ documents, runs, keep, json }: BenchOptions): Promise<number> {
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
    await runSeries({ project, documents, runs, signal: stopped.signal, onBuild: (build) => builds.push(build) });
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  // What was measured before a failure took its time too, and is shown.
  const machine = describeMachine(process.cwd());
  if (builds.length > 0) process.stdout.write(`\n${markdownReport(builds, machine)}`);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ machine, builds }, undefined, 2)}\n`);
  if (failure !== undefined) process.stderr.write(`\n${failure}\n`);
  if (keep) process.stderr.write(`\nthe copy is left in ${project}\n`);
  else if (project !== "") rmSync(project, { recursive: true, force: true, maxRetries: 5 });
  return failure === undefined ? 0 : 1;
}
