/** Storage on both engines. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { recipientHash } from "#server/limits/mail-budget.ts";
import { queue } from "#tests/server/support/outbox.ts";
import { createPostgresDatabase, ENGINES, openTestServer } from "#tests/server/support/test-server.ts";
import type { Tx } from "./database.ts";
import { isUnavailable } from "./is-unavailable.ts";
import { migrate } from "./migrate.ts";
import { budgetsByNumber } from "./migrations/0004-budgets-by-number.ts";
import { unsubscriptions } from "./migrations/0009-unsubscriptions.ts";
import { openDatabase } from "./open-database.ts";
import { openPostgres } from "./open-postgres.ts";
import { databaseFile, openSqlite, takeDataLock } from "./open-sqlite.ts";

const MIGRATIONS = readdirSync("server/db/migrations")
  .map((file) => file.replace(/\.ts$/u, ""))
  .sort();

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "database-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

describe.each(ENGINES)("on %s", (engine) => {
  const limit = (key: string) => ({ key, points: 1, ends_at: 2 ** 41 });

  it("commits a transaction, and rolls back one that failed", async () => {
    const { database } = await openTestServer({ engine });
    await database.transact(async (tx) => {
      await tx.insertInto("limits").values(limit("kept")).execute();
    });
    const failing = database.transact(async (tx) => {
      await tx.insertInto("limits").values(limit("lost")).execute();
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await database.queries.selectFrom("limits").selectAll().execute()).toEqual([limit("kept")]);
  });

  it("rejects a value that it cannot store", async () => {
    const { database } = await openTestServer({ engine });
    const bad = { ...limit("x\0y") };
    await expect(database.queries.insertInto("limits").values(bad).execute()).rejects.toThrow();
    expect(await database.queries.selectFrom("limits").selectAll().execute()).toEqual([]);
  });
});

describe("a shared commit", () => {
  const insert = (key: string) => (tx: Tx) => tx.insertInto("limits").values({ key, points: 1, ends_at: 1 }).execute();

  it("isolates the pieces of work: one that fails does not affect the others", async () => {
    const { database } = await openTestServer({ engine: "sqlite" });
    const failing = async (tx: Tx) => {
      await insert("lost")(tx);
      throw new Error("no");
    };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => database.transact<unknown>(index % 3 === 0 ? failing : insert(`kept ${index}`))),
    );
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(34);
    expect(await database.queries.selectFrom("limits").select("key").execute()).toHaveLength(66);
  });

  it("rejects all work on a full disk with a temporary error, and works again when there is space", async () => {
    const { database } = await openTestServer({ engine: "sqlite" });
    const pages = async (count: string) => {
      await sql.raw(`pragma max_page_count = ${count}`).execute(database.queries);
    };
    await pages("1");
    const large = (index: number) => insert(`${index} ${"x".repeat(9000)}`);
    const full = await Promise.allSettled(Array.from({ length: 5 }, (_, index) => database.transact(large(index))));
    expect(full.every((outcome) => outcome.status === "rejected" && isUnavailable(outcome.reason))).toBe(true);
    expect(await database.queries.selectFrom("limits").select("key").execute()).toEqual([]);
    await pages("1000000");
    await Promise.all(Array.from({ length: 5 }, (_, index) => database.transact(large(index))));
    expect(await database.queries.selectFrom("limits").select("key").execute()).toHaveLength(5);
  });
});

describe("migrations", () => {
  it.each(ENGINES)("are rolled back if they fail half-way on %s", async (engine) => {
    const database = engine === "sqlite" ? openSqlite(temporaryFolder()) : openPostgres(await createPostgresDatabase());
    onTestFinished(() => database.close());
    // Makes the creation of the first migration's last table fail.
    await database.queries.schema.createTable("limits").addColumn("key", "text").execute();
    await expect(migrate(database.queries)).rejects.toThrow("could not be brought up to date");
    await database.queries.schema.dropTable("limits").execute();
    expect(await migrate(database.queries)).toEqual(MIGRATIONS);
    expect(await migrate(database.queries)).toEqual([]);
  });

  it.each(ENGINES)("leave a database alone that is newer than a copy on %s", async (engine) => {
    const { database } = await openTestServer({ engine });
    await expect(migrate(database.queries, MIGRATIONS[0])).rejects.toThrow(/ is newer than .*: name another DATA_DIR or DATABASE_URL/u);
    expect(await database.queries.selectFrom("accounts").selectAll().execute()).toEqual([]);
    expect(await migrate(database.queries)).toEqual([]);
  });

  it.each(ENGINES)("refuse a database that a newer server has changed on %s, and say what to do", async (engine) => {
    const { database } = await openTestServer({ engine });
    await database.transact((tx) => sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(tx));
    const { message } = (await migrate(database.queries).catch((error: unknown) => error)) as Error;
    expect(message).toMatch(
      /^The database cannot be used:\n {2}a newer server has changed the database \(9999-later\): start that one again/u,
    );
  });

  it.each(ENGINES)("keep the counts of a mailbox on %s", async (engine) => {
    const server = await openTestServer({ engine });
    const [a, b] = [recipientHash(server, "a@studio.example"), recipientHash(server, "b@studio.example")];
    const now = server.now();
    await server.database.transact(async (tx) => {
      // The state that the previous version leaves.
      await tx.schema.alterTable("recipients").dropColumn("recent").execute();
      await tx.schema.alterTable("download_links").dropColumn("resumed_bytes").execute();
      for (const times of [
        [a, now, now - 1, now - 2, now - 3],
        [b, now, null, null, null],
      ])
        await sql`insert into recipients (recipient, touched_at, at_2, at_3, at_4) values (${sql.join(times)})`.execute(tx);
      await budgetsByNumber.up(tx as unknown as Kysely<unknown>);
    });
    // One mailbox has had four mails of five within a day, the other one.
    expect(await queue(server, "a@studio.example")).toBeTypeOf("string");
    await expect(queue(server, "a@studio.example", "download")).rejects.toThrow("the budget mailbox is used up");
    expect(await queue(server, "b@studio.example")).toBeTypeOf("string");
  });

  it.each(ENGINES)("keep the unsubscriptions that there are on %s", async (engine) => {
    const { database } = await openTestServer({ engine });
    const subscription = { language: "en", created_at: 1, confirmed_at: 2 };
    await database.transact(async (tx) => {
      await tx.schema.dropTable("unsubscriptions").execute();
      await tx
        .insertInto("subscriptions")
        .values([
          {
            ...subscription,
            id: "1",
            email: "a@b.example",
            address: "a@b.example",
            status: "unsubscribed",
            unsubscribed_at: 3,
            unsubscribed_by: "page",
          },
          {
            ...subscription,
            id: "2",
            email: "c@b.example",
            address: "c@b.example",
            status: "confirmed",
            unsubscribed_at: null,
            unsubscribed_by: null,
          },
        ])
        .execute();
      await unsubscriptions.up(tx as unknown as Kysely<unknown>);
    });
    const rows = await database.queries.selectFrom("unsubscriptions").selectAll().execute();
    expect(rows).toEqual([{ id: "1", subscription_id: "1", unsubscribed_at: 3, unsubscribed_by: "page" }]);
  });

  it("run once if several instances start at the same time on one PostgreSQL", async () => {
    const env = { DATABASE_URL: await createPostgresDatabase(), DATA_DIR: temporaryFolder() };
    const databases = await Promise.all(Array.from({ length: 6 }, () => openDatabase(env)));
    const [first] = databases;
    expect(await first!.queries.selectFrom("limits").selectAll().execute()).toEqual([]);
    await Promise.all(databases.map((database) => database.close()));
  });
});

describe("parameters of SQLite statements", () => {
  const select = async (value: unknown) => {
    const { database } = await openTestServer({ engine: "sqlite" });
    return (await sql<{ a: unknown }>`select ${value} as a`.execute(database.queries)).rows;
  };

  it("are booleans as numbers, because libsql would abort the process", async () => {
    expect(await select(true)).toEqual([{ a: 1 }]);
    expect(await select(false)).toEqual([{ a: 0 }]);
    expect(await select(undefined)).toEqual([{ a: null }]);
  });

  it.each([[new Date(0)], [{ deep: { er: 1 } }], [[1]], [Symbol("s")], [Number.NaN], ["cut\0off"], [() => 1]])(
    "must not be %s",
    async (value) => {
      await expect(select(value)).rejects.toThrow(TypeError);
    },
  );
});

describe("the data folder's lock", () => {
  it("allows one server at a time", async () => {
    const folder = temporaryFolder();
    const first = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
    await expect(openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder })).rejects.toThrow(/another server has .*; stop it first/u);
    await first.close();
    const second = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
    await second.close();
  });

  it("is released when its process is killed", async () => {
    const folder = temporaryFolder();
    const code = `const { takeDataLock } = await import("#server/db/open-sqlite.ts");
      console.log(takeDataLock(${JSON.stringify(folder)}) === undefined ? "no" : "yes"); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", code], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [output] = (await once(child.stdout, "data")) as [Buffer];
    expect(output.toString().trim()).toBe("yes");
    expect(takeDataLock(folder)).toBeUndefined();
    child.kill("SIGKILL");
    await once(child, "exit");
    const lock = takeDataLock(folder);
    expect(lock).toBeDefined();
    lock?.release();
  });
});

it("distinguishes temporary errors from programming errors", () => {
  const withCode = (code: string) => Object.assign(new Error("x"), { code });
  for (const code of [
    "SQLITE_BUSY",
    "SQLITE_FULL",
    "SQLITE_READONLY",
    "SQLITE_IOERR_WRITE",
    "ECONNREFUSED",
    "57P01",
    "53300",
    "08006",
    "40P01",
  ])
    expect(isUnavailable(withCode(code)), code).toBe(true);
  for (const code of ["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_ERROR", "23505", "42P01", "ERR_INVALID_ARG_TYPE"])
    expect(isUnavailable(withCode(code)), code).toBe(false);
  expect(isUnavailable(new AggregateError([withCode("ECONNREFUSED")]))).toBe(true);
  expect(isUnavailable(new Error("outer", { cause: withCode("57P03") }))).toBe(true);
  expect(isUnavailable("text")).toBe(false);
});

it.each([
  ["DATA_DIR", "is there room on its disk, and does another program hold the database?"],
  ["DATABASE_URL", "is PostgreSQL running there, and are user, password and name right?"],
])("names %s and what to look at where a database cannot be opened", async (name, question) => {
  const folder = temporaryFolder();
  // A folder stands where the file would be, and nothing listens at the address.
  mkdirSync(databaseFile(folder));
  const place = { DATA_DIR: folder, ...(name === "DATABASE_URL" ? { DATABASE_URL: "postgres://x@127.0.0.1:1/x" } : {}) };
  const { message } = (await openDatabase(place).catch((error: unknown) => error)) as Error;
  expect(message.split("\n")).toEqual([
    "The database cannot be opened:",
    expect.stringMatching(new RegExp(`^  ${name}: .*; ${question.replace("?", "[?]")}$`, "u")),
  ]);
});

it("names a damaged file, and what to do", () => {
  const folder = temporaryFolder();
  writeFileSync(databaseFile(folder), "no database ".repeat(1000));
  expect(() => openSqlite(folder)).toThrow(`${databaseFile(folder)} is damaged (file is not a database)`);
});
