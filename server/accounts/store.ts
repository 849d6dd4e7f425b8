import { sql } from "kysely";
import type { Engine, Queries, Tx } from "#server/db/database.ts";
import type { AccountLinkKind } from "#server/db/account-tables.ts";
import { endsWithOneOf } from "#server/db/ends-with.ts";
import type { Tables } from "#server/db/tables.ts";

export type Account = Tables["accounts"];
export type AccountLink = Tables["account_links"];
export type PasskeyRow = Tables["account_passkeys"];
export type ChallengeRow = Tables["passkey_challenges"];

/** Lets concurrent sign-ups of one address run one after the other. SQLite has a single writer anyway. */
export async function lockAddress(tx: Tx, engine: Engine, email: string): Promise<void> {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`.execute(tx);
}

/** Locks an account until the transaction ends. @returns `undefined` if it was deleted. */
export function lockAccount(tx: Tx, engine: Engine, id: string): Promise<Account | undefined> {
  const query = tx.selectFrom("accounts").selectAll().where("id", "=", id);
  return (engine === "postgres" ? query.forUpdate() : query).executeTakeFirst();
}

export function findAccount(db: Queries, id: string): Promise<Account | undefined> {
  return db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findAccountByEmail(db: Queries, email: string): Promise<Account | undefined> {
  return db.selectFrom("accounts").selectAll().where("email", "=", email).executeTakeFirst();
}

/** Accounts whose address ends with one of these domains. @param domains In lower case. */
export function listAccountsByDomains(db: Queries, domains: readonly string[]): Promise<Pick<Account, "id" | "email">[]> {
  return db.selectFrom("accounts").select(["id", "email"]).where(endsWithOneOf("email", domains)).execute();
}

export async function updateAccount(tx: Tx, id: string, values: Partial<Account>): Promise<void> {
  await tx.updateTable("accounts").set(values).where("id", "=", id).execute();
}

export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("accounts").where("id", "=", id).execute();
}

export async function findPasswordHash(db: Queries, accountId: string): Promise<string | undefined> {
  const row = await db.selectFrom("account_credentials").select("password").where("account_id", "=", accountId).executeTakeFirst();
  return row?.password ?? undefined;
}

/** @param password `null` if the account has none from now on. */
export async function setPasswordHash(tx: Tx, accountId: string, password: string | null, at: number): Promise<void> {
  await tx.updateTable("account_credentials").set({ password, updated_at: at }).where("account_id", "=", accountId).execute();
}

export async function insertLink(tx: Tx, link: AccountLink): Promise<void> {
  await tx.insertInto("account_links").values(link).execute();
}

export function findLink(db: Queries, kind: AccountLinkKind, tokenHash: string): Promise<AccountLink | undefined> {
  return db.selectFrom("account_links").selectAll().where("token_hash", "=", tokenHash).where("kind", "=", kind).executeTakeFirst();
}

/** Marks a link as used. Of concurrent calls only one gets it. */
export function useLink(tx: Tx, kind: AccountLinkKind, tokenHash: string, at: number): Promise<AccountLink | undefined> {
  return tx
    .updateTable("account_links")
    .set({ used_at: at })
    .where("token_hash", "=", tokenHash)
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** @returns The ids of the deleted links' mails. */
export async function deleteLinksOf(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx.deleteFrom("account_links").where("account_id", "=", accountId).returning("mail_id").execute();
  return rows.map(({ mail_id }) => mail_id);
}

/** Deletes links that were made before a time, and all links of accounts that were made before another and never confirmed. @returns The ids of their mails. */
export async function deleteOldLinks(tx: Tx, before: number, unconfirmedBefore: number): Promise<string[]> {
  const unconfirmed = tx.selectFrom("accounts").select("id").where("email_verified", "=", 0).where("created_at", "<", unconfirmedBefore);
  const rows = await tx
    .deleteFrom("account_links")
    .where((expression) => expression.or([expression("created_at", "<", before), expression("account_id", "in", unconfirmed)]))
    .returning("mail_id")
    .execute();
  return rows.map(({ mail_id }) => mail_id);
}

export function listSessions(db: Queries, accountId: string, now: number): Promise<Tables["account_sessions"][]> {
  return db
    .selectFrom("account_sessions")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .orderBy("updated_at", "desc")
    .execute();
}

/** @returns The number of sessions. */
export async function deleteSession(db: Queries, accountId: string, id: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("account_sessions")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** @param except A session that stays. */
export async function deleteSessions(db: Queries, accountId: string, except = ""): Promise<void> {
  await db.deleteFrom("account_sessions").where("account_id", "=", accountId).where("id", "<>", except).execute();
}

/** Deletes sessions, codes and challenges that have ended, and accounts that were made before a time and never confirmed. @returns The number of rows. */
export async function deleteEnded(db: Queries, now: number, unconfirmedBefore: number): Promise<number> {
  const sessions = await db.deleteFrom("account_sessions").where("expires_at", "<", now).executeTakeFirst();
  const logins = await db.deleteFrom("app_logins").where("expires_at", "<", now).executeTakeFirst();
  const challenges = await db.deleteFrom("passkey_challenges").where("expires_at", "<", now).executeTakeFirst();
  const accounts = await db
    .deleteFrom("accounts")
    .where("email_verified", "=", 0)
    .where("created_at", "<", unconfirmedBefore)
    .executeTakeFirst();
  return Number(sessions.numDeletedRows + logins.numDeletedRows + challenges.numDeletedRows + accounts.numDeletedRows);
}

export function lockAppLogin(tx: Tx, engine: Engine, userCodeHash: string): Promise<Tables["app_logins"] | undefined> {
  const query = tx.selectFrom("app_logins").selectAll().where("user_code_hash", "=", userCodeHash);
  return (engine === "postgres" ? query.forUpdate() : query).executeTakeFirst();
}

export function listPasskeys(db: Queries, accountId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom("account_passkeys")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export function findPasskey(db: Queries, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom("account_passkeys").selectAll().where("credential_id", "=", credentialId).executeTakeFirst();
}

/** @returns Whether it was stored: `false` if the credential is an account's already. */
export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("account_passkeys")
    .values(row)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Records a signature. @returns Whether the passkey is still there. */
export async function notePasskeyUse(tx: Tx, id: string, signCount: number, at: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("account_passkeys")
    .set({ sign_count: signCount, used_at: at })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns Whether the account had it. */
export async function deletePasskey(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("account_passkeys")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function insertChallenge(db: Queries, row: ChallengeRow): Promise<void> {
  await db.insertInto("passkey_challenges").values(row).execute();
}

/** Uses a challenge up: of concurrent calls, only one gets it. */
export function takeChallenge(db: Queries, challengeHash: string): Promise<ChallengeRow | undefined> {
  return db.deleteFrom("passkey_challenges").where("challenge_hash", "=", challengeHash).returningAll().executeTakeFirst();
}

export async function countAccounts(db: Queries): Promise<{ language: string; isConfirmed: boolean; count: number }[]> {
  const rows = await db
    .selectFrom("accounts")
    .select(["locale", "email_verified", (expression) => expression.fn.countAll<number>().as("count")])
    .groupBy(["locale", "email_verified"])
    .orderBy("locale")
    .orderBy("email_verified")
    .execute();
  return rows.map(({ locale, email_verified, count }) => ({ language: locale, isConfirmed: email_verified === 1, count }));
}
