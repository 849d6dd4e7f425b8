/** Makes the site's main font from the package's: fewer characters, the weights in use, one set of kerning for all weights, numbers with clear points. */
import { existsSync, readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { putFile } from "#scripts/lib/put-file.ts";
import { codePointsOf } from "#scripts/lib/unicode-range.ts";
import { loosenPoints } from "./point-kerning.ts";
import { readSfnt, writeSfnt } from "./sfnt.ts";

const SOURCE = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
const TARGET = "app/[locale]/faces/instrument-sans-core.woff2";
/** Declares which characters each font file has. */
const DECLARATIONS = "app/[locale]/fonts.ts";

/** The only weights that the site uses. */
const WEIGHTS = { min: 400, max: 600 };
/** Kerning, ligatures and tabular figures; the package's other features are for languages that the site does not have. */
const FEATURES = ["kern", "liga", "tnum"];
/** Hints for rasterisers without anti-aliasing, and names of styles for menus of desktop programs. */
const UNUSED_TABLES = ["gasp", "prep", "STAT"];

/** Writes the font when it differs from the present file. @returns The files written, or with `check` those that would be. */
export async function makeMainFont({ check }: { check: boolean }): Promise<string[]> {
  const font = await subsetMainFont(readFileSync(SOURCE), mainCharacters(readFileSync(DECLARATIONS, "utf8")));
  if (existsSync(TARGET) && font.equals(readFileSync(TARGET))) return [];
  if (!check) putFile(TARGET, font);
  return [TARGET];
}

/** The characters of the first declared range that are not in the second, because browsers take the font that is declared last. */
function mainCharacters(declarations: string): string {
  const [main, rest] = [...declarations.matchAll(/"(U\+[^"]+)"/gu)].map(([, range = ""]) => codePointsOf(range));
  if (main === undefined || rest === undefined) throw new Error(`${DECLARATIONS} declares fewer than two ranges of characters`);
  return String.fromCodePoint(...[...main].filter((point) => !rest.has(point)));
}

/**
 * The package stores how kerning changes with the weight, which is a fifth of the file. Here each weight has the kerning of the
 * lightest: at 600 a pair of letters is on average 0.0014 em off, which is not visible.
 *
 * @param source A variable font in WOFF2 with the axis `wght`.
 * @returns The smaller font in WOFF2.
 */
export async function subsetMainFont(source: Buffer, characters: string): Promise<Buffer> {
  const options = { targetFormat: "sfnt", keepFeatures: FEATURES, noHinting: true, dropTables: UNUSED_TABLES } as const;
  const variable = readSfnt(await subsetFont(source, characters, { ...options, variationAxes: { wght: WEIGHTS } }));
  const lightest = readSfnt(await subsetFont(source, characters, { ...options, variationAxes: { wght: WEIGHTS.min } }));
  // Both have the same glyphs with the same numbers, so the tables of one fit the other.
  for (const table of ["GPOS", "GDEF"]) {
    const data = lightest.tables.get(table);
    if (data !== undefined) variable.tables.set(table, data);
  }
  const [kerning, characterMap] = ["GPOS", "cmap"].map((table) => variable.tables.get(table));
  if (kerning !== undefined && characterMap !== undefined) loosenPoints(kerning, characterMap);
  return subsetFont(writeSfnt(variable), "", { keepAllGlyphs: true, keepFeatures: FEATURES, targetFormat: "woff2" });
}
