import type { SignInRequest } from "#schemas/account-requests.ts";
import type { Client } from "#server/limits/client.ts";
import { takeLimits } from "#server/limits/rate-limits.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { requireAddress } from "./address.ts";
import { authOf } from "./auth.ts";
import { callAuth } from "./auth-errors.ts";
import { findSession, type Sender } from "./session.ts";
import { deleteSession, findAccountByEmail, findPasswordHash, lockAccount } from "./store.ts";
import { inSessionTransaction, Passwords } from "./transaction.ts";

/**
 * Counts an attempt to give an account's password.
 *
 * @param subject The address that was typed, in lower case; the account's id where the caller has a session or a mailed link, so that
 *   attempts of strangers, who know the address alone, do not count.
 */
export async function takeSignInLimits(server: Server, client: Client, subject: string): Promise<void> {
  await takeLimits(server, { ...client, subject }, ["sign-in-client", "sign-in-network", "sign-in-subject-network", "sign-in-subject"]);
}

/**
 * Compares a password before a transaction, with the same queries and in the same time if there is no account.
 *
 * @param accountId `undefined` if the address has no account.
 * @returns Whether it is the account's, and the comparison, so that the transaction does not repeat it.
 */
export async function comparePassword(
  server: Server,
  accountId: string | undefined,
  password: string,
): Promise<{ passwords: Passwords; isRight: boolean }> {
  const passwords = new Passwords();
  const hash = await findPasswordHash(server.database.queries, accountId ?? "");
  if (hash !== undefined) return { passwords, isRight: await passwords.verify(hash, password) };
  await passwords.hash(password);
  return { passwords, isRight: false };
}

/** @throws Refusal INVALID_PASSWORD. Counts the attempt. */
export async function requirePassword(
  server: Server,
  client: Client,
  { accountId }: { accountId: string },
  password: string,
): Promise<void> {
  await takeSignInLimits(server, client, accountId);
  const hash = await findPasswordHash(server.database.queries, accountId);
  if (hash === undefined || !(await new Passwords().verify(hash, password))) throw new Refusal("INVALID_PASSWORD");
}

/**
 * Signs in with a new session; the one that the browser had ends.
 *
 * @returns The headers with the session cookie.
 * @throws Refusal INVALID_EMAIL, INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED, RATE_LIMIT_EXCEEDED.
 */
export async function signIn(server: Server, { email: typed, password }: SignInRequest, client: Client, request: Sender): Promise<Headers> {
  const email = requireAddress(typed);
  await takeSignInLimits(server, client, email);
  const account = await findAccountByEmail(server.database.queries, email);
  const { passwords, isRight } = await comparePassword(server, account?.id, password);
  // Before further queries, whose time would reveal whether the address has an account.
  if (account === undefined || !isRight) throw new Refusal("INVALID_CREDENTIALS");
  const earlier = await findSession(server, request);
  return inSessionTransaction(
    server,
    async (tx) => {
      // The password cannot change, nor the account be deleted, between the comparison and the new session.
      await lockAccount(tx, server.database.engine, account.id);
      const signedIn = await signInWith(server, email, password, request);
      if (earlier !== undefined) await deleteSession(tx, earlier.accountId, earlier.sessionId);
      return signedIn;
    },
    passwords,
  );
}

/** Opens a session in the transaction of the caller. */
export const signInWith = (server: Server, email: string, password: string, request: Sender): Promise<Headers> =>
  headersOf(() => authOf(server).api.signInEmail({ body: { email, password }, headers: agentOf(request), returnHeaders: true }));

/** Opens a session for an account whose owner has proved themselves, in the transaction of the caller. */
export const openSession = (server: Server, accountId: string, request: Sender): Promise<Headers> =>
  headersOf(() => authOf(server).api.openSession({ body: { accountId }, headers: agentOf(request), returnHeaders: true }));

/** Nothing else of a request is for better-auth: no cookie of an earlier session, and no address. */
function agentOf({ headers }: Sender): Headers {
  const agent = headers.get("user-agent");
  return new Headers(agent === null ? {} : { "user-agent": agent });
}

/** Ends the session. @returns The headers that delete its cookie. */
export const signOut = (server: Server, { headers }: Sender): Promise<Headers> =>
  headersOf(() => authOf(server).api.signOut({ headers, returnHeaders: true }));

/** @returns The headers of better-auth's response. */
const headersOf = async (call: () => Promise<{ headers: Headers }>): Promise<Headers> => (await callAuth(call)).headers;
