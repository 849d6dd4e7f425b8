/** What every call has in common: who asks, what went wrong, one line in the log. */
import { log } from "#server/log.ts";
import { type Client, clientOf } from "#server/limits/client.ts";
import { Refusal } from "#server/refusal.ts";
import { requireServer, type Server } from "#server/running-server.ts";
import { failure } from "./answer.ts";
import { isForeign } from "./is-foreign.ts";

/** @param address Of the client: client-address.ts. */
export type Handler = (request: Request, address: string) => Promise<Response>;
type Work = (server: Server, client: Client, request: Request) => Promise<Response>;

/** @param name What the log calls it. */
export function call(name: string, work: Work): Handler {
  return async (request, address) => {
    const begin = performance.now();
    let response: Response;
    try {
      const server = await requireServer();
      if (request.method !== "GET" && isForeign(request.headers, server.env)) throw new Refusal("FORBIDDEN_ORIGIN");
      response = await work(server, clientOf(address), request);
    } catch (error) {
      response = failure(error);
    }
    log("call", { call: name, status: response.status, ms: Math.round(performance.now() - begin) });
    return response;
  };
}
