/** A short version of `npm run test:faults`. */
import { expect, inject, it } from "vitest";
import { accountRounds } from "#tests/faults/account-rounds.ts";
import { killRounds } from "#tests/faults/kill-rounds.ts";
import { webhookRounds } from "#tests/faults/webhook-rounds.ts";

/** For twelve server starts on a busy machine. */
const LONG_TIMEOUT_MS = 300_000;
const NO_FAULTS = { lost: [], doubled: 0, damages: [] };

it(
  "loses no acknowledged request in 3 kills of a server with an embedded database",
  async () => {
    const outcome = await killRounds({ rounds: 3, instances: 1 });
    expect(outcome).toMatchObject(NO_FAULTS);
    expect(outcome.acknowledged).toBeGreaterThan(0);
  },
  LONG_TIMEOUT_MS,
);

it(
  "loses no acknowledged request in 3 kills of three servers on one PostgreSQL",
  async () => {
    const outcome = await killRounds({ rounds: 3, instances: 3, postgresPort: inject("postgresPort") });
    expect(outcome).toMatchObject(NO_FAULTS);
    expect(outcome.acknowledged).toBeGreaterThan(0);
  },
  LONG_TIMEOUT_MS,
);

const EXACT = { answered: 1_000, believed: 0, wrong: [], damages: [] };

it(
  "books 1,000 deliveries of Stripe's webhook exactly through 3 kills of a server with an embedded database",
  async () => {
    expect(await webhookRounds({ kills: 3, deliveries: 1_000, instances: 1 })).toMatchObject(EXACT);
  },
  LONG_TIMEOUT_MS,
);

it(
  "books 1,000 deliveries of Stripe's webhook exactly through 3 kills of three servers on one PostgreSQL",
  async () => {
    const outcome = await webhookRounds({ kills: 3, deliveries: 1_000, instances: 3, postgresPort: inject("postgresPort") });
    expect(outcome).toMatchObject(EXACT);
  },
  LONG_TIMEOUT_MS,
);

const WHOLE = { lostMails: [], wrong: [], refusals: [], damages: [] };

it(
  "leaves no half account and loses no mail in 3 kills of a server with an embedded database",
  async () => {
    const outcome = await accountRounds({ kills: 3, instances: 1 });
    expect(outcome).toMatchObject(WHOLE);
    expect(outcome.promised).toBeGreaterThan(0);
  },
  LONG_TIMEOUT_MS,
);

it(
  "leaves no half account and loses no mail in 3 kills of three servers on one PostgreSQL",
  async () => {
    const outcome = await accountRounds({ kills: 3, instances: 3, postgresPort: inject("postgresPort") });
    expect(outcome).toMatchObject(WHOLE);
    expect(outcome.promised).toBeGreaterThan(0);
  },
  LONG_TIMEOUT_MS,
);
