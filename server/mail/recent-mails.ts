import type { MailName } from "#schemas/mail.ts";
import { recipientHash } from "#server/limits/mail-budget.ts";
import type { Server } from "#server/running-server.ts";
import { listMailsOfKinds } from "./store.ts";

/** Mails to an address that are still stored: sent ones are deleted after two days. Newest first. */
export const listRecentMails = (server: Server, address: string, templates: readonly MailName[]) =>
  listMailsOfKinds(server.database.queries, recipientHash(server, address), templates);
