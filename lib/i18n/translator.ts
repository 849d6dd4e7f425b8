/** next-intl's translator over the generated messages. Keys are written in full, `products.buyNow`, so that the checker can find each use. */
import { createTranslator } from "next-intl";
import { findMessages } from "#lib/content/messages.ts";
import type { Locale } from "#schemas/locale.ts";
import { keepTogether } from "./keep-together.ts";

/** Returns the words for a key, with its ICU arguments filled in. @throws when the key or an argument is missing. */
export type Translate = (key: string, values?: Record<string, string | number | Date>) => string;

const translators = new Map<Locale, Translate>();

export function translatorFor(locale: Locale): Translate {
  let translate = translators.get(locale);
  if (translate === undefined) {
    const t = createTranslator({
      locale,
      messages: findMessages(locale),
      onError: (error) => {
        throw error;
      },
    });
    const words = (key: string, values?: Parameters<Translate>[1]) => t(key as never, values as never);
    // Japanese wants its spaces kept everywhere. In other languages the figures do, and they come with theirs (lib/content/fact-words.ts).
    translate = locale === "ja" ? (key, values) => keepTogether(words(key, values), locale) : words;
    translators.set(locale, translate);
  }
  return translate;
}
