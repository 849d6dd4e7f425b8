import { describe, expect, it } from "vitest";
import type { Locale } from "#schemas/locale.ts";
import { keepData, keepName, keepWords, withPlainSpaces } from "./keep-together.ts";

/** A space that does not break is drawn as `_`, a word joiner as `|`. */
const seen = (text: string) => text.replaceAll("\u00A0", "_").replaceAll("\u2060", "|");
const kept = (text: string, locale: Locale = "ja") => seen(keepWords(text, locale));

describe("in Japanese", () => {
  it.each([
    ["ビートが BeatGen を待つ", "ビートが BeatGen_を待つ"],
    ["2〜3 営業日以内に", "2〜|3_営業日以内に"],
    ["料金は $0.02〜$0.20 です", "料金は $0.02〜|$0.20_です"],
    ["macOS 10.15 以降、Windows 10 以降", "macOS_10.15_以降、Windows_10_以降"],
    ["$5 から、10% です", "$5_から、10%_です"],
    ["DAW 一覧と Mac 用の AI アシスタント", "DAW_一覧と Mac_用の AI_アシスタント"],
    ["Windows 用、Listen ボタン", "Windows_用、Listen ボタン"],
  ])("a particle stays with its word and a unit with its figure: %s", (plain, bound) => {
    expect(kept(plain)).toBe(bound);
  });

  it("a bracket keeps the particle behind it", () => {
    expect(kept("「方位」を見て（MIDI）では、「録音」お試し")).toBe("「方位」|を見て（MIDI）|では、「録音」お試し");
  });

  it.each([
    ["以前のバージョンの全チャンネル", "以前のバージ|ョンの全チ|ャンネル"],
    ["問い合わせ先と聴き違え、買い替えた、たどり着き", "問い|合わせ先と聴き|違え、買い|替えた、たどり|着き"],
    ["お問い合わせは、アクティベーションできません", "お|問|い|合|わ|せは、アクティベーションで|き|ま|せ|ん"],
    ["もう一度、ひとつずつ手がかりを年に数回", "もう|一度、ひと|つずつ手が|かりを年に|数回"],
    ["体験版としても、改定によって", "体験版と|しても、改定に|よって"],
    ["大きい違いは、画面に合わせて", "大きい違いは、画面に合わせて"],
  ])("a word that phrase breaking cuts stays whole: %s", (plain, bound) => {
    expect(kept(plain)).toBe(bound);
  });

  it("a name stays whole while it is short", () => {
    expect(kept("Pro Tools と DaVinci Resolve では SHA-256 を")).toBe("Pro_Tools_と DaVinci_Resolve_では SHA-|256_を");
    expect(kept("Ambience Enhancer Multiband を")).toBe("Ambience_Enhancer Multiband_を");
  });
});

describe("in other languages", () => {
  it.each([
    ["de", "2 bis 3 Arbeitstage", "2_bis_3_Arbeitstage"],
    ["de", "Das kostet 0,02\u00A0$ bis 0,20\u00A0$ im Monat", "Das kostet 0,02_$_bis_0,20_$ im Monat"],
    ["en", "2 to 3 business days", "2_to_3_business days"],
    ["en", "from $0.02 to $0.20 each", "from $0.02_to_$0.20_each"],
    ["fr", "2 à 3 jours ouvrés", "2_à_3_jours ouvrés"],
    ["es", "2 a 3 días hábiles", "2_a_3_días hábiles"],
    ["zh", "2 至 3 个工作日", "2_至_3_个工作日"],
    ["en", "72 hours, not more", "72_hours, not more"],
    ["en", "version 1.2.0 and later, 1.3.0-beta.1", "version 1.2.0 and later, 1.3.0-beta.1"],
    ["fr", "Windows 10 ou ultérieur", "Windows_10 ou ultérieur"],
    ["de", "Der Link gilt 5-mal, mit SHA-256", "Der Link gilt 5-|mal, mit SHA-|256"],
  ] as const)("%s: a unit stays with its figure, a system with its number: %s", (locale, plain, bound) => {
    expect(kept(plain, locale)).toBe(bound);
  });

  it("a line does not end behind a short beginning, which a text's first line cannot", () => {
    expect(kept("Ihre E-Mail-Adresse, zwei Plug-ins in US-Dollar, die Hub-App", "de")).toBe(
      "Ihre E-|Mail-Adresse, zwei Plug-|ins in US-|Dollar, die Hub-App",
    );
    expect(kept("E-mail address", "en")).toBe("E-mail address");
    expect(seen(keepData({ lead: "An e-mail", steps: [{ text: "5 days" }], count: 2 }, "en").lead)).toBe("An e-|mail");
  });
});

it.each([
  ["ja", "Ambience Enhancer Multiband の「バージョン」は 5 分、2〜3 営業日、SHA-256 と AI アシスタント"],
  ["de", "Ihre E-Mail kommt in 2 bis 3 Arbeitstagen, 5-mal in 72 Stunden"],
] as const)("done twice is done once, and machines get what the author wrote: %s", (locale, text) => {
  const once = keepWords(text, locale);
  expect(keepWords(once, locale)).toBe(once);
  expect(withPlainSpaces(once)).toBe(text);
  expect(seen(keepName("Studio One"))).toBe("Studio_One");
});
