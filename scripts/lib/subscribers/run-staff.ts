/** Runs a command on the subscribers and prints its result. */
import { restrictNewFiles } from "#server/data-folder.ts";
import { requireEnvironment, StartError } from "#server/env.ts";
import { openWithoutWorker } from "#server/running-server.ts";
import { readEndpointFile } from "#server/staff/endpoint-file.ts";
import { runStaffCommand, type StaffCommand } from "#server/staff/run-command.ts";
import { toCsv } from "./csv.ts";
import type { StaffOptions } from "./options.ts";

/** @returns The exit code: 1 when nothing is stored about the address. */
export async function runStaff({ command, format }: StaffOptions): Promise<number> {
  restrictNewFiles();
  const result = await runOnData(command);
  if (result === null) {
    console.error("nothing is stored about this address");
    return 1;
  }
  if (command.name === "delete") {
    console.log(result === true ? "erased" : "there was nothing to erase; the address is on the list of erased ones all the same");
  } else if (format === "csv") {
    const { text, changed } = toCsv(result as Record<string, unknown>[]);
    process.stdout.write(text);
    if (changed > 0) console.error(`${changed} cells look like formulas and begin with an apostrophe; --format json has them as they are`);
  } else {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  }
  return 0;
}

/** Opens the database, or asks the running server: only one process can have the embedded database open. */
export async function runOnData(command: StaffCommand): Promise<unknown> {
  const env = requireEnvironment();
  const server = await openWithoutWorker(env).catch((error: unknown) => {
    if (error instanceof StartError) return undefined;
    throw error;
  });
  if (server === undefined) {
    const response = await askServer(env.DATA_DIR, command);
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

/** Has the running server carry out a command. @param folder Its data folder. */
export async function askServer(folder: string, command: StaffCommand): Promise<Response> {
  const { port, key } = readEndpointFile(folder);
  return fetch(`http://127.0.0.1:${port}/`, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}` },
    body: JSON.stringify(command),
  });
}
