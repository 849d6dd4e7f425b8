const quoted = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;

/** RFC 4180: a line of names, then a line for each row. */
export function toCsv(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const [first] = rows;
  if (first === undefined) return "";
  const names = Object.keys(first);
  return [names, ...rows.map((row) => names.map((name) => row[name]))].map((line) => `${line.map(quoted).join(",")}\r\n`).join("");
}
