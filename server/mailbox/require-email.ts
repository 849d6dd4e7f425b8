import { Email } from "#schemas/email.ts";
import { Refusal } from "#server/refusal.ts";

/** @returns The address as it was typed, in half width and without blanks around it. @throws Refusal INVALID_EMAIL. */
export function requireEmail(typed: string): string {
  const { data: email } = Email.safeParse(typed);
  if (email === undefined) throw new Refusal("INVALID_EMAIL");
  return email;
}
