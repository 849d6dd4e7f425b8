/** Writes docs/decisions/README.md from the records beside it. With `--check` it only compares. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { decisionList, readDecision } from "#scripts/lib/docs/decision-list.ts";
import { runGenerator } from "#scripts/lib/generated-file.ts";

const FOLDER = "docs/decisions";

await runGenerator("generate:decisions", "docs/decisions/README.md from the records beside it", () => {
  const decisions = readdirSync(FOLDER)
    .filter((file) => /^\d{4}-.*\.md$/u.test(file))
    .map((file) => readDecision(file, readFileSync(join(FOLDER, file), "utf8")));
  return { files: [{ file: `${FOLDER}/README.md`, text: decisionList(decisions) }] };
});
