import type { Environment } from "#server/env.ts";
import { openWithoutWorker, type Server } from "#server/running-server.ts";

/** Opens the database for `work`, and closes it again. @throws StartError if it is the embedded one and a server uses it. */
export async function withServer<Result>(env: Environment, work: (server: Server) => Promise<Result>): Promise<Result> {
  const server = await openWithoutWorker(env);
  try {
    return await work(server);
  } finally {
    await server.database.close();
  }
}
