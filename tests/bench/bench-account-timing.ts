/** `npm run bench:account-timing`: whether the time of an answer reveals which addresses have an account. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "#scripts/lib/command.ts";
import { oneOf, parseOptions, wholeNumber } from "#scripts/lib/options.ts";

const ENGINES = ["sqlite", "postgres"] as const;
/** Chance alone gives a smaller p in one call of a thousand. */
const LIMIT = 0.001;

const HELP = `npm run bench:account-timing -- [options]

Sends sign-ups, sign-ins and requests for a forgotten password to a server, in pairs: for an address that has an account and for one
that has none, in random order. Prints the medians of both, their ratio, and the p of Mann and Whitney's rank test: how probable such a
difference is by chance. Fails if an answer differs in status, headers or body, or if p is below ${LIMIT}. Nothing else should run on the machine.

  --pairs 100              pairs of each call (500)
  --engine sqlite          only on this engine: sqlite or postgres (both)
`;

const SPECIFICATION = { pairs: { type: "string", default: "500" }, engine: { type: "string" } } as const;

function read(args: readonly string[]) {
  const { pairs, engine } = parseOptions(args, SPECIFICATION).values;
  return { pairs: wholeNumber("--pairs", pairs, 5_000), engines: engine === undefined ? ENGINES : [oneOf("--engine", engine, ENGINES)] };
}

await runCommand({ help: HELP, needs: ["content"], read }, async ({ pairs, engines }) => {
  let areAlike = true;
  for (const engine of engines) areAlike = (await measureOn(engine, pairs)) && areAlike;
  return areAlike ? 0 : 1;
});

async function measureOn(engine: (typeof ENGINES)[number], pairs: number): Promise<boolean> {
  const { createDatabase, startPostgres } = await import("#tests/faults/postgres.ts");
  const { startTemporarySite } = await import("#tests/faults/site-process.ts");
  const { buildFixtureSite, FIXTURE_OUTPUT } = await import("#tests/support/fixture-site.ts");
  const { storeAccounts } = await import("./accounts/known-accounts.ts");
  const { CALLS, knownAddresses, measurePairs } = await import("./accounts/measure-pairs.ts");
  buildFixtureSite();
  const folder = mkdtempSync(join(tmpdir(), "account-timing-"));
  const postgres = engine === "postgres" ? await startPostgres({}) : undefined;
  try {
    const env = {
      DATA_DIR: folder,
      SITE_URL: "https://site.example",
      SITE_SECRET: "a secret of the benchmark, thirty-two letters",
      RATE_LIMIT_SCALE: "1000000",
      TRUST_PROXY: "1",
      ...(postgres === undefined ? {} : { DATABASE_URL: await createDatabase(postgres.port) }),
    };
    await storeAccounts(env, knownAddresses(pairs));
    const site = await startTemporarySite(env, { root: FIXTURE_OUTPUT });
    let areAlike = true;
    try {
      for (const call of Object.keys(CALLS)) {
        const { known, unknown, p, different } = await measurePairs(site.port, call, pairs);
        const isAlike = p >= LIMIT && different === 0;
        console.log(
          `${isAlike ? "✓" : "✗"} ${engine}, ${call}: ${pairs} pairs, median ${known.toFixed(2)} ms with an account, ${unknown.toFixed(2)} ms without, ratio ${(known / unknown).toFixed(3)}, p ${p.toPrecision(2)}, ${different} answers differ`,
        );
        areAlike &&= isAlike;
      }
      return areAlike;
    } finally {
      await site.remove();
    }
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
