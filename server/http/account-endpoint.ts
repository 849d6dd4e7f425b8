/** Endpoints of accounts: for visitors who are signed in, with session cookies, and in the form of OAuth. */
import type * as z from "zod";
import { type AccountSession, type Caller, renewSession, requireSession } from "#server/accounts/session.ts";
import type { OAuthAnswer } from "#server/accounts/app-login.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import type { Server } from "#server/running-server.ts";
import { API_HEADERS, codeOf, success } from "./answer.ts";
import { endpoint, type Handler, parseBody } from "./endpoint.ts";
import { readForm } from "./read-body.ts";

type Values = Readonly<Record<string, unknown>>;

/** Sets the session's cookie, and no other: the last one, because a session that is a day old is renewed before another verb replaces it. */
function withCookie(response: Response, headers: Headers | undefined): Response {
  const cookie = headers?.getSetCookie().findLast((line) => /^(?:__Host-)?session=/u.test(line));
  if (cookie !== undefined) response.headers.append("Set-Cookie", cookie);
  return response;
}

/** An endpoint that sets or deletes the session cookie. @param verb Returns headers with that cookie. */
export function cookieEndpoint<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  verb: (server: Server, input: z.output<Schema>, client: Client, request: Request) => Promise<Headers>,
): Handler {
  return endpoint(name, async (server, client, request) =>
    withCookie(success(), await verb(server, await parseBody(schema, request), client, request)),
  );
}

/**
 * A JSON endpoint for visitors who are signed in; without a session it is refused with SIGN_IN_REQUIRED.
 *
 * @param verb Returns values of the response, or headers with the session cookie to set.
 */
export function sessionEndpoint<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  verb: (server: Server, input: z.output<Schema>, caller: Caller) => Promise<Headers | Values> | Promise<void>,
): Handler {
  return endpoint(name, async (server, client, request) => {
    await takeLimits(server, client, ["account-client"]);
    const input = await parseBody(schema, request);
    const answered = (await verb(server, input, { client, request, session: await requireSession(server, request) })) ?? {};
    return answered instanceof Headers ? withCookie(success(), answered) : success(answered);
  });
}

/** A GET endpoint for visitors who are signed in. */
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
