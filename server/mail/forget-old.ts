import { inOneStep } from "#server/db/database.ts";
import type { Server } from "#server/running-server.ts";
import { deleteOldMails } from "./store.ts";

/** @returns How many rows of mails that left before this went; a proof stays as long as what it proves. */
export const forgetOldMails = ({ database }: Server, before: number) => inOneStep(database, (db) => deleteOldMails(db, before));
