/** A short version of `npm run test:instances`. */
import { expect, inject, it } from "vitest";
import { runPhases } from "#tests/faults/instances/run-phases.ts";
import { FOLDER } from "#tests/server/support/download-calls.ts";

it("three instances behind nginx lose no sign-up when they are killed, drop none when they are restarted, and send each mail once", async () => {
  const outcome = await runPhases({
    ...{ seconds: 6, rate: 20, killEvery: 2, isShort: true },
    ...{ postgresPort: inject("postgresPort"), root: inject("deployment"), installers: FOLDER, page: "/en" },
  });
  expect(outcome).toMatchObject({ lost: [], unexplained: [], misrecorded: [], refusedUnderRestarts: {}, kills: 3, restarts: 3 });
  expect(outcome.pages.failed).toBe(0);
  expect(outcome.accepted).toBeGreaterThan(100);
});
