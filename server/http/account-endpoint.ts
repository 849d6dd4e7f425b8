/** Endpoints of accounts: for who is signed in, with session cookies, and in the form of OAuth. */
import type { z } from "zod";
import { type AccountSession, renewSession, requireSession } from "#server/accounts/session.ts";
import type { OAuthAnswer } from "#server/accounts/app-login.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { API_HEADERS, codeOf, success } from "./answer.ts";
import { endpoint, type Handler } from "./endpoint.ts";
import { readForm, readJson } from "./read-body.ts";

type Values = Readonly<Record<string, unknown>>;
/** `headers` holds the session cookie to set or to delete. */
type Answered = { headers?: Headers; values?: Values };
type Caller = { client: Client; session: AccountSession; request: Request };

async function parseBody<Schema extends z.ZodType>(schema: Schema, request: Request): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(request));
  if (!parsed.success) throw new Refusal("INVALID_REQUEST");
  return parsed.data;
}

/** Sets the session's cookie, and no other. */
function withCookie(response: Response, headers: Headers | undefined): Response {
  const cookie = headers?.getSetCookie().find((line) => /^(?:__Host-)?session=/u.test(line));
  if (cookie !== undefined) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** An endpoint that sets or deletes the session cookie. */
export function cookieEndpoint<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  verb: (server: Server, input: z.output<Schema>, client: Client, request: Request) => Promise<Answered>,
): Handler {
  return endpoint(name, async (server, client, request) => {
    const { headers, values } = await verb(server, await parseBody(schema, request), client, request);
    return withCookie(success(values), headers);
  });
}

/** A JSON endpoint for who is signed in; without a session it is refused with SIGN_IN_REQUIRED. */
export function sessionEndpoint<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  verb: (server: Server, input: z.output<Schema>, caller: Caller) => Promise<Answered | Values> | Promise<void>,
): Handler {
  return endpoint(name, async (server, client, request) => {
    await takeLimits(server, client, ["account-client"]);
    const input = await parseBody(schema, request);
    const answered = (await verb(server, input, { client, request, session: await requireSession(server, request) })) ?? {};
    return answered.headers instanceof Headers ? withCookie(success(), answered.headers) : success(answered);
  });
}

/** A GET endpoint for who is signed in. */
export function sessionPage(name: string, verb: (server: Server, session: AccountSession) => Promise<Values>): Handler {
  return endpoint(name, async (server, client, request) => {
    await takeLimits(server, client, ["account-client"]);
    return success(await verb(server, await requireSession(server, request)));
  });
}

/** Says whether the browser is signed in, and renews its session. Not a refusal, because most visitors are not. */
export const sessionStatus: Handler = endpoint("get-session", async (server, client, request) => {
  await takeLimits(server, client, ["account-client"]);
  const { headers, isSignedIn } = await renewSession(server, request);
  return withCookie(success({ isSignedIn }), headers);
});

/** An endpoint for apps, in the form of RFC 6749: form in, `error` and `error_description` out. */
export function oauthEndpoint(
  name: string,
  verb: (server: Server, form: ReadonlyMap<string, string>, client: Client, request: Request) => Promise<OAuthAnswer>,
): Handler {
  return endpoint(name, async (server, client, request) => {
    const { status, body } = await readForm(request)
      .then((form) => verb(server, form, client, request))
      .catch((error: unknown): OAuthAnswer => {
        const { code } = codeOf(error);
        if (code === "RATE_LIMIT_EXCEEDED") return { status: 400, body: { error: "slow_down" } };
        if (code === "INVALID_REQUEST" || code === "UNSUPPORTED_MEDIA_TYPE") return { status: 400, body: { error: "invalid_request" } };
        throw error;
      });
    return Response.json(body, { status, headers: API_HEADERS });
  });
}
