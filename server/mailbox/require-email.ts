import { Email } from "#schemas/email.ts";
import { Refusal } from "#server/refusal.ts";

/** @returns The address as it was typed, without blanks around it. @throws Refusal INVALID_EMAIL. */
export function requireEmail(typed: string): string {
  const email = typed.trim();
  if (!Email.safeParse(email).success) throw new Refusal("INVALID_EMAIL");
  return email;
}
