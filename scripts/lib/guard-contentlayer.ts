/**
 * Checks of contentlayer.config.ts, before contentlayer opens a file. Every command of this project runs the content check
 * first; these protect a user who starts `contentlayer2 build` by hand on unchecked content.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { splitFrontMatter } from "./content-files/front-matter.ts";
import { walkTree } from "./content-files/walk-tree.ts";

/** Contentlayer parses files of these endings with gray-matter. */
const HAS_FRONT_MATTER = /\.mdx?$/iu;

/**
 * Refuses links, special files, and front matter in another language than YAML below a content folder.
 *
 * @param root The folder that contentlayer will read.
 * @throws Error that names each file and what is wrong with it.
 */
export function guardContent(root: string): void {
  const { files, irregular } = walkTree(root);
  const isMarked = (name: string) => splitFrontMatter(readFileSync(path.join(root, name), "utf8")).marked !== undefined;
  const marked = files.filter((name) => HAS_FRONT_MATTER.test(name) && isMarked(name));
  const refused = [
    ...irregular.map(({ name, what }) => `${name} ${what}`),
    ...marked.map((name) => `${name} has more than three hyphens at the beginning or end of its front matter`),
  ];
  if (refused.length > 0) throw new Error(`content is not compiled:\n${refused.map((each) => `  content/${each}`).join("\n")}`);
}

/**
 * Takes all languages but YAML away from gray-matter. Its engine for JavaScript is `eval`
 * (node_modules/gray-matter/lib/engines.js). The table is shared by everything in the process that requires the package,
 * and contentlayer2 0.5.8 replaces only the engine for YAML (@contentlayer2/source-files, makeCacheItemFromFilePath.js).
 */
export function allowOnlyYaml(): void {
  const { engines } = matter as unknown as { engines: Record<string, unknown> };
  for (const language of Object.keys(engines)) if (language !== "yaml") Reflect.deleteProperty(engines, language);
}
