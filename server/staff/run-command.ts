/** Commands of `npm run subscribers`, `npm run accounts` and `npm run support-feedback`, executed in the running server or in the command's own process. */
import * as z from "zod";
import { eraseAccountOf, eraseAccountsOfMailbox, exportAccountOf, summariseAccounts } from "#server/accounts/staff-commands.ts";
import { countSubscribers, eraseSubscriber, exportSubscribers } from "#server/newsletter/subscribers.ts";
import { proveConsent } from "#server/newsletter/prove-consent.ts";
import type { Server } from "#server/running-server.ts";
import { listFeedback } from "#server/support/feedback.ts";

export const StaffCommand = z.discriminatedUnion("name", [
  z.strictObject({ name: z.literal("export") }),
  z.strictObject({ name: z.literal("stats") }),
  z.strictObject({ name: z.literal("proof"), email: z.string() }),
  z.strictObject({ name: z.literal("delete"), email: z.string() }),
  z.strictObject({ name: z.literal("account-export"), email: z.string() }),
  z.strictObject({ name: z.literal("account-delete"), email: z.string() }),
  z.strictObject({ name: z.literal("account-stats") }),
  z.strictObject({ name: z.literal("support-feedback") }),
]);
export type StaffCommand = z.infer<typeof StaffCommand>;

/** @returns Plain data; null if nothing is known of an address. */
export async function runStaffCommand(server: Server, command: StaffCommand): Promise<unknown> {
  switch (command.name) {
    case "export":
      return exportSubscribers(server);
    case "stats":
      return countSubscribers(server);
    case "proof":
      return (await proveConsent(server, command.email)) ?? null;
    case "delete":
      // One after the other: both delete mails of the person, and two transactions could wait for each other.
      return [await eraseAccountsOfMailbox(server, command.email), await eraseSubscriber(server, command.email)].includes(true);
    case "account-export":
      return (await exportAccountOf(server, command.email)) ?? null;
    case "account-delete":
      return eraseAccountOf(server, command.email);
    case "account-stats":
      return summariseAccounts(server);
    case "support-feedback":
      return listFeedback(server);
  }
}
