import type { Server } from "#server/running-server.ts";
import { countByStatus } from "./store.ts";

/** How many there are, by state and language. */
export const countSubscribers = ({ database }: Server) => countByStatus(database.queries);
