/** Annotations in a pull request, as GitHub's workflow commands. */
import type { CheckResult } from "#scripts/lib/check/check-content.ts";
import { prettyReport } from "./pretty.ts";

/** One command for each problem, then the summary for the log. */
export function githubReport(result: CheckResult): string {
  const commands = [...result.problems, ...result.notes].map(
    ({ file, line, column, endLine, endColumn, rule, severity, message, hint }) => {
      // GitHub ignores columns of a problem that spans lines.
      const place = {
        file,
        line,
        endLine,
        col: column,
        ...(endLine === line ? { endColumn: Math.max(endColumn, column + 1) } : {}),
        title: rule,
      };
      const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
      return `::${severity === "note" ? "notice" : severity} ${properties.join(",")}::${escapeData(`${message}\n${hint}`)}`;
    },
  );
  const summary = prettyReport({ ...result, problems: [], notes: [] }).replace(/^.*\n/u, "");
  const total = `${result.problems.length} problems, ${result.files} files\n`;
  return [...commands, total + summary].join("\n");
}

const escapeData = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string): string => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
