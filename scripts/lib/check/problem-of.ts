/** From a finding, which speaks of offsets, to a problem, which speaks of lines. */
import type { Locale } from "#schemas/locale.ts";
import { type Lines, lineText, placeAt } from "./lines.ts";
import type { Finding, Problem } from "./problem.ts";

/** Names the place of a finding. `linesOfFile` is asked for other files that the finding mentions. */
export function toProblem(
  rule: string,
  finding: Finding,
  lines: Lines,
  locale: Locale | undefined,
  linesOfFile: (file: string) => Lines = () => lines,
): Problem {
  const { at, message, hint, severity = "error", fix, related = [], gap } = finding;
  const start = placeAt(lines, at.start);
  const end = placeAt(lines, Math.max(at.end, at.start));
  const language = gap?.locale ?? locale;
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
    ...(fix === undefined ? {} : { fix }),
    ...(related.length === 0
      ? {}
      : {
          related: related.map(({ at: other, message: what }) => ({
            file: other.file,
            ...placeAt(linesOfFile(other.file), other.start),
            message: what,
          })),
        }),
    ...(language === undefined ? {} : { locale: language }),
    ...(gap === undefined || gap.never === true ? {} : { hasStandIn: true }),
  };
}
