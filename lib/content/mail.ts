import type { Locale } from "#schemas/locale.ts";
import type { MailWords } from "#schemas/mail.ts";
import { documentsOf } from "./documents.ts";
import { firstLanguage } from "./fallback.ts";

const byLocale = new Map(documentsOf("MailWords").map(({ data, path }) => [path[0] as Locale, data]));

/** The words of the site's mails, and the language that they are in. @throws when no language has them. */
export function requireMailWords(locale: Locale): { words: MailWords; language: Locale } {
  const found = firstLanguage(locale, (language) => byLocale.get(language));
  if (found === undefined) throw new Error("no language has words for mails");
  return { words: found.value, language: found.language };
}
