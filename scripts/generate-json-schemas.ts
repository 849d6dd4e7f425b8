/**
 * Writes `schemas/json/<entity>.json` for the editors of content, and tells VS Code which file has which. The zod
 * schemas are the source: their descriptions become the help that an editor shows. With `--check` it only compares.
 */
import { z } from "zod";
import { entityKebab } from "#scripts/lib/check/json-schema-name.ts";
import { keepGenerated } from "#scripts/lib/generated-file.ts";
import { ENTITIES } from "#schemas/entities.ts";

const FOLDER = "schemas/json";
const SETTINGS = ".vscode/settings.json";

/** What nobody searches for, because it is made from something else. */
const GENERATED = [FOLDER, "docs/content-rules.md", "package-lock.json", "**/*.snap"];

const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const schemas = ENTITIES.map(({ name, files, schema }) => {
  // Draft 7 is what the YAML language server reads; the input side is what an author writes.
  const { $schema, ...body } = z.toJSONSchema(schema, { io: "input", target: "draft-7" });
  return {
    file: `${FOLDER}/${entityKebab(name)}.json`,
    text: toText({ $schema, title: name, $comment: `Generated from schemas/ by npm run generate:schemas, for content/${files}`, ...body }),
  };
});

const yamlFiles = ENTITIES.filter(({ files }) => files.endsWith(".yaml"));
// Any folder called content: CONTENT_DIR may name one that stands elsewhere.
const settings = {
  "yaml.schemas": Object.fromEntries(
    yamlFiles.map(({ name, files }) => [`./${FOLDER}/${entityKebab(name)}.json`, `**/content/${files.replace("{locale}", "*")}`]),
  ),
  "search.exclude": Object.fromEntries(GENERATED.map((path) => [path, true])),
};

process.exitCode = keepGenerated([...schemas, { file: SETTINGS, text: toText(settings) }], { script: "generate:schemas", owned: FOLDER });
