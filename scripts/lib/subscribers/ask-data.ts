/** Runs a command on the subscribers: in this process with PostgreSQL or if no server runs, otherwise in the running server, which has the embedded database open. */
import { requireEnvironment, StartError } from "#server/env.ts";
import { openWithoutWorker } from "#server/running-server.ts";
import { readEndpointFile } from "#server/staff/endpoint-file.ts";
import { runStaffCommand, type StaffCommand } from "#server/staff/run-command.ts";

export async function askData(command: StaffCommand): Promise<unknown> {
  const env = requireEnvironment();
  const server = await openWithoutWorker(env).catch((error: unknown) => {
    if (error instanceof StartError) return undefined;
    throw error;
  });
  if (server === undefined) return askServer(env.DATA_DIR, command);
  try {
    if (env.SITE_URL === undefined && command.name === "export") console.error(`SITE_URL is not set: the links lead to ${server.origin}`);
    return await runStaffCommand(server, command);
  } finally {
    await server.database.close();
  }
}

async function askServer(folder: string, command: StaffCommand): Promise<unknown> {
  const { port, key } = readEndpointFile(folder);
  const response = await fetch(`http://127.0.0.1:${String(port)}/`, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}` },
    body: JSON.stringify(command),
  });
  if (!response.ok) throw new Error(`the running server answered ${String(response.status)}`);
  return response.json();
}
