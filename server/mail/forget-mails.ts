import type { Tx } from "#server/db/database.ts";
import { deleteMails } from "./store.ts";

/** Removes mails with what they prove, waiting ones too: nobody is left to get them. */
export const forgetMails = (tx: Tx, mails: readonly string[]) => deleteMails(tx, mails);
