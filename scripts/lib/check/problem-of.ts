/** From a finding with offsets to a problem with lines and columns. */
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import { type Lines, lineText, placeAt } from "#scripts/lib/content-files/lines.ts";
import type { Problem } from "./problem.ts";
import type { Finding } from "./rule.ts";

/**
 * A file that no kind of content has is still of the language in whose folder it lies.
 *
 * @param linesOfFile The lines of the file of a finding, and of others that it refers to.
 */
export function toProblem(rule: string, finding: Finding, locale: Locale | undefined, linesOfFile: (file: string) => Lines): Problem {
  const { at, message, hint, severity = "error", fix, related, gap, isCause } = finding;
  const lines = linesOfFile(at.file);
  const start = placeAt(lines, at.start);
  const end = placeAt(lines, Math.max(at.end, at.start));
  return {
    file: at.file,
    ...start,
    endLine: end.line,
    endColumn: end.column,
    rule,
    severity,
    message,
    hint,
    excerpt: lineText(lines, start.line),
    fix,
    isCause,
    related: related?.map(({ at: other, message: what }) => ({
      file: other.file,
      ...placeAt(linesOfFile(other.file), other.start),
      message: what,
    })),
    locale: gap?.locale ?? locale ?? ALL_LOCALES.find((each) => at.file.startsWith(`content/${each}/`)),
    hasStandIn: (gap !== undefined && gap.never !== true) || undefined,
  };
}
