/** next-intl's translator over the generated messages, typed: a key that does not exist, or a missing argument, is a TypeScript error. */
import { createTranslator, type Messages, type TranslationValues } from "next-intl";
import { findMessages, type MessageArguments } from "#lib/content/messages.ts";
import type { Locale } from "#schemas/locale.ts";

/** The full key of a message: `products.buyNow`. */
export type MessageKey = keyof MessageArguments;

/** What every one of the types has: the arguments for whichever of several messages is taken. */
type All<Types> = (Types extends unknown ? (each: Types) => void : never) extends (all: infer Result) => void ? Result : never;

/** The values that a message, or each of several, needs. */
type ArgumentsOf<Key extends MessageKey> = All<MessageArguments[Key]>;

/** Returns the message with its ICU arguments filled in, as plain text. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: object extends ArgumentsOf<Key> ? [] : [values: ArgumentsOf<Key>]
) => string;

const translators = new Map<Locale, Translate>();

/** @returns The translator of a locale, which throws when a message is missing or malformed. */
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
    // next-intl's own type is wider than the generated ones, which `Translate` demands of its callers.
    translate = ((key: string, values?: TranslationValues) => t(key, values)) as Translate;
    translators.set(locale, translate);
  }
  return translate;
}

/** Keys of messages that need no values. */
type PlainKey = { [Key in MessageKey]: object extends ArgumentsOf<Key> ? Key : never }[MessageKey];
type NameIn<Group extends string, Key = PlainKey> = Key extends `${Group}.${infer Name}` ? Name : never;

/** @returns Messages of one group by their names in it: `pickMessages(t, "search", "open", "close")`. */
export function pickMessages<Group extends string, Name extends NameIn<Group>>(
  t: Translate,
  group: Group,
  ...names: readonly Name[]
): Record<Name, string> {
  const messageOf = t as (key: string) => string;
  return Object.fromEntries(names.map((name) => [name, messageOf(`${group}.${name}`)])) as Record<Name, string>;
}
