/** Commands of `npm run subscribers`, executed in the running server or in the command's own process. */
import { z } from "zod";
import { countSubscribers, eraseSubscriber, exportSubscribers } from "#server/newsletter/subscribers.ts";
import { proveConsent } from "#server/newsletter/prove-consent.ts";
import type { Server } from "#server/running-server.ts";

export const StaffCommand = z.discriminatedUnion("name", [
  z.strictObject({ name: z.literal("export") }),
  z.strictObject({ name: z.literal("stats") }),
  z.strictObject({ name: z.literal("proof"), email: z.string() }),
  z.strictObject({ name: z.literal("delete"), email: z.string() }),
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
      return eraseSubscriber(server, command.email);
  }
}
