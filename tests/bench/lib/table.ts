/** @param textColumns Columns that are aligned to the left; all others are numbers. @returns A Markdown table, also readable in a terminal. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], textColumns: readonly number[] = [0]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => {
    const cells = widths.map((width, column) =>
      textColumns.includes(column) ? (row[column] ?? "").padEnd(width) : (row[column] ?? "").padStart(width),
    );
    return `| ${cells.join(" | ")} |`;
  };
  const rule = `| ${widths.map((width, column) => (textColumns.includes(column) ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}
