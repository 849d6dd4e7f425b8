import type { Tx } from "#server/db/database.ts";
import { findConsent } from "#server/newsletter/prove-consent.ts";
import { Refusal } from "#server/refusal.ts";
import type { Server } from "#server/running-server.ts";
import { listRecentMails } from "#server/mail/outbox.ts";
import { exportAccount } from "./personal-data.ts";
import { deleteSession, deleteSessions, findAccount, findPasswordHash, listPasskeys, listSessions, updateAccount } from "./store.ts";
import type { AccountSession, Caller } from "./session.ts";
import type { UpdateAccountRequest } from "#schemas/account-requests.ts";

/** What the account page shows. Times are milliseconds since 1970. */
export async function readAccount(server: Server, { accountId, sessionId }: AccountSession) {
  const { database, now } = server;
  const account = await requireAccount(server, accountId);
  const [sessions, passkeys, passwordHash, consent, mails] = await Promise.all([
    listSessions(database.queries, accountId, now()),
    listPasskeys(database.queries, accountId),
    findPasswordHash(database.queries, accountId),
    findConsent(server, account.email),
    listRecentMails(server, account.email, ["downloadLink", "licenceKeyReceipt"]),
  ]);
  return {
    account: { name: account.name, email: account.email, language: account.locale, since: account.created_at },
    hasPassword: passwordHash !== undefined,
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({ id, name, since: created_at, lastUsed: used_at })),
    newsletter: consent?.status ?? "none",
    sessions: sessions.map(({ id, user_agent, app, created_at, updated_at }) => ({
      id,
      app,
      device: user_agent,
      since: created_at,
      lastUsed: updated_at,
      isCurrent: id === sessionId,
    })),
    mails,
  };
}

/** @returns The address of an account, for mails of other features; `undefined` once it is deleted. */
export const findEmail = async (tx: Tx, accountId: string): Promise<string | undefined> => (await findAccount(tx, accountId))?.email;

/** Everything stored about who is signed in. */
export const exportOwnData = async (server: Server, { accountId }: AccountSession): Promise<Record<string, unknown>> =>
  exportAccount(server, await requireAccount(server, accountId));

async function requireAccount({ database }: Server, id: string) {
  const account = await findAccount(database.queries, id);
  if (account === undefined) throw new Refusal("SIGN_IN_REQUIRED");
  return account;
}

/** Changes the name or the language of mails. */
export async function changeProfile(
  server: Server,
  { name, language }: UpdateAccountRequest,
  { session: { accountId } }: Caller,
): Promise<void> {
  await server.database.transact((tx) =>
    updateAccount(tx, accountId, {
      ...(name === undefined ? {} : { name }),
      ...(language === undefined ? {} : { locale: language }),
      updated_at: server.now(),
    }),
  );
}

/** Ends one session of the account: of a browser, or of a desktop app. @throws Refusal NOT_FOUND. */
export async function endSession({ database }: Server, { id }: { id: string }, { session }: Caller): Promise<void> {
  if ((await database.write((db) => deleteSession(db, session.accountId, id))) === 0) throw new Refusal("NOT_FOUND");
}

/** Ends all sessions but the caller's. */
export const endOtherSessions = ({ database }: Server, _: object, { session }: Caller): Promise<void> =>
  database.write((db) => deleteSessions(db, session.accountId, session.sessionId));
