/** The words of the interface, key by key with the source's where a language has none yet. */
import type { Locale } from "#schemas/locale.ts";
import type { Messages } from "#schemas/messages.ts";
import { documentsOf } from "./documents.ts";
import { languagesFor } from "./fallback.ts";

const byLocale = new Map(documentsOf("Messages").map(({ data, path }) => [path[0] as Locale, data]));

type Tree = { [key: string]: string | Tree };

function merge(base: Tree, over: Tree): Tree {
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === "object" && typeof below === "object" ? merge(below, value) : value;
  }
  return merged;
}

/** All messages of a locale. */
export function findMessages(locale: Locale): Messages {
  return languagesFor(locale)
    .toReversed()
    .reduce<Tree>((merged, language) => merge(merged, byLocale.get(language) ?? {}), {}) as Messages;
}

/** The language that the interface of a locale is really in. */
export function languageOfMessages(locale: Locale): Locale {
  return languagesFor(locale).find((language) => byLocale.has(language)) ?? locale;
}
