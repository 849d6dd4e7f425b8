/** Copies of the database: complete, readable on the other engine, refused when broken, and without the people who were erased since. */
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { DAY, HOUR, MINUTE } from "#server/durations.ts";
import type { Engine } from "#server/db/database.ts";
import { onEvent } from "#server/log.ts";
import { eraseSubscriber, exportSubscribers } from "#server/newsletter/subscribers.ts";
import { type Server, serverOn } from "#server/running-server.ts";
import { confirm, subscribe } from "#tests/server/support/calls.ts";
import { EMAIL, openNewsletter, tokenFor } from "#tests/server/support/newsletter-calls.ts";
import { BUCKET, openObjectStore } from "#tests/server/support/object-store.ts";
import { createPostgresDatabase, ENGINES, type TestServer } from "#tests/server/support/test-server.ts";
import { until } from "#tests/server/support/until.ts";
import { CopyError, readCopy } from "./copy-file.ts";
import { copyName, openCopyPlace, removeLeftParts } from "./copy-places.ts";
import { eraseAgain } from "./erase-again.ts";
import { listExpired, makeCopy, originOf, removeOldCopies } from "./make-copy.ts";
import { restoreCopy, takeSecretOf } from "./restore.ts";
import { startCopies } from "./schedule.ts";

/** More than are read at a time. */
const MANY = 550;
const PAIRS = ENGINES.flatMap((from) => ENGINES.map((to) => [from, to] as const));

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "copies-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

async function copyOf(server: Server, folder = newFolder()): Promise<string> {
  const made = await makeCopy(originOf(server), openCopyPlace({ folder }, server.env));
  return join(folder, made?.name ?? "");
}

/** Each row with its table, in an order that does not depend on the engine. */
async function everyRow(file: string): Promise<string[]> {
  const rows: string[] = [];
  const take = (table: string, row: Readonly<Record<string, unknown>>) => {
    rows.push(JSON.stringify([table, ...Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))]));
    return Promise.resolve();
  };
  await readCopy(file, take);
  return rows.sort();
}

/** Signs up so many that they are read in several batches. */
async function signUpMany(): Promise<void> {
  for (let first = 0; first < MANY; first += 50)
    await Promise.all(Array.from({ length: 50 }, (_, number) => subscribe(`reader-${first + number}@studio.example`)));
}

/** Restores a copy into a new database. */
async function restored(file: string, engine: Engine, server: TestServer) {
  const url = engine === "postgres" ? await createPostgresDatabase() : undefined;
  const env = { ...server.env, DATA_DIR: newFolder(), DATABASE_URL: url };
  const { database, rows } = await restoreCopy(file, env);
  onTestFinished(() => database.close());
  return { server: { ...serverOn(env, database), secret: server.secret }, rows };
}

it.skipIf(!existsSync("/proc/self"))("fails where no folder can be created", async () => {
  const { server } = await openNewsletter("sqlite");
  const place = openCopyPlace({ folder: "/proc/site/copies" }, server.env);
  await expect(makeCopy(originOf(server), place)).rejects.toThrow("ENOENT: no such file or directory, mkdir '/proc/site'");
});

describe.each(PAIRS)("a copy of %s in %s", (from, to) => {
  it("has every row, and its unsubscribe links are the same", async () => {
    const setting = await openNewsletter(from);
    await confirm(await tokenFor(setting));
    await signUpMany();
    // Node 24 reads a line separator as the end of a line.
    const search = { query: "left\u2028right", locale: "en", times: 1, last_at: 0 };
    await setting.server.database.write((db) => db.insertInto("missed_searches").values(search).execute());
    const file = await copyOf(setting.server);
    const { server, rows } = await restored(file, to, setting.server);
    expect(rows).toEqual((await readCopy(file)).rows);
    expect(rows).toMatchObject({ subscriptions: MANY + 1, sign_ups: MANY + 1, outbox: MANY + 1 });
    expect(await exportSubscribers(server)).toEqual(await exportSubscribers(setting.server));
    expect(await everyRow(await copyOf(server))).toEqual(await everyRow(file));
  });
});

