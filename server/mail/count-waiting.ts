import type { Server } from "#server/running-server.ts";
import { countMails } from "./store.ts";

/** How many mails wait, and how many could not be sent at all. */
export const countWaiting = ({ database }: Server) => countMails(database.queries);
