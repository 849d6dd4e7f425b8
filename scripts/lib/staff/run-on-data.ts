/** Carries out a command of the vendor's staff on the data of a server. */
import { restrictNewFiles } from "#server/data-folder.ts";
import { requireEnvironment, StartError } from "#server/env.ts";
import { openWithoutWorker } from "#server/running-server.ts";
import { readEndpointFile } from "#server/staff/endpoint-file.ts";
import { runStaffCommand, type StaffCommand } from "#server/staff/run-command.ts";

/** Opens the database, or asks the running server: only one process can have the embedded database open. */
export async function runOnData(command: StaffCommand): Promise<unknown> {
  restrictNewFiles();
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
