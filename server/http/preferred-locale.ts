import { DEFAULT_LOCALE, type Locale, LOCALES } from "#schemas/locale.ts";

/** The first of our languages in `Accept-Language`: for answers to somebody of whom nothing else is known. */
export function preferredLocale(header: string | null): Locale {
  const wishes = (header ?? "")
    .toLowerCase()
    .split(",")
    .map((wish) => {
      const [tag = "", ...parameters] = wish.trim().split(";");
      const quality = parameters.map((parameter) => /^\s*q=(?<value>[\d.]+)$/u.exec(parameter)?.groups?.value).find(Boolean);
      return { language: tag.split("-")[0], quality: Number(quality ?? 1) };
    });
  wishes.sort((a, b) => b.quality - a.quality);
  for (const { language, quality } of wishes) {
    const locale = LOCALES.find((candidate) => candidate === language);
    if (locale !== undefined && quality > 0) return locale;
  }
  return DEFAULT_LOCALE;
}
