/** The port for `npm run subscribers`, on 127.0.0.1 only. */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { describeError, log } from "#server/log.ts";
import type { Server } from "#server/running-server.ts";
import { isSame } from "#server/secret.ts";
import { type StaffEndpoint, removeEndpointFile, writeEndpointFile } from "#server/staff/endpoint-file.ts";
import { runStaffCommand, StaffCommand } from "#server/staff/run-command.ts";

/** @returns A function that closes it. */
export async function listenForStaff(server: Server): Promise<() => void> {
  const key = randomBytes(32).toString("base64url");
  const listener = createServer((request, response) => {
    answer(server, key, request, response).catch((error: unknown) => {
      log("staff-command-failed", describeError(error));
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((listening, reject) => {
    listener.once("error", reject);
    listener.listen(0, "127.0.0.1", listening);
  });
  const address = listener.address();
  const { DATA_DIR } = server.env;
  const endpoint: StaffEndpoint = { port: typeof address === "object" && address !== null ? address.port : 0, key };
  writeEndpointFile(DATA_DIR, endpoint);
  return () => {
    removeEndpointFile(DATA_DIR);
    listener.close();
    listener.closeAllConnections();
  };
}

async function answer(server: Server, key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "POST" || !isSame(request.headers.authorization ?? "", `Bearer ${key}`)) {
    response.writeHead(403).end();
    return;
  }
  const command = StaffCommand.safeParse(await json(request));
  if (!command.success) {
    response.writeHead(400).end();
    return;
  }
  const result = await runStaffCommand(server, command.data);
  log("staff-command", { command: command.data.name });
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(result));
}
