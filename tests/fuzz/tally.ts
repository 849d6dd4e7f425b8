/** Counts for the final summary. */
import type { Sample } from "./check-after-round.ts";
import type { FuzzCase } from "./fuzz-case.ts";
import { median, type MemoryTrend } from "./memory-trend.ts";
import type { HttpAnswer } from "./response-parser.ts";

export type Tally = {
  add: (fuzzCase: FuzzCase, answers: readonly HttpAnswer[]) => void;
  addSample: (sample: Sample) => void;
  addTrend: (trend: MemoryTrend | undefined) => void;
  /** Lines for the terminal. */
  describe: () => string[];
};

export function openTally(): Tally {
  let cases = 0;
  let requests = 0;
  let aborted = 0;
  const statuses = new Map<number, number>();
  const phases: { samples: Sample[]; trend: MemoryTrend | undefined }[] = [];
  let samples: Sample[] = [];
  return {
    add({ requests: sent, expect }, answers) {
      cases++;
      requests += sent.length;
      if (expect === "nothing") aborted++;
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    },
    addSample(sample) {
      samples.push(sample);
    },
    addTrend(trend) {
      phases.push({ samples, trend });
      samples = [];
    },
    describe: () => [
      `${cases} connections, ${requests} complete requests, ${aborted} connections aborted on purpose`,
      `answers: ${[...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status} × ${count}`)
        .join(", ")}`,
      ...phases.map(describePhase),
    ],
  };
}

function describePhase({ samples, trend }: { samples: readonly Sample[]; trend: MemoryTrend | undefined }, index: number): string {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
  const row = (values: readonly number[]) =>
    `${values[0] ?? 0} first, ${median(values)} median, ${Math.max(...values)} maximum, ${values.at(-1) ?? 0} last`;
  const resident = samples.map((sample) => Number(megabytes(sample.resident)));
  const flat = trend === undefined ? "too few rounds to judge" : `medians of thirds ${megabytes(trend.first)}, ${megabytes(trend.last)}`;
  return `server ${index + 1}, ${samples.length} rounds: descriptors ${row(samples.map(({ descriptors }) => descriptors))}; resident MB ${row(resident)} (${flat})`;
}
