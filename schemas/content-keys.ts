/**
 * Keys that content defines: an edition's key, a link's key, a product's file name, a topic of support. The schemas accept any text of the right form,
 * because content is read before its keys are known. That a key exists is checked by TypeScript in code and by the checker in content.
 *
 * A schema whose values are such keys has `meta({ keyOf: … })`: editors then complete them (scripts/generate-json-schemas.ts), and the
 * checker looks them up (scripts/lib/check/rules/catalogue/known-keys.ts).
 */
export const KEY_KINDS = ["edition", "editionName", "link", "product", "topic", "format", "daw", "article", "path"] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/**
 * Filled by `.contentlayer/content-keys.d.ts`, which is written whenever content is compiled (scripts/lib/content-keys.ts). While that
 * file is missing, every key is a `string`.
 */
// oxlint-disable-next-line typescript/consistent-type-definitions, typescript/no-empty-object-type -- declarations of an interface merge, those of a type do not
export interface ContentKeys {}

export type KeyOf<Kind extends "edition" | "link" | "product" | "topic"> =
  ContentKeys extends Record<Kind, infer Key extends string> ? Key : string;
