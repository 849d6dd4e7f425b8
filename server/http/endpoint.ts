/** What all API endpoints share: the checks of the origin and the query, error responses, one line in the log; and parsing for those that take JSON. */
import type * as z from "zod";
import { siteOrigin, type Environment } from "#server/env.ts";
import { type Client, clientOf } from "#server/limits/client.ts";
import { inRequest, log } from "#server/log.ts";
import { Refusal } from "#server/refusal.ts";
import { requireServer, type Server } from "#server/running-server.ts";
import { failure, success } from "./answer.ts";
import { readJson, refuseNul } from "./read-body.ts";

/** @param address The client's IP address: client-address.ts. */
export type Handler = (request: Request, address: string) => Promise<Response>;
/** Handlers by path, in which `*` stands for one segment, and method. */
export type Endpoints = Readonly<Record<string, { GET: Handler; POST?: Handler } | { POST: Handler }>>;
type Work = (server: Server, client: Client, request: Request) => Promise<Response>;

/** @param name The endpoint's name in the log. */
export function endpoint(name: string, work: Work): Handler {
  return (request, address) =>
    inRequest(async () => {
      const begin = performance.now();
      let response: Response;
      try {
        const server = await requireServer();
        if (!["GET", "HEAD"].includes(request.method) && isForeign(request.headers, server.env)) throw new Refusal("FORBIDDEN_ORIGIN");
        [...new URL(request.url).searchParams].flat().forEach(refuseNul);
        response = await work(server, clientOf(address), request);
      } catch (error) {
        response = failure(error);
      }
      log("api-request", { endpoint: name, status: response.status, ms: Math.round(performance.now() - begin) });
      return response;
    });
}

type Verb<Input> = (server: Server, input: Input, client: Client) => Promise<Readonly<Record<string, unknown>>> | Promise<void>;

/** @returns The request's JSON. @throws Refusal INVALID_REQUEST if it is not of the schema; as readJson. */
export async function parseBody<Schema extends z.ZodType>(schema: Schema, request: Request): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(request));
  if (!parsed.success) throw new Refusal("INVALID_REQUEST");
  return parsed.data;
}

/** An endpoint that takes JSON of one schema and responds with JSON. @param verb Its result is added to the response. */
export function jsonEndpoint<Schema extends z.ZodType>(name: string, schema: Schema, verb: Verb<z.output<Schema>>): Handler {
  return endpoint(name, async (server, client, request) => success((await verb(server, await parseBody(schema, request), client)) ?? {}));
}

/** Other names of localhost, allowed as long as SITE_URL is not set. */
const LOOPBACK_NAMES = ["127.0.0.1", "[::1]"];

function ownOrigins(env: Environment): string[] {
  const origin = siteOrigin(env);
  return env.SITE_URL === undefined ? [origin, ...LOOPBACK_NAMES.map((name) => origin.replace("localhost", name))] : [origin];
}

/**
 * Whether a page of another site sent the request. Programs send no Origin and are not foreign. The site's own pages with
 * `Referrer-Policy: no-referrer` send `Origin: null`; browsers mark their requests as same-origin in Sec-Fetch-Site.
 */
function isForeign(headers: Headers, env: Environment): boolean {
  const origin = headers.get("origin");
  const relation = headers.get("sec-fetch-site");
  if (origin === null) return relation === "cross-site" || relation === "same-site";
  if (origin === "null") return relation !== "same-origin";
  return !ownOrigins(env).includes(origin);
}
