import { Email } from "#schemas/email.ts";
import { Refusal } from "#server/refusal.ts";

/** @returns The address as accounts store it, in lower case. @throws Refusal INVALID_EMAIL. */
export function requireAddress(typed: string): string {
  const email = typed.trim();
  if (!Email.safeParse(email).success) throw new Refusal("INVALID_EMAIL");
  return email.toLowerCase();
}
