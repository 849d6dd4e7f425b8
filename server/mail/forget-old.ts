import type { Server } from "#server/running-server.ts";
import { deleteOldMails } from "./store.ts";

/** @returns How many rows of mails that left before this went; a proof stays as long as what it proves. */
export const forgetOldMails = ({ database }: Server, before: number) => deleteOldMails(database.queries, before, before);
