/** Runs commands side by side as far as the cores go, and keeps their output apart. */
import { type ChildProcess, spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { openBoard } from "./board.ts";
import type { Count } from "./count-tests.ts";

export type Step = {
  name: string;
  /** Arguments for Node. All run, one after the other, also when one fails. */
  commands: readonly (readonly string[])[];
  /** Steps without which this one has nothing to say. */
  needs?: readonly string[];
  /** It uses every core itself. */
  alone?: boolean;
  env?: Readonly<Record<string, string>>;
  /** How many tests it ran; without, the step itself is the test. */
  count?: () => Count | undefined;
};

/** Two are what the smallest machine has. */
const LANES = 2;

/** @returns The sum of all steps. A step that could not run, because one that it needs failed, is not counted again. */
export async function runSteps(steps: readonly Step[]): Promise<Count> {
  const board = openBoard(steps.map(({ name }) => name));
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const passedSteps = new Map<string, boolean>();
  const sum: Count = { passed: 0, failed: 0 };

  const run = async (step: Step) => {
    board.start(step.name);
    const { isGood, output } = await runCommands(step, board.say);
    const count = countOf(step, isGood);
    sum.passed += count.passed;
    sum.failed += count.failed;
    passedSteps.set(step.name, isGood);
    running.delete(step.name);
    board.end(step.name, isGood, isGood ? (step.count === undefined ? "" : `${count.passed} tests`) : output);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const needs = (step.needs ?? []).filter((name) => steps.some((other) => other.name === name));
      const hindrance = needs.find((name) => passedSteps.get(name) === false);
      if (hindrance !== undefined) {
        waiting.splice(waiting.indexOf(step), 1);
        passedSteps.set(step.name, false);
        board.skip(step.name, hindrance);
        continue;
      }
      if (running.size === LANES || (step.alone === true && running.size > 0)) break;
      if (!needs.every((name) => passedSteps.has(name))) {
        // What wants the machine for itself keeps its place in the row.
        if (step.alone === true) break;
        continue;
      }
      waiting.splice(waiting.indexOf(step), 1);
      running.set(step.name, run(step));
      if (step.alone === true) break;
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  board.close();
  return sum;
}

function countOf(step: Step, isGood: boolean): Count {
  const count = step.count?.();
  if (count === undefined) return isGood && step.count === undefined ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  // A runner that fails without a failed test had another reason, and that counts.
  return { passed: count.passed, failed: isGood ? count.failed : Math.max(count.failed, 1) };
}

const children = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(130);
  });
}

async function runCommands(
  { name, commands, env }: Step,
  say: (name: string, line: string) => void,
): Promise<{ isGood: boolean; output: string }> {
  let output = "";
  let isGood = true;
  for (const args of commands) {
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}), ...env },
    });
    children.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        say(name, text);
      });
    }
    const code = await new Promise<number | null>((resolve) => {
      child.once("error", (error) => {
        output += error.message;
        resolve(1);
      });
      child.once("close", resolve);
    });
    children.delete(child);
    if (code !== 0) isGood = false;
  }
  // Some tools colour their words wherever CI is set, and a log cannot show it.
  return { isGood, output: process.stdout.isTTY ? output : stripVTControlCharacters(output) };
}
