import { expect, it } from "vitest";
import { preferredLocale } from "./preferred-locale.ts";

it.each([
  [null, "ja"],
  ["", "ja"],
  ["de", "de"],
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["pt-BR,pt;q=0.9,es;q=0.8,en;q=0.7", "es"],
  ["en;q=0.5, fr;q=0.9", "fr"],
  ["zh-Hant-TW", "zh"],
  ["de;q=0, it", "ja"],
  ["*", "ja"],
  ["../../en,;q=x", "ja"],
])("%s means %s", (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});
