/** Fuzzes one server for a given time, in rounds, and checks it after each round. */
import { choicesOfCase } from "./choices.ts";
import { checkAfterRound, type Baseline, takeBaseline } from "./check-after-round.ts";
import type { Findings } from "./findings.ts";
import type { FuzzCase } from "./fuzz-case.ts";
import type { FuzzedServer } from "./fuzzed-server.ts";
import { knownCases } from "./known-cases.ts";
import { takeMailedTokens } from "./mailed-tokens.ts";
import { memoryTrend } from "./memory-trend.ts";
import { randomCase } from "./random-case.ts";
import { runCase } from "./run-case.ts";
import type { SiteAddresses } from "./site-addresses.ts";
import type { Tally } from "./tally.ts";

const ROUND_MS = 6_000;
const MAX_TOKENS = 60;

type Options = {
  server: FuzzedServer;
  site: SiteAddresses;
  seed: number;
  /** Index of the first case. */
  firstIndex: number;
  minutes: number;
  connections: number;
  findings: Findings;
  tally: Tally;
};

/** @returns The index of the next case. Ends early if the server's process ends. */
export async function runPhase(options: Options): Promise<number> {
  const { server, site, seed, findings, tally } = options;
  const port = server.site.port;
  const end = performance.now() + options.minutes * 60_000;
  const memory: number[] = [];
  let index = options.firstIndex;
  let tokens: string[] = [];
  let baseline: Baseline | undefined;
  for (let round = 0; round === 0 || performance.now() < end; round++) {
    const roundEnd = Math.min(end, performance.now() + ROUND_MS);
    const known = knownCases(site, `known-${seed}-${index}`);
    const slow: { fuzzCase: FuzzCase; ms: number }[] = [];
    const inFlight = new Set<FuzzCase>();
    const next = (): FuzzCase | undefined => {
      if (!server.site.isRunning()) return undefined;
      const first = known.shift();
      if (first !== undefined) return first;
      return performance.now() < roundEnd ? randomCase({ choices: choicesOfCase(seed, index++), site, tokens }) : undefined;
    };
    const work = async () => {
      for (let fuzzCase = next(); fuzzCase !== undefined; fuzzCase = next()) {
        inFlight.add(fuzzCase);
        const { answers, problems, ms } = await runCase(port, fuzzCase);
        tally.add(fuzzCase, answers);
        for (const problem of problems) findings.add(problem, [fuzzCase]);
        // The log is written after the response, so cases that ran at the same time are reported as well.
        for (const problem of server.log.takeProblems()) findings.add(problem, [...inFlight]);
        inFlight.delete(fuzzCase);
        // A case without a response has a finding already.
        if (answers.length > 0 && problems.length === 0) slow.push({ fuzzCase, ms });
      }
    };
    await Promise.all(Array.from({ length: options.connections }, work));
    if (!server.site.isRunning()) {
      findings.add({ rule: "the server's process keeps running", detail: server.log.lastLines() }, [...inFlight]);
      return index;
    }
    const slowest = slow.toSorted((a, b) => b.ms - a.ms).map(({ fuzzCase }) => fuzzCase);
    baseline ??= await takeBaseline(server);
    const sample = await checkAfterRound({ server, baseline, slowest, findings });
    memory.push(sample.resident);
    tally.addSample(sample);
    tokens = [...tokens, ...(await takeMailedTokens(server.site.folder))].slice(-MAX_TOKENS);
  }
  const trend = memoryTrend(memory);
  if (trend?.isFlat === false)
    findings.add(
      { rule: "resident memory is flat", detail: `${megabytes(trend.first)} grew to ${megabytes(trend.last)} MB (medians of thirds)` },
      [],
    );
  tally.addTrend(trend);
  return index;
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);
