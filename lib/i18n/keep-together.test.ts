import { describe, expect, it } from "vitest";
import type { Locale } from "#schemas/locale.ts";
import { keepData, keepName, keepTogether, keepWords, withPlainSpaces } from "./keep-together.ts";

/** A space that does not break is drawn as `_`, a word joiner as `|`. */
const seen = (text: string) => text.replaceAll("\u00A0", "_").replaceAll("\u2060", "|");
const kept = (text: string, locale: Locale = "ja") => seen(keepTogether(text, locale));

describe("in Japanese", () => {
  it.each([
    ["ビートが BeatGen を待つ", "ビートが BeatGen_を待つ"],
    ["2〜3 営業日以内に", "2〜3_営業日以内に"],
    ["macOS 10.15 以降、Windows 10 以降", "macOS_10.15_以降、Windows_10_以降"],
    ["$5 から、10% です", "$5_から、10%_です"],
    ["DAW 一覧と Mac 用", "DAW 一覧と Mac 用"],
  ])("a particle stays with its word and a unit with its figure: %s", (plain, bound) => {
    expect(kept(plain)).toBe(bound);
  });

  it("a word that phrase breaking cuts stays whole in a document", () => {
    expect(seen(keepWords("以前のバージョンの全チャンネル", "ja"))).toBe("以前のバージ|ョンの全チ|ャンネル");
  });

  it("a name stays whole while it is short", () => {
    expect(kept("Pro Tools と DaVinci Resolve では SHA-256 を")).toBe("Pro_Tools_と DaVinci_Resolve_では SHA-256_を");
    expect(kept("Ambience Enhancer Multiband を")).toBe("Ambience_Enhancer Multiband_を");
  });
});

describe("in other languages", () => {
  it.each([
    ["de", "2 bis 3 Arbeitstage", "2 bis 3_Arbeitstage"],
    ["en", "72 hours, not more", "72_hours, not more"],
    ["en", "version 1.2.0 and later", "version 1.2.0 and later"],
    ["fr", "Windows 10 ou ultérieur", "Windows_10 ou ultérieur"],
  ] as const)("%s: a unit stays with its figure, a system with its number: %s", (locale, plain, bound) => {
    expect(kept(plain, locale)).toBe(bound);
  });
});

it("words of a document do not end a line behind a short beginning", () => {
  expect(seen(keepWords("Ihre E-Mail-Adresse, zwei Plug-ins, die Hub-App", "de"))).toBe(
    "Ihre E-|Mail-Adresse, zwei Plug-|ins, die Hub-App",
  );
  expect(seen(keepData({ lead: "An e-mail", steps: [{ text: "5 days" }], count: 2 }, "en").lead)).toBe("An e-|mail");
});

it("done twice is done once, and machines get what the author wrote", () => {
  const text = "Pro Tools の バージョンは 5 分";
  const once = keepWords(text, "ja");
  expect(keepTogether(once, "ja")).toBe(once);
  expect(withPlainSpaces(once)).toBe(text);
  expect(seen(keepName("Studio One"))).toBe("Studio_One");
});
