import { inOneStep } from "#server/db/database.ts";
import { DAY } from "#server/durations.ts";
import { MAILBOX_BUDGET } from "#server/limits/policies.ts";
import type { Server } from "#server/running-server.ts";
import { deleteOldMailFiles } from "./mail-files.ts";
import { deleteOldMails } from "./store.ts";

/** Milliseconds. The reasons: docs/decisions/0021-how-long-data-stays.md. */
const KEPT = {
  /** Longer than any mail is counted for. */
  sent: MAILBOX_BUDGET.time + DAY,
  /** Dead mails, for as long as an operator may want to know why; and those that no mail server has taken meanwhile. */
  unsent: 30 * DAY,
  /** A file is the mail itself, for whoever tries the site out. */
  files: 7 * DAY,
};

/** A proof stays as long as what it proves. @returns How many rows and files went. */
export async function forgetOldMails({ database, env }: Server, now: number): Promise<number> {
  const rows = await inOneStep(database, (db) => deleteOldMails(db, { sent: now - KEPT.sent, unsent: now - KEPT.unsent }));
  return rows + (await deleteOldMailFiles(env.DATA_DIR, now - KEPT.files));
}
