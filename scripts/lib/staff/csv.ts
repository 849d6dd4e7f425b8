/** Tables for spreadsheets. */

/**
 * Beginnings that make spreadsheets read a cell as a formula, quoted or not (OWASP ASVS 5.0, requirement 1.2.10). Carriage
 * return and line feed count because some programs skip them.
 */
const FORMULA = /^[=+\-@\t\r\n]/u;

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
/** An apostrophe in front makes every spreadsheet read the cell as text. */
const neutral = (value: string) => (FORMULA.test(value) ? `'${value}` : value);

/**
 * @returns RFC 4180: a line of names, then a line for each row; and how many cells got an apostrophe that is not in the data. Programs should
 *   read JSON instead.
 */
export function toCsv(rows: readonly Readonly<Record<string, unknown>>[]): { text: string; changed: number } {
  const [first] = rows;
  if (first === undefined) return { text: "", changed: 0 };
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name])))];
  return {
    text: lines.map((line) => `${line.map((cell) => quoted(neutral(cell))).join(",")}\r\n`).join(""),
    changed: lines.flat().filter((cell) => FORMULA.test(cell)).length,
  };
}
