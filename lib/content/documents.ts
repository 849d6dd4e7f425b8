/** Reads the generated content through the schemas. The only file that depends on the shape of contentlayer's output. */
import type { z } from "zod";
import { allDocuments } from "#lib/content/generated.ts";
import type { CompiledBody } from "#lib/mdx/compile.ts";
import type { Question } from "#lib/mdx/rehype-questions.ts";
import { ENTITIES, type EntityName } from "#schemas/entities.ts";
import type { Locale } from "#schemas/locale.ts";
import { derived, tracked } from "./reads.ts";

type Schema<Name extends EntityName> = Extract<(typeof ENTITIES)[number], { name: Name }>["schema"];

/** One content file. */
export type ContentDocument<Name extends EntityName> = {
  data: z.output<Schema<Name>>;
  /** The compiled text below the front matter; empty for YAML files and without a text. */
  readonly body: string;
  readonly headings: CompiledBody["headings"];
  /** The sections of a page as questions and answers; empty for other documents. */
  readonly questions: readonly Question[];
  /** Path segments below `content/` without the extension: `["ja", "releases", "3dx", "1.4.2"]`. */
  path: readonly string[];
};

type GeneratedDocument = { _id: string; type: string; compiled?: CompiledBody };

/** Fields that contentlayer adds to each document. */
const SYSTEM_FIELDS = new Set(["_id", "_raw", "type", "body", "compiled"]);

/** Sorted, because contentlayer's order differs from run to run. */
const sorted = (allDocuments as GeneratedDocument[]).toSorted((a, b) => (a._id < b._id ? -1 : 1));

const generated = new Map<string, GeneratedDocument[]>(ENTITIES.map(({ name }) => [name, []]));
for (const document of sorted) generated.get(document.type)?.push(document);

// A new or removed document can change any page: reading the list here, while the module loads, makes every page depend on it.
derived(
  "documents",
  () => sorted,
  (list) => list.map(({ _id }) => _id),
)();

const documents = new Map<EntityName, ContentDocument<EntityName>[]>(
  ENTITIES.map(({ name, schema }) => [name, readDocuments(name, schema)]),
);

function readDocuments(name: EntityName, schema: z.ZodType): ContentDocument<EntityName>[] {
  return (generated.get(name) ?? []).map((document) => {
    const id = document._id.replace(/\.[a-z]+$/u, "");
    const data = tracked(id, () => {
      const fields = Object.entries(document).filter(([field]) => !SYSTEM_FIELDS.has(field));
      return schema.parse(Object.fromEntries(fields)) as object;
    });
    const compiled = tracked<CompiledBody>(`${id}.mdx`, () => document.compiled ?? { body: "", headings: [] });
    return {
      data: data as ContentDocument<EntityName>["data"],
      get body() {
        return compiled.body;
      },
      get headings() {
        return compiled.headings;
      },
      get questions() {
        return compiled.questions ?? [];
      },
      path: id.split("/"),
    };
  });
}

/** Every document of an entity, sorted by path. Data is parsed at the first access. */
export function documentsOf<Name extends EntityName>(name: Name): ContentDocument<Name>[] {
  return [...(documents.get(name) ?? [])] as unknown as ContentDocument<Name>[];
}

/** The data of an entity with a single file. @throws if it was not generated. */
export function documentOf<Name extends EntityName>(name: Name): z.output<Schema<Name>> {
  const [document] = documentsOf(name);
  if (document === undefined) throw new Error(`content for ${name} was not generated; run npm run build`);
  return document.data;
}

/** Documents of an entity by locale and by the rest of their path below the entity's folder: `3dx`, `3dx/1.4.2`. */
export function copyByLocale<Name extends EntityName>(name: Name): CopyByLocale<Name> {
  const byLocale = new Map<Locale, Map<string, ContentDocument<Name>>>();
  for (const document of documentsOf(name)) {
    const locale = document.path[0] as Locale;
    const inLocale = byLocale.get(locale) ?? new Map<string, ContentDocument<Name>>();
    byLocale.set(locale, inLocale.set(document.path.slice(2).join("/"), document));
  }
  return byLocale;
}

export type CopyByLocale<Name extends EntityName> = ReadonlyMap<Locale, ReadonlyMap<string, ContentDocument<Name>>>;
