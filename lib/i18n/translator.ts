/** next-intl's translator over the generated messages. Keys are written in full, `products.buyNow`, so that the checker can find each use. */
import { createTranslator } from "next-intl";
import { findMessages } from "#lib/content/messages.ts";
import type { Locale } from "#schemas/locale.ts";
import { keepWords } from "./keep-together.ts";

/** Returns the words for a key, with its ICU arguments filled in. @throws when the key or an argument is missing. */
export type Translate = (key: string, values?: Record<string, string | number | Date>) => string;

const translators = new Map<Locale, Translate>();

/** Words as their authors wrote them: for mails, and for what is kept as a proof. */
export function plainTranslatorFor(locale: Locale): Translate {
  let translate = translators.get(locale);
  if (translate === undefined) {
    const t = createTranslator({
      locale,
      messages: findMessages(locale),
      onError: (error) => {
        throw error;
      },
    });
    translate = (key, values) => t(key as never, values as never);
    translators.set(locale, translate);
  }
  return translate;
}

/** What an answer says is looked for letter for letter, and so is all that the interface says in English, but for its figures. */
const isLookedFor = (key: string, locale: Locale) => (locale === "en" ? !key.startsWith("catalogue.") : key.startsWith("errors."));

/** Words for a page, whose lines do not tear them. */
export function translatorFor(locale: Locale): Translate {
  const plain = plainTranslatorFor(locale);
  return (key, values) => (isLookedFor(key, locale) ? plain(key, values) : keepWords(plain(key, values), locale));
}
