/** Runs pending migrations at every start. Instances that start at the same time on one PostgreSQL take turns. */
import { Migrator } from "kysely";
import { StartError } from "#server/env.ts";
import { messageOf } from "#server/errors.ts";
import type { Queries } from "./database.ts";
import { newsletterAndMail } from "./migrations/0001-newsletter-and-mail.ts";
import { downloads } from "./migrations/0002-downloads.ts";
import { mailBudgets } from "./migrations/0003-mail-budgets.ts";
import { budgetsByNumber } from "./migrations/0004-budgets-by-number.ts";
import { accounts } from "./migrations/0005-accounts.ts";
import { credits } from "./migrations/0006-credits.ts";
import { supportFeedback } from "./migrations/0007-support-feedback.ts";
import { passkeys } from "./migrations/0008-passkeys.ts";
import { unsubscriptions } from "./migrations/0009-unsubscriptions.ts";

/** In the order of their names. Never change a migration that has been deployed. */
const MIGRATIONS = {
  "0001-newsletter-and-mail": newsletterAndMail,
  "0002-downloads": downloads,
  "0003-mail-budgets": mailBudgets,
  "0004-budgets-by-number": budgetsByNumber,
  "0005-accounts": accounts,
  "0006-credits": credits,
  "0007-support-feedback": supportFeedback,
  "0008-passkeys": passkeys,
  "0009-unsubscriptions": unsubscriptions,
};

const refusal = (mistake: string) => new StartError("The database cannot be used:", [mistake]);

/**
 * @param last The last migration to run; left out, all run.
 * @returns Names of the migrations that ran.
 * @throws StartError if the database has a migration after `last`, or one that is not known here; Error with the database error as cause: the failed migration is rolled back.
 */
export async function migrate(db: Queries, last?: string): Promise<string[]> {
  if (last !== undefined && !Object.hasOwn(MIGRATIONS, last))
    throw refusal(`this server does not know the database version ${last}: install the server that made it`);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const newest = (await migrator.getMigrations()).findLast(({ executedAt }) => executedAt !== undefined)?.name;
  if (last !== undefined && newest !== undefined && newest > last)
    throw refusal(`the database has version ${newest}, which is newer than ${last}: name another DATA_DIR or DATABASE_URL`);
  const { error, results = [] } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  const [, unknown] = /previously executed migration (\S+) is missing/u.exec(messageOf(error)) ?? [];
  if (unknown !== undefined)
    throw refusal(
      `a newer server has changed the database (${unknown}): start that one again, or restore a copy of before into an empty database`,
    );
  if (error !== undefined) throw new Error("the database could not be brought up to date", { cause: error });
  return results.map(({ migrationName }) => migrationName);
}
