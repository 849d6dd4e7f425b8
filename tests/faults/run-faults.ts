/**
 * `npm run test:faults`: 200 rounds of SIGKILL under load on the embedded database, and 200 on three servers that share one
 * PostgreSQL; then the same under events of Stripe's webhook, and during sign-ups, changes and deletions of accounts. Needs a build. A short run is part of `npm test`.
 *
 *     npm run test:faults -- --rounds 20 --engine sqlite
 */
import type { Engine } from "#server/db/database.ts";
import { runCommand } from "#scripts/lib/command.ts";
import { killRounds, type Outcome } from "./kill-rounds.ts";
import { accountRounds } from "./account-rounds.ts";
import { HELP, readFaultOptions } from "./options.ts";
import { startPostgres } from "./postgres.ts";
import { webhookRounds } from "./webhook-rounds.ts";

/** Deliveries of the webhook for each kill: enough that one is under way in most kills. */
const DELIVERIES_OF_A_KILL = 50;
const MIN_DELIVERIES = 1_000;

await runCommand({ help: HELP, needs: ["build"], read: readFaultOptions }, async ({ engines, rounds, loads }) => {
  let areGood = true;
  for (const engine of engines) {
    if (loads.includes("forms")) areGood = (await killAll(engine, rounds)) && areGood;
    if (loads.includes("payments")) areGood = (await killDuringPayments(engine, rounds)) && areGood;
    if (loads.includes("accounts")) areGood = (await killDuringAccounts(engine, rounds)) && areGood;
  }
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

async function killDuringPayments(engine: Engine, kills: number): Promise<boolean> {
  const deliveries = Math.max(MIN_DELIVERIES, kills * DELIVERIES_OF_A_KILL);
  const postgres = engine === "sqlite" ? undefined : await startPostgres({});
  try {
    const outcome = await webhookRounds({
      kills,
      deliveries,
      instances: postgres === undefined ? 1 : 3,
      postgresPort: postgres?.port,
    });
    const isGood = outcome.wrong.length === 0 && outcome.damages.length === 0 && outcome.believed === 0;
    console.log(
      `${isGood ? "✓" : "✗"} Payments on ${engine}: ${deliveries} deliveries, ${outcome.kills} kills, ${outcome.repeated} delivered again, ${outcome.believed} forgeries believed, ${outcome.wrong.length} wrong balances (seed ${outcome.seed})`,
    );
    for (const line of [...outcome.wrong, ...outcome.damages]) console.log(`    ${line}`);
    return isGood;
  } finally {
    await postgres?.stop();
  }
}

async function killDuringAccounts(engine: Engine, kills: number): Promise<boolean> {
  const postgres = engine === "sqlite" ? undefined : await startPostgres({});
  try {
    const shared = postgres === undefined ? { instances: 1 } : { instances: 3, postgresPort: postgres.port };
    const { promised, whole, lostMails, wrong, refusals, damages } = await accountRounds({ kills, ...shared });
    const faults = [...lostMails.map((mail) => `lost mail: ${mail}`), ...wrong, ...refusals, ...damages];
    // Without a promised mail, nothing was tested.
    const isGood = promised > 0 && faults.length === 0;
    console.log(
      `${isGood ? "✓" : "✗"} Accounts on ${engine}: ${kills} kills, ${whole} accounts from sign-up to deletion, ${promised} mails promised, ${lostMails.length} lost, ${wrong.length} half or wrong accounts, ${refusals.length} wrong refusals`,
    );
    for (const line of faults.slice(0, 10)) console.log(`    ${line}`);
    return isGood;
  } finally {
    await postgres?.stop();
  }
}
