/** One line for each problem. The task in .vscode/tasks.json reads this format. */
import type { CheckResult } from "#scripts/lib/check/check-content.ts";

/** `file:line:column-endLine:endColumn: error: what was found; what to write [rule]`. */
export function linesReport({ problems, notes }: CheckResult): string {
  return [...problems, ...notes]
    .map(({ file, line, column, endLine, endColumn, severity, message, hint, rule }) => {
      const place = `${file}:${line}:${column}-${endLine}:${endColumn}`;
      return `${place}: ${severity}: ${`${message}; ${hint}`.replace(/\s+/gu, " ")} [${rule}]\n`;
    })
    .join("");
}
