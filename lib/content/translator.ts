/** Typed translation functions: an unknown key or a missing argument is a TypeScript error. */
import { createTranslator, type Messages, type TranslationValues } from "next-intl";
import type { Locale } from "#schemas/locale.ts";
import { findMessages, type MessageArguments } from "./messages.ts";

/** The full key of a message: `products.buyNow`. */
export type MessageKey = keyof MessageArguments;

/** The intersection of a union's members. */
type Intersection<Types> = (Types extends unknown ? (each: Types) => void : never) extends (all: infer Result) => void ? Result : never;

/** The arguments that every message of a union of keys needs. */
export type ArgumentsOf<Key extends MessageKey> = Intersection<MessageArguments[Key]>;

/** Returns the message with its ICU arguments filled in, as plain text. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: object extends ArgumentsOf<Key> ? [] : [values: ArgumentsOf<Key>]
) => string;

const translators = new Map<Locale, Translate>();

/** The translation function of a locale, which throws if a message is missing or malformed. */
export function translatorFor(locale: Locale): Translate {
  let translate = translators.get(locale);
  if (translate === undefined) {
    const messages: Messages = findMessages(locale);
    const t = createTranslator({
      locale,
      messages,
      onError: (error) => {
        throw error;
      },
    });
    // next-intl's types are wider than the generated ones.
    translate = ((key: string, values?: TranslationValues) => t(key, values)) as Translate;
    translators.set(locale, translate);
  }
  return translate;
}
