/** Runs `npm run build` in a project once, and measures it. */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { watchProcessTree } from "./process-tree.ts";
import { findStepTime, type StepTime } from "./step-times.ts";

export type Measured = {
  wallSeconds: number;
  /** Linux only. */
  cpuSeconds?: number;
  /** Linux only. */
  peakBytes?: number;
  steps: StepTime[];
  /** Whether the last step failed because pages exceed their size budget, after all the work was done and timed. */
  overBudget: boolean;
};

export type BuildOptions = {
  project: string;
  /** With added articles, the page that lists them may exceed its size budget. */
  mayExceedBudgets: boolean;
  signal: AbortSignal;
  onStep: (step: StepTime) => void;
};

/** The output and caches of a build; without them the next build is cold. */
const OUTPUTS = [".next", ".contentlayer", ".cache", "dist"];

export function removeOutputs(project: string): void {
  for (const folder of OUTPUTS) rmSync(join(project, folder), { recursive: true, force: true });
}

/** @throws with the last lines of output if the build fails; also if `signal` aborts it. */
export async function measureBuild({ project, mayExceedBudgets, signal, onStep }: BuildOptions): Promise<Measured> {
  signal.throwIfAborted();
  const start = performance.now();
  // Its own process group, so that its workers can be stopped with it.
  const child = spawn("npm", ["run", "build"], {
    cwd: project,
    env: buildEnvironment(),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
  };
  signal.addEventListener("abort", stop, { once: true });
  const usage = child.pid === undefined ? () => undefined : watchProcessTree(child.pid);
  const steps: StepTime[] = [];
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      const step = findStepTime(line);
      if (step === undefined) return;
      steps.push(step);
      onStep(step);
    });
  const code = await new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve)).finally(() => {
    signal.removeEventListener("abort", stop);
  });
  const measured = { wallSeconds: (performance.now() - start) / 1000, ...usage() };
  signal.throwIfAborted();
  const last = steps.at(-1);
  const overBudget = code !== 0 && mayExceedBudgets && last?.name === "budgets" && last.failed;
  if (code !== 0 && !overBudget) throw new Error(`npm run build failed in ${project}:\n\n${lines.slice(-60).join("\n")}`);
  return { ...measured, steps, overBudget };
}

/** Without the variables that npm sets for its scripts, which name the repository instead of the copy. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$|^FORCE_COLOR$/iu.test(name));
  return { ...Object.fromEntries(kept), NODE_ENV: undefined, NO_COLOR: "1", NEXT_TELEMETRY_DISABLED: "1" } as unknown as NodeJS.ProcessEnv;
}