describe.each(ENGINES)("a copy of %s", (engine) => {
  it("is of one moment while sign-ups go on", async () => {
    const setting = await openNewsletter(engine);
    await signUpMany();
    const [file] = await Promise.all([copyOf(setting.server), subscribe("late@studio.example")]);
    const { rows } = await readCopy(file);
    // A sign-up writes one row in each table, in one transaction.
    expect(rows.sign_ups).toBe(rows.subscriptions);
    expect(rows.outbox).toBe(rows.subscriptions);
  });

  it("is refused when its end is missing, and by a database that holds rows", async () => {
    const setting = await openNewsletter(engine);
    await tokenFor(setting);
    const file = await copyOf(setting.server);
    await expect(restoreCopy(file, setting.server.env)).rejects.toThrow(
      engine === "sqlite" ? /another server has/u : /tables have rows: .*subscriptions \(1\)/u,
    );
    truncateSync(file, statSync(file).size - 30);
    const target = newFolder();
    await expect(restoreCopy(file, { DATA_DIR: target, DATABASE_URL: undefined })).rejects.toThrow(CopyError);
    expect(readdirSync(target)).toEqual([]);
  });

  it("does not bring back whoever was erased after it was made", async () => {
    const setting = await openNewsletter(engine);
    await confirm(await tokenFor(setting));
    await confirm(await tokenFor(setting, "stays@studio.example"));
    const old = await copyOf(setting.server);
    await eraseSubscriber(setting.server, EMAIL);
    setting.server.advance(MINUTE);
    const newest = await copyOf(setting.server);
    const { server } = await restored(old, engine, setting.server);
    expect(await eraseAgain(server, newest)).toBe(1);
    expect((await exportSubscribers(server)).map(({ email }) => email)).toEqual(["stays@studio.example"]);
  });

  it("brings back whoever came back after an erasure", async () => {
    const setting = await openNewsletter(engine);
    await confirm(await tokenFor(setting));
    await eraseSubscriber(setting.server, EMAIL);
    setting.server.advance(MINUTE);
    await confirm(await tokenFor(setting));
    const newest = await copyOf(setting.server);
    const { server } = await restored(newest, engine, setting.server);
    expect(await eraseAgain(server, newest)).toBe(0);
    expect((await exportSubscribers(server)).map(({ email }) => email)).toEqual([EMAIL]);
  });

  it("is not stored again while nothing changes", async () => {
    const setting = await openNewsletter(engine);
    await tokenFor(setting);
    const place = openCopyPlace({ folder: newFolder() }, setting.server.env);
    const first = await makeCopy(originOf(setting.server), place);
    setting.server.advance(MINUTE);
    expect(await makeCopy(originOf(setting.server), place, first?.digest)).toBeUndefined();
    expect(await place.list()).toEqual([first?.name]);
  });

  it("is not made of an empty database beside the copies of a lost one", async () => {
    const setting = await openNewsletter(engine);
    await tokenFor(setting);
    const place = openCopyPlace({ folder: newFolder() }, setting.server.env);
    const last = await makeCopy(originOf(setting.server), place);
    const again = await openNewsletter(engine);
    again.server.advance(MINUTE);
    expect(await makeCopy(originOf(again.server), place)).toBeUndefined();
    expect(await place.list()).toEqual([last?.name]);
  });
});

it("leaves no part of a copy that was never finished, but the one that is being made", async () => {
  const folder = newFolder();
  const now = Date.UTC(2030, 0, 31, 12);
  const names = [`${copyName(now - 2 * DAY)}.part`, `${copyName(now - HOUR)}.part`, copyName(now - 2 * DAY), "notes.part"];
  for (const name of names) writeFileSync(join(folder, name), "");
  await removeLeftParts(folder, now);
  expect(readdirSync(folder).sort()).toEqual(names.slice(1).sort());
});

it("is kept in a store and read from it", async () => {
  const store = await openObjectStore();
  const setting = await openNewsletter("sqlite", { ...store.env });
  await tokenFor(setting);
  const place = openCopyPlace({ bucket: BUCKET, prefix: "copies" }, setting.server.env);
  const made = await makeCopy(originOf(setting.server), place);
  expect(await place.list()).toEqual([made?.name]);
  const file = join(newFolder(), "copy");
  await place.get(made?.name ?? "", file);
  expect((await readCopy(file)).rows).toEqual(made?.rows);
  await place.remove(made?.name ?? "");
  expect(await place.list()).toEqual([]);
});

