import { expect, test, vi } from "vitest";
import type { Locale } from "#schemas/locale.ts";
import { betaLead } from "./beta-lead.ts";

vi.mock("#lib/content/releases.ts", () => ({
  listReleases: (_product: string, locale: Locale) => {
    const words = (summary: string) => ({ language: locale === "de" ? "en" : locale, data: { summary } });
    return [{ words: words("Quieter reverbs.") }, { words: words("Older news.") }];
  },
}));

test("a beta begins with what is new in its newest version", () => {
  expect(betaLead("harp", "en")).toBe("Quieter reverbs.");
});

test("what is new is left out where it is not written in the page's language", () => {
  expect(betaLead("harp", "de")).toBeUndefined();
});
