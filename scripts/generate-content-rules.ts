/** `npm run generate:rules`: writes docs/content-rules.md from the rules of the content check. */
import { rulesDocument } from "#scripts/lib/check/rules-document.ts";
import { listRules } from "#scripts/lib/check/rules/list-rules.ts";
import { runGenerator } from "#scripts/lib/generated-file.ts";

await runGenerator("generate:rules", "docs/content-rules.md from the rules of the content check", () => ({
  files: [{ file: "docs/content-rules.md", text: rulesDocument(listRules()) }],
}));
