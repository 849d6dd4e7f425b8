/** Carries out a command of the vendor's staff on the data of a server. */
import { resolve } from "node:path";
import { restrictNewFiles } from "#server/data-folder.ts";
import { databaseFile } from "#server/db/open-sqlite.ts";
import { findDatabaseFolder, requireEnvironment, StartError } from "#server/env.ts";
import { errorCode } from "#server/errors.ts";
import { openWithoutWorker } from "#server/running-server.ts";
import { readEndpointFile } from "#server/staff/endpoint-file.ts";
import { runStaffCommand, type StaffCommand } from "#server/staff/run-command.ts";
import { requireDatabaseFile } from "#scripts/lib/database/database-file.ts";

/**
 * Opens the database, or sends the command to the running server: only one process can have the embedded database open. Names the database on stderr.
 *
 * @returns What `runStaffCommand` returns.
 * @throws StartError for mistakes in the environment, and where there is no database: a command must not answer from a new, empty one.
 */
export async function runOnData(command: StaffCommand): Promise<unknown> {
  restrictNewFiles();
  requireDatabaseFile(findDatabaseFolder());
  const env = requireEnvironment();
  console.error(`database: ${env.DATABASE_URL === undefined ? resolve(databaseFile(env.DATA_DIR)) : withoutPassword(env.DATABASE_URL)}`);
  const server = await openWithoutWorker(env).catch((error: unknown) => {
    if (error instanceof StartError && env.DATABASE_URL === undefined) return error;
    throw error;
  });
  if (server instanceof StartError) {
    const response = await callServer(env.DATA_DIR, command, server);
    if (!response.ok) throw new Error(`the running server answered with status ${response.status}`);
    return response.json();
  }
  try {
    if (env.SITE_URL === undefined && command.name === "export") console.error(`SITE_URL is not set: the links lead to ${server.origin}`);
    return await runStaffCommand(server, command);
  } finally {
    await server.database.close();
  }
}

function withoutPassword(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/**
 * Has the running server carry out a command.
 *
 * @param folder Its data folder.
 * @param reason Why the database cannot be opened without it; thrown if no server answers: the database may be damaged, or in use by another command.
 */
export async function callServer(folder: string, command: StaffCommand, reason: StartError): Promise<Response> {
  try {
    const { port, key } = readEndpointFile(folder);
    return await fetch(`http://127.0.0.1:${port}/`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}` },
      body: JSON.stringify(command),
    });
  } catch (error) {
    // A killed server leaves its file.
    const code = errorCode(error) ?? (error instanceof Error ? errorCode(error.cause) : undefined);
    throw code === "ENOENT" || code === "ECONNREFUSED" ? reason : error;
  }
}
