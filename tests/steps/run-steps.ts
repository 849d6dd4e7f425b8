/** Runs steps of commands, two at a time where they do not need each other, and sums up what passed, failed and took longest. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { readTestReport, type TestTime } from "./test-report.ts";

export type Step = {
  name: string;
  /** Arguments for Node. All run, one after the other, also when one fails. */
  commands: readonly (readonly string[])[];
  /** Steps that must have passed. */
  needs?: readonly string[];
  /** It uses every core itself. */
  isAlone?: boolean;
  /** It writes a test report to the file in $TEST_REPORT, and its tests are counted; without, the step itself counts as one. */
  hasTests?: boolean;
};

type Result = {
  name: string;
  state: "passed" | "failed" | "not run";
  passed: number;
  failed: number;
  ms: number;
  times: readonly TestTime[];
};

/** The smallest machine has two cores. */
const MAX_RUNNING = 2;
/** CI services stop a job whose log does not grow. Milliseconds. */
const HEARTBEAT_MS = 30_000;
const SLOWEST_SHOWN = 10;

const print = (text: string) => void process.stdout.write(`${text}\n`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(8);

/**
 * @param env Further environment variables of every command.
 * @returns The sum of all steps. A step that could not run, because one that it needs failed, is not counted again.
 */
export async function runSteps(
  steps: readonly Step[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ passed: number; failed: number }> {
  const reports = mkdtempSync(join(tmpdir(), "test-steps-"));
  const results = new Map<string, Result>();
  const running = new Map<string, { begin: number; end: Promise<void> }>();
  const waiting = [...steps];
  const heartbeat = setInterval(() => {
    if (running.size === 0) return;
    print(`… ${[...running].map(([name, { begin }]) => `${name} ${seconds(performance.now() - begin).trim()}`).join(", ")}`);
  }, HEARTBEAT_MS);

  const start = (step: Step) => {
    const begin = performance.now();
    const end = runStep(step, join(reports, `${step.name}.json`), env).then((result) => {
      results.set(step.name, result);
      running.delete(step.name);
    });
    running.set(step.name, { begin, end });
  };
  const needsOf = ({ needs = [] }: Step) => needs.filter((name) => steps.some((other) => other.name === name));

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const hindrance = needsOf(step).find((name) => (results.get(name)?.state ?? "passed") !== "passed");
      const isReady = needsOf(step).every((name) => results.has(name));
      const hasRoom = running.size < MAX_RUNNING && !(step.isAlone === true && running.size > 0);
      if (hindrance !== undefined) {
        results.set(step.name, { name: step.name, state: "not run", passed: 0, failed: 0, ms: 0, times: [] });
        print(`– ${step.name}: not run, because ${hindrance} did not pass`);
      } else if (isReady && hasRoom) start(step);
      // A step that needs the whole machine keeps its turn: nothing behind it starts meanwhile.
      else if (step.isAlone === true || !hasRoom) break;
      else continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (step.isAlone === true) break;
    }
    if (running.size > 0) await Promise.race([...running.values()].map(({ end }) => end));
  }
  clearInterval(heartbeat);
  rmSync(reports, { recursive: true });
  const all = [...results.values()];
  print(timeTable(all));
  const sum = (part: "passed" | "failed") => all.reduce((total, result) => total + result[part], 0);
  return { passed: sum("passed"), failed: sum("failed") };
}

async function runStep(step: Step, report: string, env: Readonly<Record<string, string>>): Promise<Result> {
  const begin = performance.now();
  let output = "";
  let isGood = true;
  for (const command of step.commands) {
    if ((await runCommand(command, { ...env, TEST_REPORT: step.hasTests === true ? report : "" }, (text) => (output += text))) !== 0)
      isGood = false;
  }
  const ms = performance.now() - begin;
  const tests = step.hasTests === true ? readTestReport(report) : { passed: isGood ? 1 : 0, failed: 0, times: [] };
  // A runner can fail without a failed test, and a runner that wrote no report did not test.
  const failed = Math.max(tests?.failed ?? 0, isGood && tests !== undefined ? 0 : 1);
  const passed = tests?.passed ?? 0;
  const count = step.hasTests === true ? `   ${passed} passed, ${failed} failed` : "";
  print(`${failed === 0 ? "✓" : "✗"} ${step.name.padEnd(12)} ${seconds(ms)}${count}`);
  // Some tools write colours wherever CI is set, which a log cannot show.
  if (failed > 0) print(`\n${(process.stdout.isTTY ? output : stripVTControlCharacters(output)).trim()}\n`);
  return { name: step.name, state: failed === 0 ? "passed" : "failed", passed, failed, ms, times: tests?.times ?? [] };
}

const children = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(130);
  });

/** @returns The exit code. */
async function runCommand(args: readonly string[], env: Readonly<Record<string, string>>, take: (text: string) => void) {
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}), ...env },
  });
  children.add(child);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", take);
  const [code] = (await once(child, "close")) as [number | null];
  children.delete(child);
  return code;
}

/** Steps by their time, and the slowest tests. */
function timeTable(results: readonly Result[]): string {
  const bySlowness = <Timed extends { ms: number }>(timed: readonly Timed[]) => timed.toSorted((a, b) => b.ms - a.ms);
  const line = ({ name, ms }: TestTime) => `  ${seconds(ms)}  ${name}`;
  const steps = bySlowness(results.filter(({ state }) => state !== "not run")).map(line);
  const tests = bySlowness(results.flatMap(({ name: step, times }) => times.map(({ name, ms }) => ({ name: `${step}: ${name}`, ms }))));
  const slowest = tests.length === 0 ? [] : ["\nslowest tests", ...tests.slice(0, SLOWEST_SHOWN).map(line)];
  return ["\nsteps by time", ...steps, ...slowest, ""].join("\n");
}
