import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { subsetMainFont } from "./main-font.ts";
import { readSfnt, writeSfnt } from "./sfnt.ts";

const source = readFileSync("node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2");
const tablesOf = async (font: Buffer) => readSfnt(await subsetFont(font, "", { keepAllGlyphs: true, targetFormat: "sfnt" })).tables;
const glyphs = (tables: Map<string, Buffer>) => tables.get("maxp")!.readUInt16BE(4);

test("a font has the characters asked for, the weights in use, and kerning that does not vary", async () => {
  const font = await subsetMainFont(source, "AVT1");
  expect(font.toString("latin1", 0, 4)).toBe("wOF2");
  const tables = await tablesOf(font);
  const [few, more] = [glyphs(tables), glyphs(await tablesOf(await subsetMainFont(source, "AVT1é")))];
  expect(few).toBeLessThan(more);
  // One axis: after the header of 16 bytes its name, and its least, usual and greatest value as 16.16 fixed numbers.
  const axes = tables.get("fvar")!;
  expect(axes.readUInt16BE(8)).toBe(1);
  expect(axes.toString("latin1", 16, 20)).toBe("wght");
  expect([axes.readInt32BE(20), axes.readInt32BE(28)].map((value) => value / 65_536)).toEqual([400, 600]);
  expect(tables.get("GPOS")!.length).toBeGreaterThan(0);
  // Without variations of kerning, GDEF has no store for them: version 1.3 has one.
  expect(tables.get("GDEF")?.readUInt16BE(2) ?? 0).toBeLessThan(3);
});

test("the same input gives the same bytes", async () => {
  expect((await subsetMainFont(source, "Words")).equals(await subsetMainFont(source, "Words"))).toBe(true);
});

test("tables survive reading and writing", () => {
  const tables = new Map([
    ["aaaa", Buffer.from("12345")],
    ["bbbb", Buffer.from("6")],
  ]);
  expect(readSfnt(writeSfnt({ version: 0x0001_0000, tables }))).toEqual({ version: 0x0001_0000, tables });
});