it("warns of a copy from the future, which a restore would take for the newest", async () => {
  const place = openCopyPlace({ folder: newFolder() }, (await openNewsletter("sqlite")).server.env);
  const now = Date.UTC(2030, 0, 31, 12);
  const file = join(newFolder(), "copy");
  writeFileSync(file, "");
  for (const time of [now - 20 * DAY, now, now + DAY]) await place.put(copyName(time), file);
  await expect(removeOldCopies(place, now)).rejects.toThrow(`${copyName(now + DAY)} is of the future`);
  expect(await place.list()).toEqual([copyName(now), copyName(now + DAY)]);
});

it("does not keep a server from stopping when its store does not answer", async () => {
  const store = createServer();
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    store.close().closeAllConnections();
  });
  const { port } = store.address() as AddressInfo;
  const key = { AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" };
  const { server } = await openNewsletter("sqlite", { ...key, S3_ENDPOINT: `http://127.0.0.1:${port}`, BACKUP_URL: "s3://bucket" });
  const stop = startCopies(server);
  await once(store, "request");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const stopped = stop();
  vi.advanceTimersByTime(10_000);
  await stopped;
});

it("removes old copies also while nothing changes", async () => {
  const folder = newFolder();
  const { server } = await openNewsletter("sqlite", { BACKUP_URL: `file://${folder}` });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const made = new Promise<void>((resolve) => {
    onEvent((event) => event === "copy-made" && resolve());
  });
  onTestFinished(() => onEvent(() => undefined));
  onTestFinished(startCopies(server));
  await made;
  const newest = copyName(server.now());
  writeFileSync(join(folder, copyName(server.now() - 20 * DAY)), "");
  const tick = async () => {
    vi.advanceTimersByTime(server.env.BACKUP_MINUTES * MINUTE);
    return readdirSync(folder);
  };
  expect(await until(tick, (names) => names.length === 1)).toEqual([newest]);
});

it("can be read by its owner only", async () => {
  const setting = await openNewsletter("sqlite");
  const file = await copyOf(setting.server);
  expect((statSync(file).mode & 0o077).toString(8)).toBe("0");
});

it("is restored with its own secret alone, which it holds unless SITE_SECRET was set", () => {
  const header = { format: 1 as const, createdAt: "", migrations: [], tables: [] };
  const [own, other] = ["own ".repeat(10), "other ".repeat(10)];
  const DATA_DIR = newFolder();
  const take = (secret: string | undefined, SITE_SECRET: string | undefined) => () => {
    takeSecretOf({ ...header, secret }, { SITE_SECRET, DATA_DIR });
  };
  expect(take(own, other)).toThrow("SITE_SECRET: write the one that the copy holds");
  expect(take(undefined, undefined)).toThrow("SITE_SECRET: the copy was made with one, and does not hold it");
  expect(take(undefined, own)).not.toThrow();
  expect(take(own, own)).not.toThrow();
  expect(readdirSync(DATA_DIR)).toEqual([]);
  expect(take(own, undefined)).not.toThrow();
  expect(readFileSync(join(DATA_DIR, "secret"), "utf8")).toBe(`${own}\n`);
});

it("refuses a file that is no copy", async () => {
  const file = join(newFolder(), "notes.gz");
  writeFileSync(file, "notes");
  await expect(readCopy(file)).rejects.toThrow("is no whole copy of a database");
  await expect(readCopy(`${file}.missing`)).rejects.toThrow("ENOENT");
  expect(readFileSync(file, "utf8")).toBe("notes");
});

it("stays for a day, then the last one of each day for two weeks, and the newest for ever", () => {
  const now = Date.UTC(2030, 0, 31, 12);
  const at = (...ages: number[]) => ages.map((age) => copyName(now - age));
  const kept = (names: string[]) => names.filter((name) => !listExpired(names, now).includes(name));
  const day = at(23 * HOUR, 22 * HOUR, HOUR, 0);
  expect(kept(day)).toEqual(day);
  // Noon minus 30 and 31 hours are the same day.
  const older = at(20 * DAY, 31 * HOUR, 30 * HOUR, HOUR);
  expect(kept(older)).toEqual(at(30 * HOUR, HOUR));
  expect(kept(at(400 * DAY))).toEqual(at(400 * DAY));
});
