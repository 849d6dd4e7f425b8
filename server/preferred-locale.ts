import { DEFAULT_LOCALE, LOCALES } from "#lib/i18n/locales.ts";
import type { Locale } from "#schemas/locale.ts";

/** The first of the site's languages in `Accept-Language`; for responses to a client whose language is not known otherwise. */
export function preferredLocale(header: string | null): Locale {
  const preferences = (header ?? "")
    .toLowerCase()
    .split(",")
    .map((preference) => {
      const [tag = "", ...parameters] = preference.trim().split(";");
      const quality = parameters.map((parameter) => /^\s*q=(?<value>[\d.]+)$/u.exec(parameter)?.groups?.value).find(Boolean);
      return { language: tag.split("-")[0], quality: Number(quality ?? 1) };
    });
  preferences.sort((a, b) => b.quality - a.quality);
  for (const { language, quality } of preferences) {
    const locale = LOCALES.find((candidate) => candidate === language);
    if (locale !== undefined && quality > 0) return locale;
  }
  return DEFAULT_LOCALE;
}
