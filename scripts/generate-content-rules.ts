/** Writes docs/content-rules.md from the rules of the content check. With `--check` it only compares. */
import { rulesDocument } from "#scripts/lib/check/rules-document.ts";
import { listRules } from "#scripts/lib/check/rules/list-rules.ts";
import { keepGenerated } from "#scripts/lib/generated-file.ts";

process.exitCode = keepGenerated([{ file: "docs/content-rules.md", text: rulesDocument(listRules()) }], { script: "generate:rules" });
