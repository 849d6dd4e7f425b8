/** Checks content, and compiles it only without problems, because content is not trusted. */
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { checkContent, type CheckResult } from "./check/check-content.ts";
import { commitDay } from "./days.ts";
import { runContentlayer } from "./content-processes.ts";
import { inBackground } from "./in-background.ts";
import { located } from "./check/located.ts";
import type { Problem } from "./check/problem.ts";
import { requireContent } from "./options.ts";
import { prettyReport } from "./check/reports/pretty.ts";

/**
 * Checks the content of the project in the current folder. Results are cached: a second check of the same content takes a second.
 *
 * @throws Error with the checker's report when there are problems, OptionError when there is no content folder.
 */
export async function requireGoodContent(): Promise<CheckResult> {
  requireContent(CONTENT_FOLDER);
  const result = located(await checkContent({ now: commitDay(CONTENT_FOLDER) }), CONTENT_FOLDER);
  if (result.problems.length > 0) throw new Error(prettyReport(result, process.stderr.isTTY && !process.env.NO_COLOR).trim());
  return result;
}

/**
 * Checks content for the preview, and compiles it unless something else is wrong than missing translations: another language's text stands in
 * for those.
 *
 * @param onChecked Called before the compilation, which takes longer than the check.
 * @throws Error when contentlayer fails on content without problems.
 */
export async function compilePreview(
  onChecked: (result: CheckResult) => void,
): Promise<{ isCompiled: boolean; problems: readonly Problem[] }> {
  const check = async () => located(await checkContent({ now: commitDay(CONTENT_FOLDER) }), CONTENT_FOLDER);
  const result = await check();
  onChecked(result);
  if (!hasStandIns(result)) return { isCompiled: false, problems: result.problems };
  try {
    await runContentlayer(Promise.resolve());
  } catch (error) {
    // A file was saved after the check: what is wrong with it says more than contentlayer, and the preview checks it next.
    const { problems } = await check();
    if (hasStandIns({ problems })) throw error;
    return { isCompiled: false, problems };
  }
  return { isCompiled: true, problems: result.problems };
}

/** Whether nothing is wrong but missing translations. */
const hasStandIns = ({ problems }: Pick<CheckResult, "problems">) => problems.every(({ hasStandIn }) => hasStandIn === true);

/**
 * Checks content, then compiles it.
 *
 * @throws Error with the checker's report when there are problems; nothing is compiled then. Error when contentlayer fails.
 */
export async function compileContent(): Promise<CheckResult> {
  const checked = inBackground(requireGoodContent());
  const compiled = inBackground(runContentlayer(checked));
  const result = await checked;
  await compiled;
  return result;
}
