import { inOneStep } from "#server/db/database.ts";
import type { Server } from "#server/running-server.ts";
import { countMails } from "./store.ts";

/** How many mails wait, and how many could not be sent at all. Asked as a write is: a database that takes none has no answer. */
export const countWaiting = ({ database }: Server) => inOneStep(database, countMails);
