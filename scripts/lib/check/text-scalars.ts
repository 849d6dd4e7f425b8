/** The values of a YAML file or of front matter that are text. */
import type { YamlScalar, YamlTree } from "#scripts/lib/content-files/yaml-file.ts";

export type TextScalar = YamlScalar & { value: string };

/** None while there is no tree. */
export const textScalars = (tree: YamlTree | undefined): TextScalar[] =>
  (tree?.scalars ?? []).filter((scalar): scalar is TextScalar => typeof scalar.value === "string");
