/**
 * What spreadsheets take a cell for a formula by (OWASP ASVS 5.0, requirement 1.2.10; carriage return and line feed, because
 * some of them skip those). Quotes around the cell do not keep them from it.
 */
const FORMULA = /^[=+\-@\t\r\n]/u;

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
/** An apostrophe in front makes a text of it, in all of them. */
const neutral = (value: string) => (FORMULA.test(value) ? `'${value}` : value);

export type Csv = {
  /** RFC 4180: a line of names, then a line for each row. */
  text: string;
  /** In how many cells an apostrophe stands in front of what is meant. A program that reads them should read JSON instead. */
  changed: number;
};

export function toCsv(rows: readonly Readonly<Record<string, unknown>>[]): Csv {
  const [first] = rows;
  if (first === undefined) return { text: "", changed: 0 };
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name])))];
  return {
    text: lines.map((line) => `${line.map((cell) => quoted(neutral(cell))).join(",")}\r\n`).join(""),
    changed: lines.flat().filter((cell) => FORMULA.test(cell)).length,
  };
}
