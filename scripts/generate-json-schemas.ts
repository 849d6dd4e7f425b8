/**
 * Writes what editors of content need: a JSON Schema for each entity, VS Code's settings that say which file has which schema, and
 * snippets for front matter. All of it is made from the zod schemas. With `--check` it only compares.
 */
import { entitySchema } from "#scripts/lib/editor-help/entity-schema.ts";
import { frontMatterSnippets } from "#scripts/lib/editor-help/front-matter-snippets.ts";
import { schemaFile } from "#scripts/lib/editor-help/schema-name.ts";
import { runGenerator } from "#scripts/lib/generated-file.ts";
import { ENTITIES } from "#schemas/entities.ts";

/** Folders and files that are made from something else: a search in the editor leaves them out. */
const GENERATED = ["schemas/json", "docs/content-rules.md", "package-lock.json", "**/*.snap"];

const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

// Any folder that is called content, because CONTENT_DIR may name another one.
const settings = {
  "yaml.schemas": Object.fromEntries(
    ENTITIES.filter(({ files }) => files.endsWith(".yaml")).map(({ name, files }) => [
      `./${schemaFile(name)}`,
      `**/content/${files.replace("{locale}", "*")}`,
    ]),
  ),
  "search.exclude": Object.fromEntries(GENERATED.map((path) => [path, true])),
};

await runGenerator(
  "generate:schemas",
  "schemas/json/*.json, and VS Code's settings and snippets for content, from the zod schemas",
  () => ({
    files: [
      ...ENTITIES.map((entity) => ({ file: schemaFile(entity.name), text: toText(entitySchema(entity)) })),
      { file: ".vscode/settings.json", text: toText(settings) },
      { file: ".vscode/content.code-snippets", text: toText(frontMatterSnippets(ENTITIES)) },
    ],
    owned: "schemas/json",
  }),
);
