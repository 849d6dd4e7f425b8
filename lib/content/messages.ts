/** The words of the interface, key by key with the source's where a language has none yet. */
import type { MessageArguments as Generated } from "#.contentlayer/message-arguments.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Messages } from "#schemas/messages.ts";
import { documentsOf } from "./documents.ts";
import { languagesFor } from "./fallback.ts";
import { tracked, unrecorded } from "./reads.ts";

const byLocale = new Map(documentsOf("Messages").map(({ data, path }) => [path[0] as Locale, data]));

/** The arguments of each message by its full key, as in its English text. */
export type MessageArguments = Generated;

type Tree = { [key: string]: string | Tree };

function merge(base: Tree, over: Tree): Tree {
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === "object" && typeof below === "object" ? merge(below, value) : value;
  }
  return merged;
}

const merged = Object.fromEntries(
  LOCALES.map((locale) => {
    const mergeLanguages = () =>
      languagesFor(locale)
        .toReversed()
        .reduce<Tree>((tree, language) => merge(tree, byLocale.get(language) ?? {}), {}) as Messages;
    return [locale, tracked(`messages/${locale}`, () => unrecorded(mergeLanguages))];
  }),
) as Record<Locale, Messages>;

/** All messages of a locale. */
export const findMessages = (locale: Locale): Messages => merged[locale];

/** The language that the interface of a locale is really in. */
export function languageOfMessages(locale: Locale): Locale {
  return languagesFor(locale).find((language) => byLocale.has(language)) ?? locale;
}
