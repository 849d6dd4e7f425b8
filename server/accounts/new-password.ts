/** The rules for a new password: its length, and no common one (NIST SP 800-63B). No rule demands kinds of characters. */
import { dictionary } from "@zxcvbn-ts/language-common";
import { PASSWORD_LENGTH } from "#schemas/form-fields.ts";
import { Refusal } from "#server/refusal.ts";

const COMMON: ReadonlySet<string> = new Set(dictionary["passwords-common"].map(String));

/** The shortest part that the text repeats, or the text itself: `abcabc` gives `abc`. */
const unitOf = (text: string) => text.slice(0, (text + text).indexOf(text, 1));

/** Whether it is a common password, in any case, once or repeated, or one that repeats a few characters. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const unit = unitOf(plain);
  return COMMON.has(plain) || (unit.length < plain.length && (unit.length < 5 || COMMON.has(unit)));
}

/** @throws Refusal WEAK_PASSWORD. */
export function checkNewPassword(password: string): void {
  const { length } = password;
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max || isCommonPassword(password)) throw new Refusal("WEAK_PASSWORD");
}
