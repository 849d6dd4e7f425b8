/**
 * Kerning between figures and the points of a number. The face draws a point below the arm of a "1", so that 1.2.1 reads as 121.
 * Tables as in the OpenType specification: "GPOS" with pair adjustment, "cmap" with format 4.
 */
type Glyphs = ReadonlySet<number>;

const FIGURES = "0123456789";
const POINTS = ".,:";
const EXTENSION = 9;
/** A pair has one value: how much nearer the second glyph stands. */
const ADVANCE_ALONE = 4;

/**
 * @param gpos Changed in place: a figure and a point, in either order, have no kerning.
 * @throws when kerning is stored in another way than in the package's font.
 */
export function loosenPoints(gpos: Buffer, cmap: Buffer): void {
  const [figures, points] = [glyphsOf(FIGURES, cmap), glyphsOf(POINTS, cmap)];
  for (const table of pairTables(gpos))
    for (const place of [...valuesOf(table, figures, points), ...valuesOf(table, points, figures)]) table.writeInt16BE(0, place);
}

function pairTables(gpos: Buffer): Buffer[] {
  const lookups = gpos.subarray(gpos.readUInt16BE(8));
  return numbers(lookups, 2, lookups.readUInt16BE(0)).flatMap((offset) => {
    const lookup = lookups.subarray(offset);
    return numbers(lookup, 6, lookup.readUInt16BE(4)).map((at) => {
      const table = lookup.subarray(at + (lookup.readUInt16BE(0) === EXTENSION ? lookup.readUInt32BE(at + 4) : 0));
      if (table.readUInt16BE(4) !== ADVANCE_ALONE || table.readUInt16BE(6) !== 0) throw new Error("kerning has more than one value a pair");
      return table;
    });
  });
}

/** Where a table has the values of pairs: of single glyphs (format 1), or of classes of glyphs (format 2). */
function valuesOf(table: Buffer, first: Glyphs, second: Glyphs): number[] {
  const offset = (at: number) => table.subarray(table.readUInt16BE(at));
  if (table.readUInt16BE(0) === 1) {
    const covered = coverage(offset(2));
    return numbers(table, 10, table.readUInt16BE(8)).flatMap((set, place) => {
      const pairs = Array.from({ length: table.readUInt16BE(set) }, (_none, pair) => set + 2 + 4 * pair);
      return first.has(covered[place] ?? 0) ? pairs.filter((at) => second.has(table.readUInt16BE(at))).map((at) => at + 2) : [];
    });
  }
  const [rows, columns] = [classes(offset(8), first), classes(offset(10), second)];
  return rows.flatMap((row) => columns.map((column) => 16 + 2 * (row * table.readUInt16BE(14) + column)));
}

/** The glyphs that a table has something for, in its order. */
function coverage(table: Buffer): number[] {
  const count = table.readUInt16BE(2);
  if (table.readUInt16BE(0) === 1) return numbers(table, 4, count);
  return ranges(table, 4, count).flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_none, place) => from + place));
}

/** The classes of glyphs; without those that are in none. */
function classes(table: Buffer, glyphs: Glyphs): number[] {
  const first = table.readUInt16BE(2);
  const classOf =
    table.readUInt16BE(0) === 1
      ? (glyph: number) => numbers(table, 6, table.readUInt16BE(4))[glyph - first]
      : (glyph: number) => ranges(table, 4, first).find(({ from, to }) => from <= glyph && glyph <= to)?.value;
  return [...new Set([...glyphs].flatMap((glyph) => classOf(glyph) ?? []))].filter((one) => one > 0);
}

/** @throws when the font's first table of characters has another format than 4. */
function glyphsOf(characters: string, cmap: Buffer): Glyphs {
  const table = cmap.subarray(cmap.readUInt32BE(8));
  if (table.readUInt16BE(0) !== 4) throw new Error("characters are not in a table of format 4");
  const length = table.readUInt16BE(6);
  const ends = numbers(table, 14, length / 2);
  return new Set(
    [...characters].map((character) => {
      const point = character.codePointAt(0) ?? 0;
      const at = 16 + 2 * ends.findIndex((end) => end >= point);
      const [start, delta, offset] = [1, 2, 3].map((column) => table.readUInt16BE(at + column * length)) as [number, number, number];
      const glyph = offset === 0 ? point : table.readUInt16BE(at + 3 * length + offset + 2 * (point - start));
      return (glyph + delta) % 0x1_0000;
    }),
  );
}

const ranges = (table: Buffer, at: number, count: number) =>
  Array.from({ length: count }, (_none, place) => {
    const [from = 0, to = 0, value = 0] = numbers(table, at + 6 * place, 3);
    return { from, to, value };
  });

const numbers = (table: Buffer, at: number, count: number): number[] =>
  Array.from({ length: count }, (_none, place) => table.readUInt16BE(at + 2 * place));
