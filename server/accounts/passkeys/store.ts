import type { Queries, Tx } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

export type PasskeyRow = Tables["account_passkeys"];
export type ChallengeRow = Tables["passkey_challenges"];

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
