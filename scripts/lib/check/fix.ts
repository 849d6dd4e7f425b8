/** Applies the fixes that problems carry. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Problem } from "./problem.ts";
import { pathIn } from "#scripts/lib/content-files/read-files.ts";
import { groupBy } from "#scripts/lib/group-by.ts";
import { type Edit, withEdits } from "#scripts/lib/with-edits.ts";

/** Applies fixes. Of fixes that overlap, only the first is applied. @returns How many were applied, in how many files. */
export function applyFixes(root: string, problems: readonly Problem[]): { fixes: number; files: number } {
  const byFile = groupBy(
    problems.filter(({ fix }) => fix !== undefined),
    ({ file }) => file,
  );
  let fixes = 0;
  for (const [file, fixable] of byFile) {
    const full = pathIn(root, file);
    const chosen = withoutOverlaps(fixable.flatMap(({ fix }) => fix ?? []));
    writeFileSync(full, withEdits(readFileSync(full, "utf8"), chosen));
    fixes += chosen.length;
  }
  return { fixes, files: byFile.size };
}

function withoutOverlaps(edits: readonly Required<Edit>[]): Edit[] {
  let last = -1;
  return [...edits]
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ start, end }) => {
      if (start < last) return false;
      last = Math.max(end, start + 1);
      return true;
    });
}
