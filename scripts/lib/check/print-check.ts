/** What `npm run check:content` does once its options are read. */
import { commitDay, today } from "#scripts/lib/days.ts";
import { githubReport } from "#scripts/lib/check/reports/github.ts";
import { jsonReport } from "#scripts/lib/check/reports/json.ts";
import { linesReport } from "#scripts/lib/check/reports/lines.ts";
import { prettyReport } from "#scripts/lib/check/reports/pretty.ts";
import { counted } from "#scripts/lib/report/wording.ts";
import { checkContent, type CheckResult } from "./check-content.ts";
import { fixContent } from "./fix-content.ts";
import { located } from "./located.ts";
import type { Options } from "./options.ts";

/** Checks, or corrects, a content folder and prints what is found. @returns The exit code. */
export async function printCheck(options: Options): Promise<number> {
  const now = options.now === "today" ? today() : (options.now ?? commitDay(options.root));
  const how = { root: options.root, now, ...(options.cache ? {} : { cache: false as const }) };
  const result = located(options.fix ? await fix(how) : await checkContent(how), options.root);
  const shown = options.locale === undefined ? result : only(result, options.locale);
  process.stdout.write(await print(shown, options));
  return shown.problems.length > 0 ? 1 : 0;
}

async function fix(how: Parameters<typeof fixContent>[0]): Promise<CheckResult> {
  const { result, fixes, files } = await fixContent(how);
  if (fixes > 0) process.stderr.write(`corrected ${counted(fixes, "place")} in ${counted(files, "file")}\n`);
  return result;
}

function only(result: CheckResult, locale: string): CheckResult {
  return {
    ...result,
    problems: result.problems.filter((problem) => problem.locale === locale),
    notes: result.notes.filter((note) => note.locale === locale),
    graces: result.graces.filter((grace) => grace.locale === locale),
  };
}

async function print(result: CheckResult, { format }: Options): Promise<string> {
  if (format === "json") return jsonReport(result);
  if (format === "lines") return linesReport(result);
  if (format === "github") return githubReport(result);
  if (format === "sarif") {
    const [{ sarifReport }, { listRules }] = await Promise.all([
      import("#scripts/lib/check/reports/sarif.ts"),
      import("./rules/list-rules.ts"),
    ]);
    return sarifReport(result, listRules());
  }
  return prettyReport(result, process.stdout.isTTY && !process.env.NO_COLOR);
}
