/** Who sent a request: by the session cookie of a browser, or the bearer token of a desktop app. */
import { Locale } from "#schemas/locale.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { authOf } from "./auth.ts";

export type AccountSession = {
  accountId: string;
  email: string;
  name: string;
  locale: Locale;
  sessionId: string;
};

/** @returns `undefined` if nobody is signed in. */
export async function findSession(server: Server, request: Request): Promise<AccountSession | undefined> {
  const { headers } = request;
  if (!headers.has("cookie") && !headers.has("authorization")) return undefined;
  const found = await authOf(server).api.getSession({ headers, query: { disableRefresh: true } });
  if (found === null) return undefined;
  const { user, session } = found;
  return { accountId: user.id, email: user.email, name: user.name, locale: Locale.parse(user.locale), sessionId: session.id };
}

/** @throws Refusal SIGN_IN_REQUIRED. */
export async function requireSession(server: Server, request: Request): Promise<AccountSession> {
  const session = await findSession(server, request);
  if (session === undefined) throw new Refusal("SIGN_IN_REQUIRED");
  return session;
}
