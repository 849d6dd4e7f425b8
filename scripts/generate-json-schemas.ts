/**
 * `npm run generate:schemas`: writes `schemas/json/<entity>.json`, with which editors complete and explain content files, and the
 * settings that name the schema of each file for VS Code. The source are the zod schemas and their descriptions.
 */
import { z } from "zod";
import { entityKebab } from "#scripts/lib/check/json-schema-name.ts";
import { keepGenerated, runGenerator } from "#scripts/lib/generated-file.ts";
import { ENTITIES } from "#schemas/entities.ts";

const FOLDER = "schemas/json";
const SETTINGS = ".vscode/settings.json";

/** Left out of VS Code's search. */
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
const settings = {
  "yaml.schemas": Object.fromEntries(
    yamlFiles.map(({ name, files }) => [`./${FOLDER}/${entityKebab(name)}.json`, `content/${files.replace("{locale}", "*")}`]),
  ),
  "search.exclude": Object.fromEntries(GENERATED.map((path) => [path, true])),
};

await runGenerator("generate:schemas", `${FOLDER}/*.json from the zod schemas, and the settings that name them for VS Code`, () =>
  keepGenerated([...schemas, { file: SETTINGS, text: toText(settings) }], { script: "generate:schemas", owned: FOLDER }),
);
