/** Part of `npm run types`: prints the messages and links that neither the content nor the code uses. Exits 1 when there are any. */
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { checkContent } from "#scripts/lib/check/check-content.ts";
import { commitDay } from "#scripts/lib/days.ts";
import { readCodeUse } from "#scripts/lib/check/code-use.ts";
import { prettyReport } from "#scripts/lib/check/reports/pretty.ts";
import { CODE_RULES } from "#scripts/lib/check/rules/corpus-rules.ts";

const result = await checkContent({ now: commitDay(CONTENT_FOLDER), code: readCodeUse() });
const ids = new Set(CODE_RULES.map(({ id }) => id));
const problems = result.problems.filter(({ rule }) => ids.has(rule));
if (problems.length > 0) process.stdout.write(prettyReport({ ...result, problems, notes: [], graces: [] }, process.stdout.isTTY));
process.exitCode = problems.length > 0 ? 1 : 0;
