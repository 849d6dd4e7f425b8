/** The result as JSON, for programs. */
import type { CheckResult } from "#scripts/lib/check/check-content.ts";

/** The version number rises when a field changes its meaning. */
export function jsonReport({ problems, notes, files, graces }: CheckResult): string {
  return `${JSON.stringify({ version: 1, files, problems, notes, graces }, null, 2)}\n`;
}
