/**
 * `npm run test:faults`: 200 rounds of kill -9 under load on the embedded database, and 200 on three servers that share a
 * PostgreSQL. Wants a build. A short run of the same is part of `npm test`.
 *
 *     npm run test:faults -- --rounds 20 --engine sqlite
 */
import { parseArgs } from "node:util";
import { killRounds, type Outcome } from "./lib/faults/kill-rounds.ts";
import { startPostgres } from "./lib/faults/postgres.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "200" }, engine: { type: "string" } } });
const rounds = Number(values.rounds);

function report(done: number, acknowledged: number): void {
  if (done % 10 === 0) console.log(`  ${String(done)} of ${String(rounds)} rounds, ${String(acknowledged)} sign-ups acknowledged`);
}

function show(name: string, { lost, damages, repeated, doubled, acknowledged, slowestStart }: Outcome): void {
  const isGood = lost.length === 0 && damages.length === 0 && doubled === 0;
  console.log(
    `${isGood ? "✓" : "✗"} ${name}: ${String(acknowledged)} acknowledged, ${String(lost.length)} without their mail, ${String(damages.length)} damaged databases, ${String(repeated)} mails sent again, slowest start ${String(slowestStart)} ms`,
  );
  for (const line of [...lost.slice(0, 5), ...damages.slice(0, 5)]) console.log(`    ${line}`);
  if (!isGood) process.exitCode = 1;
}

if (values.engine !== "postgres") show("SQLite, one server", await killRounds({ rounds, instances: 1, report }));
if (values.engine !== "sqlite") {
  const postgres = await startPostgres({});
  try {
    show("PostgreSQL, three servers", await killRounds({ rounds, instances: 3, postgresPort: postgres.port, report }));
  } finally {
    await postgres.stop();
  }
}
