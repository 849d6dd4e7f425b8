import { stringify } from "yaml";

/**
 * A YAML file of content.
 *
 * @param schema The name of its JSON Schema.
 * @param depth How many folders it is below the folder that holds content/.
 */
export const withModeline = (schema: string, depth: number, data: unknown): string =>
  `# yaml-language-server: $schema=${"../".repeat(depth)}schemas/json/${schema}.json\n${stringify(data, { lineWidth: 0 })}`;
