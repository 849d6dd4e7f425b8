/** Who sent a request: by the session cookie of a browser, or the bearer token of a desktop app. */
import { toSiteLocale } from "#lib/i18n/locales.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Client } from "#server/limits/client.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { authOf } from "./auth.ts";

export type AccountSession = { accountId: string; email: string; name: string; locale: Locale; sessionId: string };

/** What is read of a request: cookie, bearer token, and what the browser or app calls itself. */
export type Sender = { headers: Headers };

/** Who calls an endpoint for the owner of an account: whom limits count, who is signed in, and the request. */
export type Caller = { client: Client; session: AccountSession; request: Sender };

/** @returns `undefined` if nobody is signed in. */
export async function findSession(server: Server, request: Sender): Promise<AccountSession | undefined> {
  const { headers } = request;
  if (!headers.has("cookie") && !headers.has("authorization")) return undefined;
  const found = await authOf(server).api.getSession({ headers, query: { disableRefresh: true } });
  if (found === null) return undefined;
  const { user, session } = found;
  return { accountId: user.id, email: user.email, name: user.name, locale: toSiteLocale(user.locale), sessionId: session.id };
}

/** Renews the session if it is used a day later. @returns Who is signed in, and the headers with the renewed cookie. */
export async function renewSession(server: Server, { headers: sent }: Sender): Promise<{ headers?: Headers; isSignedIn: boolean }> {
  if (!sent.has("cookie")) return { isSignedIn: false };
  const { headers, response } = await authOf(server).api.getSession({ headers: sent, returnHeaders: true });
  return { headers, isSignedIn: response !== null };
}

/** @throws Refusal SIGN_IN_REQUIRED. */
export async function requireSession(server: Server, request: Sender): Promise<AccountSession> {
  const session = await findSession(server, request);
  if (session === undefined) throw new Refusal("SIGN_IN_REQUIRED");
  return session;
}
