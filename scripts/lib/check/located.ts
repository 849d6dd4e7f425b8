/** Names the files of a report as they are called on disk. */
import { contentFolders } from "#server/content-folder.ts";
import type { CheckResult } from "./check-content.ts";

/**
 * In rules the content folder is always `content/` and the folder beside it `public/`; `CONTENT_DIR` may call them otherwise.
 *
 * @param text A text with files of these folders.
 * @param root The content folder that the text is about.
 * @returns The text with these files named from the folder that the command runs in.
 */
export function withFolders(text: string, root: string): string {
  const folders = contentFolders(root);
  return text.replace(/(?<![\w/.-])(?:content|public)(?=\/)/gu, (folder) => folders[folder as "content" | "public"]);
}

/** @returns The result of a check of the folder `root` with its files named from the folder that the command runs in. */
export function located(result: CheckResult, root: string): CheckResult {
  const move = (problem: CheckResult["problems"][number]) => ({
    ...problem,
    file: withFolders(problem.file, root),
    message: withFolders(problem.message, root),
    hint: withFolders(problem.hint, root),
    related: problem.related?.map((each) => ({ ...each, file: withFolders(each.file, root) })),
  });
  return { ...result, problems: result.problems.map(move), notes: result.notes.map(move) };
}
