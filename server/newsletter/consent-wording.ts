/** The sentence beside the box, as it stood when somebody ticked it: a part of the proof. */
import { createHash } from "node:crypto";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function consentWording(locale: Locale): { wording: string; wording_hash: string } {
  const wording = translatorFor(locale)("newsletter.consent");
  return { wording, wording_hash: createHash("sha256").update(wording).digest("hex") };
}
