/** `npm run check:content`: reads everything below content/ and prints every problem in one run. */
import { checkContent, type CheckResult } from "#scripts/lib/check/check-content.ts";
import { commitDay, today } from "#scripts/lib/days.ts";
import { located } from "#scripts/lib/check/located.ts";
import { fixContent } from "#scripts/lib/check/fix-content.ts";
import { HELP, type Options, readOptions } from "#scripts/lib/check/options.ts";
import { githubReport } from "#scripts/lib/check/reports/github.ts";
import { jsonReport } from "#scripts/lib/check/reports/json.ts";
import { linesReport } from "#scripts/lib/check/reports/lines.ts";
import { prettyReport } from "#scripts/lib/check/reports/pretty.ts";
import { runCommand } from "#scripts/lib/command.ts";
import { counted } from "#scripts/lib/report/wording.ts";
import { requireContent } from "#scripts/lib/options.ts";

await runCommand({ help: HELP, read: readOptions }, run);

async function run(options: Options): Promise<number> {
  requireContent(options.root);
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
      import("./lib/check/rules/list-rules.ts"),
    ]);
    return sarifReport(result, listRules());
  }
  return prettyReport(result, process.stdout.isTTY && !process.env.NO_COLOR);
}
