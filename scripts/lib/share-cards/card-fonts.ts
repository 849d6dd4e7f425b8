/** Fonts for the share cards, out of npm packages. Each package splits its variable font by range of characters. */
import { readFileSync } from "node:fs";
import type { Font } from "satori";
import subsetFont from "subset-font";
import type { Locale } from "#schemas/locale.ts";
import { readSfnt } from "#scripts/lib/assets/sfnt.ts";
import { codePointsOf } from "#scripts/lib/unicode-range.ts";

const LATIN = "instrument-sans";

/** For each language, the package of @fontsource-variable with the letters that Instrument Sans lacks. */
const FALLBACKS: Record<Locale, string | undefined> = {
  ja: "noto-sans-jp",
  en: undefined,
  fr: undefined,
  de: undefined,
  zh: "noto-sans-sc",
  es: undefined,
};

/** Regular for lines, bold for headings and the vendor's name. */
export const CARD_WEIGHTS = [400, 600] as const;

export type CardFonts = { fonts: Font[]; /** The font-family of CSS: one name for each piece of a font. */ family: string };

/** In every font, because HarfBuzz draws the marks for line breaks as a space, and satori fails without a glyph for it. */
const SPACE = " ";
/** Marks for line breaks, which no font has. */
const INVISIBLE = /[\u200B\u2060]/gu;

type Slice = { name: string; file: string; characters: string };

/**
 * Makes the fonts that a text is set in: only its own letters, at fixed weights, because satori draws a variable font at its default
 * weight, which is thin for the Noto fonts. What no package has, and is no letter, is left out of the fonts.
 *
 * @param text Everything that is set in these fonts.
 * @param locale Its language, which decides between Japanese and Chinese forms of one letter.
 * @throws when no package has a letter of the text.
 */
export async function makeCardFonts(text: string, locale: Locale): Promise<CardFonts> {
  const missing = new Set(text.replace(INVISIBLE, ""));
  const slices = [LATIN, FALLBACKS[locale]].flatMap((font) => (font === undefined ? [] : takeSlices(font, missing)));
  const letters = [...missing].filter((character) => /\p{L}/u.test(character));
  if (letters.length > 0)
    throw new Error(
      `no font of the share cards has ${letters.slice(0, 10).join(" ")}: add one for ${locale} in scripts/lib/share-cards/card-fonts.ts`,
    );
  const fonts = await Promise.all(
    slices.flatMap(({ name, file, characters }) =>
      CARD_WEIGHTS.map(async (weight): Promise<Font> => {
        const data = await subsetFont(readFileSync(file), characters + SPACE, { targetFormat: "sfnt", variationAxes: { wght: weight } });
        // satori reads the whole ArrayBuffer behind a Buffer, which Node shares between small ones.
        return { name, data: new Uint8Array(data).buffer, weight, style: "normal" };
      }),
    ),
  );
  return { fonts: fonts.filter(({ data }) => hasCharacters(data)), family: slices.map(({ name }) => name).join(", ") };
}

/** Whether a font maps any character: a package's range may name some that its font does not have, and satori refuses an empty font. */
function hasCharacters(data: Font["data"]): boolean {
  const cmap = readSfnt(Buffer.from(data as ArrayBuffer)).tables.get("cmap");
  return cmap !== undefined && cmap.readUInt16BE(2) > 0;
}

/** The pieces of a package's font that have characters of a set, which are taken out of it. */
function takeSlices(font: string, missing: Set<string>): Slice[] {
  const folder = `node_modules/@fontsource-variable/${font}`;
  const ranges = JSON.parse(readFileSync(`${folder}/unicode.json`, "utf8")) as Record<string, string>;
  // Ranges overlap, and as in CSS the later one decides.
  return Object.entries(ranges)
    .reverse()
    .flatMap(([key, range]) => {
      const subset = key.replace(/[[\]]/gu, "");
      const points = codePointsOf(range);
      const found = [...missing].filter((character) => points.has(character.codePointAt(0) ?? 0));
      for (const character of found) missing.delete(character);
      const file = `${folder}/files/${font}-${subset}-wght-normal.woff2`;
      return found.length === 0 ? [] : [{ name: `${font}-${subset}`, file, characters: found.join("") }];
    });
}
