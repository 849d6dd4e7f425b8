/** Reads the generated content, once, through the schemas. No other file depends on the form of contentlayer's output. */
import { allDocuments } from "#lib/content/generated.ts";
import type * as z from "zod";
import type { CompiledWords } from "#lib/mdx/compile.ts";
import { ENTITIES, type EntityName } from "#schemas/entities.ts";
import type { Locale } from "#schemas/locale.ts";
import type { GeneratedDocument } from "./hand-over.ts";
import { derived, tracked } from "./reads.ts";

type Schema<Name extends EntityName> = Extract<(typeof ENTITIES)[number], { name: Name }>["schema"];

/** One file of content: its data as code sees it, and where it came from. */
export type ContentDocument<Name extends EntityName> = {
  data: z.output<Schema<Name>>;
  /** The words below the front matter, compiled; empty for YAML and where there are none. */
  readonly body: string;
  readonly headings: CompiledWords["headings"];
  /** Path segments below `content/` without the extension: `["ja", "releases", "3dx", "1.4.2"]`. */
  path: readonly string[];
};

/** What contentlayer adds to each document. */
const SYSTEM_FIELDS = new Set(["_id", "_raw", "type", "body", "compiled"]);

/** Contentlayer's own order differs from one run to the next. */
const sorted = allDocuments.toSorted((a, b) => (a._id < b._id ? -1 : 1));

const generated = new Map<string, GeneratedDocument[]>(ENTITIES.map(({ name }) => [name, []]));
for (const document of sorted) generated.get(document.type)?.push(document);

// A document that appears or goes can change any page: reading this while the module loads makes every page depend on it.
derived(
  "documents",
  () => sorted,
  (list) => list.map(({ _id }) => _id),
)();

/** Lists of pages, which every page looks through: with each entry as a part, the reads of 10,000 pages took 600 MB. */
const READ_WHOLE: ReadonlySet<EntityName> = new Set(["PageIndex", "SupportIndex"]);

const documents = new Map<EntityName, ContentDocument<EntityName>[]>(
  ENTITIES.map(({ name, schema }) => [name, readDocuments(name, schema)]),
);

function readDocuments(name: EntityName, schema: z.ZodType): ContentDocument<EntityName>[] {
  return (generated.get(name) ?? []).map((document) => {
    const id = document._id.replace(/\.[a-z]+$/u, "");
    const data = tracked(
      id,
      () => {
        const fields = Object.entries(document).filter(([field]) => !SYSTEM_FIELDS.has(field));
        return schema.parse(Object.fromEntries(fields)) as object;
      },
      { isDeep: !READ_WHOLE.has(name) },
    );
    const words = tracked(`${id}.mdx`, () => document.compiled ?? { body: "", headings: [] }, { isDeep: false, isKept: false });
    return {
      data: data as ContentDocument<EntityName>["data"],
      get body() {
        return words.body;
      },
      get headings() {
        return words.headings;
      },
      path: id.split("/"),
    };
  });
}

/** Every document of an entity, in the order of their paths. Its data is read, and parsed by its schema, when it is asked for. */
export function documentsOf<Name extends EntityName>(name: Name): ContentDocument<Name>[] {
  return [...(documents.get(name) ?? [])] as unknown as ContentDocument<Name>[];
}

/** The one document of an entity that has a single file. */
export function documentOf<Name extends EntityName>(name: Name): z.output<Schema<Name>> {
  const [document] = documentsOf(name);
  if (document === undefined) throw new Error(`content for ${name} was not generated; run npm run build`);
  return document.data;
}

/** Words by locale and by what follows the locale and the folder in the path: `3dx`, `3dx/1.4.2`. */
export function wordsByLocale<Name extends EntityName>(name: Name): WordsByLocale<Name> {
  const byLocale = new Map<Locale, Map<string, ContentDocument<Name>>>();
  for (const document of documentsOf(name)) {
    const locale = document.path[0] as Locale;
    const inLocale = byLocale.get(locale) ?? new Map<string, ContentDocument<Name>>();
    byLocale.set(locale, inLocale.set(document.path.slice(2).join("/"), document));
  }
  return byLocale;
}

export type WordsByLocale<Name extends EntityName> = ReadonlyMap<Locale, ReadonlyMap<string, ContentDocument<Name>>>;
