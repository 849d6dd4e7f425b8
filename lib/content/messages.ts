/** The messages of the interface. A message that a language lacks is replaced by that of the next fallback language. */
import type { MessageArguments as Generated } from "#.contentlayer/message-arguments.ts";
import { type Locale, LOCALES } from "#schemas/locale.ts";
import type { Messages } from "#schemas/messages.ts";
import { documentsOf } from "./documents.ts";
import { languagesFor } from "./fallback.ts";
import { tracked, unrecorded } from "./reads.ts";

const byLocale = new Map(documentsOf("Messages").map(({ data, path }) => [path[0] as Locale, data]));

/** The arguments of each message by its full key, derived from its English text. */
export type MessageArguments = Generated;

type Tree = { [key: string]: string | Tree };

function merge(base: Tree, override: Tree): Tree {
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(override)) {
    const below = merged[key];
    merged[key] = typeof value === "object" && typeof below === "object" ? merge(below, value) : value;
  }
  return merged;
}

/** Levels of keys that name one part of content for reads.ts, such as `header.menu`. */
const GROUP_DEPTH = 2;

const merged = Object.fromEntries(
  LOCALES.map((locale) => {
    const mergeLanguages = () =>
      languagesFor(locale)
        .toReversed()
        .reduce<Tree>((tree, language) => merge(tree, byLocale.get(language) ?? {}), {}) as Messages;
    return [locale, tracked(`messages/${locale}`, () => unrecorded(mergeLanguages), GROUP_DEPTH)];
  }),
) as Record<Locale, Messages>;

/** All messages of a locale. */
export const findMessages = (locale: Locale): Messages => merged[locale];

/** The language of the interface of a locale: another one if the locale has no messages. */
export function languageOfMessages(locale: Locale): Locale {
  return languagesFor(locale).find((language) => byLocale.has(language)) ?? locale;
}
