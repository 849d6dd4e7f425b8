/**
 * `npm run fuzz`: random and malformed requests against the built server, which must answer all in time and work afterwards as
 * before. Needs a build and compiled content. A short run is part of `npm test`.
 *
 *     npm run fuzz -- --minutes 60 --seed 7 --database postgres
 */
import { readFileSync } from "node:fs";
import { runCommand } from "#scripts/lib/command.ts";
import { startPostgres } from "#tests/faults/postgres.ts";
import { openFindings } from "./findings.ts";
import { readCases } from "./fuzz-case.ts";
import { startFuzzedServer, stopFuzzedServer } from "./fuzzed-server.ts";
import { type FuzzOptions, HELP, readFuzzOptions } from "./options.ts";
import { readSiteAddresses } from "./site-addresses.ts";
import { openTally } from "./tally.ts";

const SITE = "dist/site";
/** The folder of findings for --replay. */
const FINDINGS = ".cache/fuzz";
/**
 * Without rate limits, requests reach the code behind them. A trusted proxy lets each case be a different client. For a part of
 * the time the limits stay in force.
 */
const NO_LIMITS = { RATE_LIMIT_SCALE: "1000000", TRUST_PROXY: "1" };
const PHASES: readonly { name: string; share: number; env: Readonly<Record<string, string>> }[] = [
  { name: "with rate limits", share: 0.2, env: {} },
  { name: "without rate limits", share: 0.8, env: NO_LIMITS },
];

const print = (line: string) => {
  console.log(line);
};

// Connections that the server must end may still be open, and would keep the process alive.
process.exit(await runCommand({ help: HELP, needs: ["build", "content"], read: (args) => readFuzzOptions(args, Date.now()) }, run));

/** Not with the first line: requests are made from the server's tables, which need compiled content. */
async function loadCases() {
  const [{ runPhase }, { runCase }] = await Promise.all([import("./run-phase.ts"), import("./run-case.ts")]);
  return { runPhase, runCase };
}

async function run(options: FuzzOptions): Promise<number> {
  const postgres = options.database === "postgres" ? await startPostgres() : undefined;
  try {
    return await (options.replay === undefined ? fuzz(options, postgres?.port) : replay(options.replay, postgres?.port));
  } finally {
    await postgres?.stop();
  }
}

async function fuzz({ minutes, seed, database, connections }: FuzzOptions, postgresPort: number | undefined): Promise<number> {
  const { runPhase } = await loadCases();
  const site = readSiteAddresses(SITE);
  const findings = openFindings({ folder: `${FINDINGS}/${database}-${seed}`, seed, print });
  const tally = openTally();
  const begin = performance.now();
  let firstIndex = 0;
  print(`fuzzing for ${minutes} minutes on ${database}, ${connections} connections, seed ${seed}`);
  for (const { name, share, env } of PHASES) {
    const end = performance.now() + minutes * share * 60_000;
    print(`${name}:`);
    // If the server's process ends, the rest of the phase runs on a new one.
    do {
      const server = await startFuzzedServer({ postgresPort, env });
      const left = Math.max(0, end - performance.now()) / 60_000;
      firstIndex = await runPhase({ server, site, seed, firstIndex, minutes: left, connections, findings, tally });
      await stopFuzzedServer(server, findings);
    } while (performance.now() < end);
  }
  for (const line of tally.describe()) print(line);
  const total = [...findings.counts.values()].reduce((sum, count) => sum + count, 0);
  for (const [rule, count] of findings.counts) print(`  ${count} × ${rule}`);
  print(`${total === 0 ? "✓" : "✗"} ${total} findings in ${((performance.now() - begin) / 60_000).toFixed(1)} minutes, seed ${seed}`);
  return total > 0 ? 1 : 0;
}

async function replay(file: string, postgresPort: number | undefined): Promise<number> {
  const { runCase } = await loadCases();
  const server = await startFuzzedServer({ postgresPort, env: NO_LIMITS });
  let count = 0;
  try {
    for (const fuzzCase of readCases(readFileSync(file, "utf8"))) {
      const { answers, problems, ms } = await runCase(server.site.port, fuzzCase);
      print(`${fuzzCase.name}: ${answers.map(({ status }) => status).join(", ") || "no answer"} after ${ms.toFixed(0)} ms`);
      for (const { rule, detail } of [...problems, ...server.log.takeProblems()]) print(`  ✗ ${rule}: ${detail}`);
      count += problems.length;
    }
  } finally {
    await server.site.remove();
  }
  return count > 0 ? 1 : 0;
}
