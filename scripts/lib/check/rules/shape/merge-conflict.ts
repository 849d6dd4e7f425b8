/** shape/merge-conflict: lines that git wrote where two changes met. */
import { spanOf } from "#scripts/lib/check/positions.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";

/** The only rule of a file with a conflict: what others find there is right on one of the two sides, or follows from the lines of git. */
export const mergeConflict: DocumentRule = {
  id: "shape/merge-conflict",
  forbids: "A merge conflict, or a line that is left from one. No other rule looks at the file until it is settled.",
  example: "text",
  wrong: "<<<<<<< HEAD\nhue: 190\n=======\nhue: 200\n>>>>>>> feature/colours",
  right: "hue: 200",
  *check(document) {
    const { conflict } = document;
    if (conflict === undefined) return;
    yield {
      at: spanOf(document, conflict.start, conflict.end),
      message: "this line is left from a merge conflict",
      hint: "keep one of the two sides, and remove the three lines of git: <<<<<<<, ======= and >>>>>>>",
    };
  },
};
