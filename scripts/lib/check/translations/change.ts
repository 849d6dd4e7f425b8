/** What has changed between two texts, in a few characters. */
import { quote } from "#scripts/lib/report/wording.ts";

/** Cuts what both texts begin and end with, at whole words, and quotes the rest. */
export function describeChange(before: string, after: string): string {
  const old = before.split(/(?<=\s)/u);
  const now = after.split(/(?<=\s)/u);
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end)?.trim() === now.at(-1 - end)?.trim()) end++;
  const [removed, added] = [old, now].map((words) =>
    words
      .slice(start, words.length - end)
      .join("")
      .trim(),
  );
  if (removed === "") return `${quote(added ?? "")} was added`;
  if (added === "") return `${quote(removed ?? "")} was removed`;
  return `${quote(removed ?? "")} became ${quote(added ?? "")}`;
}
