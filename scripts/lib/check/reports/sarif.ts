/** SARIF 2.1.0, which code hosts and editors read. */
import type { CheckResult } from "#scripts/lib/check/check-content.ts";
import type { Problem } from "#scripts/lib/check/problem.ts";
import type { RuleText } from "#scripts/lib/check/rule.ts";

/** All problems and notes, with the text of the rules that they break. */
export function sarifReport({ problems, notes }: CheckResult, rules: readonly RuleText[]): string {
  const found = [...problems, ...notes];
  const broken = rules.filter(({ id }) => found.some(({ rule }) => rule === id));
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "check:content",
            rules: broken.map(({ id, forbids, right }) => ({
              id,
              shortDescription: { text: forbids },
              help: { text: `${forbids}\n\n${right}` },
            })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: found.map(resultOf),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf(problem: Problem) {
  const { rule, severity, message, hint, related } = problem;
  return {
    ruleId: rule,
    level: severity,
    message: { text: `${message}. ${hint}` },
    locations: [locationOf(problem)],
    relatedLocations: related?.map((other) => ({
      ...locationOf({ ...other, endLine: other.line, endColumn: other.column + 1 }),
      message: { text: other.message },
    })),
  };
}

function locationOf({ file, line, column, endLine, endColumn }: Pick<Problem, "file" | "line" | "column" | "endLine" | "endColumn">) {
  return {
    physicalLocation: {
      artifactLocation: { uri: file },
      region: { startLine: line, startColumn: column, endLine, endColumn: endLine === line ? Math.max(endColumn, column + 1) : endColumn },
    },
  };
}
