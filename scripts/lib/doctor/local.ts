/** Checks of the machine that the server runs on, with the server's own environment. */
import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { resolve } from "node:path";
import { compareVersions } from "#schemas/compare-versions.ts";
import { openCopyPlace, timeOfCopy } from "#server/copies/copy-places.ts";
import { databaseFile } from "#server/db/open-sqlite.ts";
import { MINUTE } from "#server/durations.ts";
import { checkInstallerFolder, listStoreProblems } from "#server/downloads/check-installers.ts";
import { type Environment, listMistyped, parseEnvironment, StartError } from "#server/env.ts";
import { openMailTransport } from "#server/mail/transport.ts";
import { callServer } from "#scripts/lib/staff/run-on-data.ts";
import { withServer } from "#scripts/lib/with-server.ts";
import { type Check, fault, type Finding, note, ok } from "./report.ts";

const GIGABYTE = 1024 ** 3;
const NEEDED_BYTES = GIGABYTE;
/** As `engines` in package.json. */
const OLDEST_NODE = "20.19.0";

/** @param source The environment's variables, such as `process.env`. */
export function listLocalChecks(source: Readonly<Record<string, string | undefined>>): Check[] {
  const parsed = parseEnvironment(source);
  const environment: Check = {
    name: "environment",
    run: async () => {
      if (!("env" in parsed)) return fault(parsed.mistakes.join("\n    "));
      const mistyped = listMistyped(source);
      return mistyped.length === 0 ? ok("no mistake") : note(mistyped.join("\n    "));
    },
  };
  const node: Check = { name: "Node", run: checkNode };
  if (!("env" in parsed)) return [node, environment];
  const { env } = parsed;
  const checks: [string, (env: Environment) => Promise<Finding>][] = [
    ["disk", checkDisk],
    ["database", checkDatabase],
    ["mail", checkMail],
    ["installers", checkInstallers],
    ["copies", checkCopies],
  ];
  return [node, environment, ...checks.map(([name, run]) => ({ name, run: () => run(env) }))];
}

async function checkNode(): Promise<Finding> {
  const { version } = process;
  return compareVersions(version.slice(1), OLDEST_NODE) >= 0
    ? ok(version)
    : fault(`${version}: the server needs Node ${OLDEST_NODE} or newer`);
}

async function checkDisk({ DATA_DIR }: Environment): Promise<Finding> {
  const { bavail, bsize } = await statfs(DATA_DIR);
  const text = `${((bavail * bsize) / GIGABYTE).toFixed(1)} GB free for ${resolve(DATA_DIR)}`;
  return bavail * bsize < NEEDED_BYTES ? fault(`${text}: make room, or the database cannot write`) : ok(text);
}

/** Opens the database; the embedded one is asked through the running server, which alone may have it open. */
async function checkDatabase(env: Environment): Promise<Finding> {
  if (env.DATABASE_URL === undefined && !existsSync(databaseFile(env.DATA_DIR)))
    return note(`there is no ${resolve(databaseFile(env.DATA_DIR))} yet: is DATA_DIR the server's, and has it ever run?`);
  try {
    return await withServer(env, async ({ database }) => {
      await database.queries.selectFrom("limits").select("key").limit(1).execute();
      return ok(`${database.engine}, up to date`);
    });
  } catch (error) {
    if (!(error instanceof StartError) || env.DATABASE_URL !== undefined) throw error;
    const { status } = await callServer(env.DATA_DIR, { name: "stats" }, error);
    return status === 200 ? ok("sqlite, open in the running server") : fault(`the running server answers ${status}: see its log`);
  }
}

async function checkMail(env: Environment): Promise<Finding> {
  if (env.SMTP_URL === undefined) return note("SMTP_URL is not set: mails become files in the data folder, and nobody receives them");
  const transport = openMailTransport(env);
  try {
    await transport.verify();
    return ok(`${env.SMTP_URL.host}:${env.SMTP_URL.port} takes the login`);
  } finally {
    transport.close();
  }
}

async function checkInstallers(env: Environment): Promise<Finding> {
  const place = env.INSTALLERS_URL;
  const problems = "folder" in place ? await checkInstallerFolder(place) : await listStoreProblems({ env, now: Date.now });
  return problems.length === 0 ? ok("every installer is there, with its length") : fault(problems.join("\n    "));
}

async function checkCopies(env: Environment): Promise<Finding> {
  if (env.BACKUP_URL === undefined) return note("BACKUP_URL is not set: nothing copies the database");
  const newest = (await openCopyPlace(env.BACKUP_URL, env).list()).at(-1);
  if (newest === undefined) return fault("there is no copy yet: see the server's log for copy-failed");
  return ok(`the newest is ${Math.round((Date.now() - timeOfCopy(newest)) / MINUTE)} minutes old, or nothing has changed since`);
}
