/**
 * `npm run test:faults`: 200 rounds of SIGKILL under load on the embedded database, and 200 on three servers that share one
 * PostgreSQL. Needs a build. A short run is part of `npm test`.
 *
 *     npm run test:faults -- --rounds 20 --engine sqlite
 */
import type { Engine } from "#server/db/database.ts";
import { runCommand } from "#scripts/lib/command.ts";
import { killRounds, type Outcome } from "./kill-rounds.ts";
import { HELP, readFaultOptions } from "./options.ts";
import { startPostgres } from "./postgres.ts";

await runCommand({ help: HELP, needs: ["build"], read: readFaultOptions }, async ({ engines, rounds }) => {
  let areGood = true;
  for (const engine of engines) areGood = (await killAll(engine, rounds)) && areGood;
  return areGood ? 0 : 1;
});

async function killAll(engine: Engine, rounds: number): Promise<boolean> {
  const report = (done: number, acknowledged: number) => {
    if (done % 10 === 0) console.log(`  ${done} of ${rounds} rounds, ${acknowledged} requests acknowledged`);
  };
  if (engine === "sqlite") {
    return show("SQLite, one server", await killRounds({ rounds, instances: 1, report }));
  }
  const postgres = await startPostgres({});
  try {
    return show("PostgreSQL, three servers", await killRounds({ rounds, instances: 3, postgresPort: postgres.port, report }));
  } finally {
    await postgres.stop();
  }
}

function show(name: string, { lost, damages, repeated, doubled, acknowledged, slowestStart }: Outcome): boolean {
  // Without an acknowledged request, nothing was tested.
  const isGood = acknowledged > 0 && lost.length === 0 && damages.length === 0 && doubled === 0;
  console.log(
    `${isGood ? "✓" : "✗"} ${name}: ${acknowledged} acknowledged, ${lost.length} without their mail, ${damages.length} damaged databases, ${repeated} mails sent again, slowest start ${slowestStart} ms`,
  );
  for (const line of [...lost.slice(0, 5), ...damages.slice(0, 5)]) console.log(`    ${line}`);
  return isGood;
}
