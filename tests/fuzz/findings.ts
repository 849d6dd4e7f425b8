/** Collects findings; repeated ones are counted, but not printed. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type FuzzCase, writeCase } from "./fuzz-case.ts";
import type { Problem } from "./judge-answer.ts";

/** Printed and written examples for each rule and kind of case. */
const MAX_EXAMPLES = 2;
/** Printed characters of a case. */
const MAX_LINE_LENGTH = 1_200;

export type Findings = {
  /** @param cases The cases that caused it, or that ran when it happened. */
  add: (problem: Problem, cases: readonly FuzzCase[]) => void;
  /** How often each rule was broken. */
  counts: ReadonlyMap<string, number>;
};

type Options = {
  /** Emptied at the start. */
  folder: string;
  /** Printed with findings. */
  seed: number;
  print: (line: string) => void;
};

export function openFindings({ folder, seed, print }: Options): Findings {
  rmSync(folder, { recursive: true, force: true });
  const counts = new Map<string, number>();
  const examples = new Map<string, number>();
  return {
    counts,
    add({ rule, detail }, cases) {
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
      const kind = `${rule}/${cases.length === 1 ? (cases[0]?.name ?? "") : ""}`;
      const example = (examples.get(kind) ?? 0) + 1;
      examples.set(kind, example);
      if (example > MAX_EXAMPLES) return;
      print(`\nFINDING (seed ${seed}): ${rule}\n  ${detail}`);
      if (cases.length === 0) return;
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${kind.replaceAll(/\W+/gu, "-").toLowerCase().slice(0, 120)}-${example}.jsonl`);
      const lines = cases.map(writeCase);
      writeFileSync(file, `${lines.join("\n")}\n`);
      for (const line of lines.slice(0, 3)) print(`  ${line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line}`);
      print(`  npm run fuzz -- --replay ${file}`);
    },
  };
}
