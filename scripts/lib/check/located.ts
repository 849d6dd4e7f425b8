/** Names the files of a report as they are called on disk. */
import { contentFolders } from "#server/content-folder.ts";
import type { CheckResult } from "./check-content.ts";

/**
 * In rules and messages the content folder is always `content/` and the folder beside it `public/`; `CONTENT_DIR` may call them otherwise.
 *
 * @param root The content folder that was checked.
 * @returns The result with the places of its problems named from the folder that the command runs in.
 */
export function located(result: CheckResult, root: string): CheckResult {
  const folders = contentFolders(root);
  const nameOf = (file: string) => file.replace(/^(content|public)(?=\/|$)/u, (folder) => folders[folder as "content" | "public"]);
  const move = (problem: CheckResult["problems"][number]) => ({
    ...problem,
    file: nameOf(problem.file),
    related: problem.related?.map((each) => ({ ...each, file: nameOf(each.file) })),
  });
  return { ...result, problems: result.problems.map(move), notes: result.notes.map(move) };
}
