/** Accounts in the database of a server that has not started yet. */
import { hashPassword } from "better-auth/crypto";
import { openDatabase } from "#server/db/open-database.ts";
import { parseEnvironment } from "#server/env.ts";
import { newId } from "#server/random.ts";

export const PASSWORD = "blue lamps above the harbour";

/** Stores an account with PASSWORD and a confirmed address for each address. @param env The server's. */
export async function storeAccounts(env: Readonly<Record<string, string>>, emails: readonly string[]): Promise<void> {
  const parsed = parseEnvironment(env);
  if ("mistakes" in parsed) throw new Error(parsed.mistakes.join("\n"));
  const database = await openDatabase(parsed.env);
  const password = await hashPassword(PASSWORD);
  const at = Date.now();
  const times = { created_at: at, updated_at: at };
  try {
    for (const email of emails)
      await database.transact(async (tx) => {
        const id = newId();
        await tx
          .insertInto("accounts")
          .values({ id, email, name: "Mika", email_verified: 1, locale: "en", ...times })
          .execute();
        const credential = { id: newId(), account_id: id, provider: "credential", subject: id, password, ...times };
        await tx.insertInto("account_credentials").values(credential).execute();
      });
  } finally {
    await database.close();
  }
}
