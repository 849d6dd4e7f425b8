/** Reads the generated content, once, through the schemas. No other file knows what contentlayer's output looks like. */
import { allDocuments } from "#.contentlayer/generated/index.mjs";
import type { z } from "zod";
import { keepData } from "#lib/i18n/keep-together.ts";
import { ENTITIES, type EntityName } from "#schemas/entities.ts";
import { Locale } from "#schemas/locale.ts";

type Schema<Name extends EntityName> = Extract<(typeof ENTITIES)[number], { name: Name }>["schema"];

/** One file of content: its data as code sees it, and where it came from. */
export type ContentDocument<Name extends EntityName> = {
  data: z.output<Schema<Name>>;
  /** The words below the front matter, compiled (lib/mdx/compile.ts); empty for YAML and where there are none. */
  body: string;
  /** Path segments below `content/` without the extension: `["ja", "releases", "3dx", "1.4.2"]`. */
  path: readonly string[];
};

type GeneratedDocument = { _id: string; type: string; body?: string };

/** What contentlayer adds to each document. */
const SYSTEM_FIELDS = new Set(["_id", "_raw", "type", "body"]);

/** Mails have lines of their own, and an interface's words are kept together when their figures are filled in. */
const AS_WRITTEN: ReadonlySet<EntityName> = new Set(["MailWords", "Messages"]);

const generated = new Map<string, GeneratedDocument[]>(ENTITIES.map(({ name }) => [name, []]));
for (const document of allDocuments as GeneratedDocument[]) generated.get(document.type)?.push(document);

/** Every document of an entity, in the order of their paths. */
export function documentsOf<Name extends EntityName>(name: Name): ContentDocument<Name>[] {
  const schema: z.ZodType | undefined = ENTITIES.find((entity) => entity.name === name)?.schema;
  if (schema === undefined) throw new Error(`schemas/entities.ts has no ${name}`);
  return (generated.get(name) ?? []).map((document) => {
    const path = document._id.replace(/\.[a-z]+$/u, "").split("/");
    const language = AS_WRITTEN.has(name) ? undefined : Locale.safeParse(path[0]).data;
    const data = schema.parse(Object.fromEntries(Object.entries(document).filter(([field]) => !SYSTEM_FIELDS.has(field)))) as z.output<
      Schema<Name>
    >;
    return { data: language === undefined ? data : keepData(data, language), body: document.body ?? "", path };
  });
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
