import type { Locale } from "#schemas/locale.ts";
import type { MailWords } from "#schemas/mail.ts";
import { documentsOf } from "./documents.ts";
import { firstLanguage } from "./fallback.ts";

const byLocale = new Map(documentsOf("MailWords").map(({ data, path }) => [path[0] as Locale, data]));

/** The texts of the site's mails, and their language. @throws if no language has them. */
export function requireMailCopy(locale: Locale): { copy: MailWords; language: Locale } {
  const found = firstLanguage(locale, (language) => byLocale.get(language));
  if (found === undefined) throw new Error("no language has texts for mails");
  return { copy: found.value, language: found.language };
}
