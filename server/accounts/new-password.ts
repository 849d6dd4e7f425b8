/** The rules for a new password: its length, no common one, and none that the account or the site gives away (NIST SP 800-63B). No rule demands kinds of characters. */
import { dictionary } from "@zxcvbn-ts/language-common";
import { site } from "#lib/content/site.ts";
import { PASSWORD_LENGTH } from "#schemas/form-fields.ts";
import { Refusal } from "#server/refusal.ts";

const COMMON: ReadonlySet<string> = new Set(dictionary["passwords-common"].map(String));

/** The shortest part that the text repeats, or the text itself: `abcabc` gives `abc`. */
const unitOf = (text: string) => text.slice(0, (text + text).indexOf(text, 1));

/**
 * Whether it is a common password, the address, its part before the @ or the site's name, in any case, once or repeated, or one that repeats
 * a few characters.
 */
function isGuessable(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  const unit = unitOf(plain);
  const own = [email, email.split("@")[0] ?? "", site.name, site.name.replaceAll(" ", "")].map((text) => text.toLowerCase());
  return COMMON.has(plain) || own.includes(unit) || (unit.length < plain.length && (unit.length < 5 || COMMON.has(unit)));
}

/** @param email The address of its account. @throws Refusal WEAK_PASSWORD. */
export function checkNewPassword(password: string, email: string): void {
  const { length } = password;
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max || isGuessable(password, email)) throw new Refusal("WEAK_PASSWORD");
}
