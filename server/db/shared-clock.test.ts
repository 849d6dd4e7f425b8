/** Servers on one PostgreSQL have its clock, whatever their own says. */
import { expect, it, vi } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { HOUR } from "#server/durations.ts";
import { createPostgresDatabase, openTestServer } from "#tests/server/support/test-server.ts";

it("is PostgreSQL's, also when this machine's clock is set", async () => {
  const DATABASE_URL = await createPostgresDatabase();
  const { folder } = await openTestServer({ engine: "sqlite" });
  const real = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => real - HOUR);
  const database = await openDatabase({ DATABASE_URL, DATA_DIR: folder });
  const difference = database.now() - real;
  await database.close();
  expect(difference).toBeGreaterThanOrEqual(0);
  expect(difference).toBeLessThan(HOUR / 2);
});

it("is this machine's for the embedded database", async () => {
  const { folder } = await openTestServer({ engine: "postgres" });
  vi.spyOn(Date, "now").mockReturnValue(HOUR);
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
  expect(database.now()).toBe(HOUR);
  await database.close();
});
