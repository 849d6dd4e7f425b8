/** A short run of `npm run test:faults`. */
import { expect, inject, it } from "vitest";
import { killRounds } from "#tests/faults/kill-rounds.ts";

/** Twelve starts of a server, on a machine that may be busy. Milliseconds. */
const LONG = 300_000;
const NOTHING_WRONG = { lost: [], doubled: 0, damages: [] };

it(
  "loses nothing that was acknowledged over 3 kills of a server with an embedded database",
  async () => {
    const outcome = await killRounds({ rounds: 3, instances: 1 });
    expect(outcome).toMatchObject(NOTHING_WRONG);
    expect(outcome.acknowledged).toBeGreaterThan(0);
  },
  LONG,
);

it(
  "loses nothing that was acknowledged over 3 kills of three servers on one PostgreSQL",
  async () => {
    const outcome = await killRounds({ rounds: 3, instances: 3, postgresPort: inject("postgresPort") });
    expect(outcome).toMatchObject(NOTHING_WRONG);
    expect(outcome.acknowledged).toBeGreaterThan(0);
  },
  LONG,
);
