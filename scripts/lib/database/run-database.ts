/** The commands of `npm run database`. Each prints what it did, with the rows of every table. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Counts, readCopy, writeCopy } from "#server/copies/copy-file.ts";
import { eraseAgain } from "#server/copies/erase-again.ts";
import { type CopyOrigin, makeCopy, originOf } from "#server/copies/make-copy.ts";
import { withSnapshot } from "#server/copies/store.ts";
import { restoreCopy, takeSecretOf } from "#server/copies/restore.ts";
import { restrictNewFiles } from "#server/data-folder.ts";
import { parsePlace } from "#server/downloads/installers-place.ts";
import { type Environment, findDatabaseFolder, requireEnvironment, StartError } from "#server/env.ts";
import { serverOn } from "#server/running-server.ts";
import { findOrMakeSecret } from "#server/secret.ts";
import { withServer } from "#scripts/lib/with-server.ts";
import { requireDatabaseFile } from "./database-file.ts";
import { fetchCopy, listCopies, requirePlace } from "./fetch-copy.ts";
import type { DatabaseOptions } from "./options.ts";

/** @throws StartError for the operator, CopyError for a copy that cannot be read. */
export async function runDatabaseCommand({ command, copy, to }: DatabaseOptions): Promise<void> {
  restrictNewFiles();
  if (command === "copy" || command === "move") requireDatabaseFile(findDatabaseFolder());
  const env = requireEnvironment();
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  try {
    if (command === "copy") await copyNow(env);
    else if (command === "list") for (const name of await requirePlace(env).list()) console.log(name);
    else if (command === "check") printCounts((await readCopy(await fetchCopy(env, folder, copy))).rows);
    else if (command === "restore") await restore(env, folder, copy);
    else await move(env, folder, to ?? "");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function copyNow(env: Environment): Promise<void> {
  const place = requirePlace(env);
  const print = async (origin: CopyOrigin) => {
    const made = await makeCopy(origin, place);
    if (made === undefined) return;
    console.log(made.name);
    printCounts(made.rows);
  };
  // The embedded database is read beside the server that has it open.
  if (env.DATABASE_URL === undefined)
    await print({ env, now: Date.now, secret: env.SITE_SECRET ?? findOrMakeSecret(env.DATA_DIR), source: { folder: env.DATA_DIR } });
  else await withServer(env, (server) => print(originOf(server)));
}

async function restore(env: Environment, folder: string, copy?: string): Promise<void> {
  const file = await fetchCopy(env, folder, copy);
  const { header, rows: expected } = await readCopy(file);
  const newest = await fetchCopy(env, folder, (await listCopies(env)).at(-1) ?? file);
  takeSecretOf(header, env);
  const { database, rows } = await restoreCopy(file, env);
  try {
    printCounts(expected, rows);
    console.log(`restored the state of ${header.createdAt}`);
    const erased = await eraseAgain(serverOn(env, database), newest);
    if (erased > 0) console.log(`${erased} subscribers were erased again, as after the copy was made`);
  } finally {
    await database.close();
  }
}

async function move(env: Environment, folder: string, to: string): Promise<void> {
  const target = targetOf(env, to);
  const file = join(folder, "copy-to-move");
  const { rows: expected } = await withServer(env, (server) =>
    withSnapshot(originOf(server).source, (snapshot) => writeCopy(file, snapshot, { createdAt: new Date().toISOString() })),
  );
  const { database, rows } = await restoreCopy(file, target);
  await database.close();
  printCounts(expected, rows);
  if (env.SITE_SECRET === undefined)
    console.log(`give the servers of the new database SITE_SECRET, with the content of ${join(env.DATA_DIR, "secret")}`);
}

function targetOf(env: Environment, to: string): Pick<Environment, "DATABASE_URL" | "DATA_DIR"> {
  if (/^postgres(?:ql)?:\/\//u.test(to)) return { DATABASE_URL: to, DATA_DIR: env.DATA_DIR };
  const place = parsePlace(to);
  if (place !== undefined && "folder" in place) return { DATABASE_URL: undefined, DATA_DIR: place.folder };
  throw new StartError("There is no such database:", [`--to ${to}: write postgres://… or file:///the/data/folder`]);
}

/** @throws if a table has other rows than it should. */
function printCounts(expected: Counts, found: Counts = expected): void {
  for (const [table, count] of Object.entries(found)) console.log(`${String(count).padStart(9)}  ${table}`);
  const wrong = Object.keys(expected).filter((table) => expected[table] !== found[table]);
  if (wrong.length > 0) throw new Error(`these tables have other rows than their source: ${wrong.join(", ")}`);
}
