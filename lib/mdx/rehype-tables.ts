import type { Element, Root } from "hast";
import { elementsOf } from "./elements-of.ts";
import { textOf } from "./text-of.ts";

/** A cell with more letters reads as a sentence. */
const SENTENCE = 40;
/** Letters that are as wide as two. */
const WIDE = /\p{scx=Han}|\p{scx=Hira}|\p{scx=Kana}/gu;

/**
 * Marks each table that has sentences in its cells: where a screen is too narrow for its columns, cells stand below each other. They are
 * given their column's heading, unless the table is a list of names with what belongs to each.
 */
export function rehypeTables() {
  return (root: Root) => {
    for (const table of elementsOf(root, "table")) {
      const isHeadless = headRows(table);
      const headings = elementsOf(table, "th").map(textOf);
      const rows = elementsOf(table, "tr")
        .map((row) => elementsOf(row, "td"))
        .filter(({ length }) => length > 0);
      if (!rows.flat().some(isSentence)) continue;
      table.properties.dataSentences = "";
      if (isHeadless) continue;
      const hasNames = (rows.length > 1 || headings.length > 2) && !rows.some(([first]) => first !== undefined && isSentence(first));
      if (hasNames && headings.length === 2) continue;
      for (const cells of rows)
        cells.forEach((cell, column) => {
          if (column > 0 || !hasNames) cell.properties.dataColumn = headings[column];
        });
    }
  };
}

/** Where no column has a heading, removes their row: the first cell of each row then is the heading of what stands beside it. @returns Whether it is so. */
function headRows(table: Element): boolean {
  const [head] = elementsOf(table, "thead");
  if (head === undefined || textOf(head).trim() !== "") return false;
  table.children = table.children.filter((child) => child !== head);
  for (const row of elementsOf(table, "tr")) {
    const [first] = elementsOf(row, "td");
    if (first === undefined) continue;
    first.tagName = "th";
    first.properties.scope = "row";
  }
  return true;
}

const isSentence = (cell: Element): boolean => textOf(cell).replaceAll(WIDE, "ww").length > SENTENCE;
