import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openTestServer } from "#tests/server/support/test-server.ts";
import { DAY } from "./durations.ts";
import { deleteExpired } from "./housekeeping.ts";
import { onEvent } from "./log.ts";

it("tries every step, and logs each one that fails", async () => {
  const failures: unknown[] = [];
  onEvent((event, { step } = {}) => event === "housekeeping-failed" && failures.push(step));
  onTestFinished(() => onEvent(() => undefined));
  const server = await openTestServer({ engine: "sqlite" });
  const search = { query: "left", locale: "en", times: 1, last_at: server.now() };
  await server.database.write((db) => db.insertInto("missed_searches").values(search).execute());
  await server.database.write((db) => db.schema.dropTable("download_links").execute());
  writeFileSync(join(server.folder, "mail"), "a file in the place of the folder");
  server.advance(400 * DAY);
  expect(await deleteExpired(server)).toEqual({ accounts: 0, unconfirmed: 0, mails: 0, searches: 1, counters: 0 });
  expect(failures).toEqual(["links", "mailFiles"]);
});
