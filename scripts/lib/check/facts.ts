/** What the cache and rules across files keep of a file, as plain JSON. */
import type * as z from "zod";
import type { ENTITIES, EntityName } from "#schemas/entities.ts";
import type { KeyKind } from "#schemas/content-keys.ts";
import type { Locale } from "#schemas/locale.ts";
import type { MessageShape } from "#scripts/lib/messages/message-shape.ts";
import type { Place } from "./place.ts";
import type { Problem } from "./problem.ts";
import type { Section } from "./sections.ts";
import type { Segment } from "./segments.ts";
import type { Position } from "#scripts/lib/content-files/yaml-file.ts";

/** `[start, end]` in the file. */
export type Range = [number, number];

export type Analysis = {
  file: string;
  place?: Place;
  locale?: Locale;
  /** The file's data; a value that the schema refuses is null. */
  data: unknown;
  /** Whether the file parses, with its body, and is in its schema's shape. Rules that need the whole file check this first. */
  sound: boolean;
  positions: Record<string, Position>;
  /** Undefined while the body cannot be told from the front matter, or the bytes are no text. */
  headings?: { text: string; id: string; depth: number; at: Range }[];
  links: { url: string; at: Range }[];
  /** Keys of content that the file names: in fields of every kind, in bodies those of links. */
  keys: { kind: KeyKind; key: string; at: Range }[];
  images: { url: string; alt: string; at: Range }[];
  components: { name: string; props: Record<string, string>; at: Range; propsAt: Record<string, Range> }[];
  segments: Segment[];
  /** The parts that are translated one by one; none in facts, except in phrases.yaml. */
  sections: Section[];
  /** Of a messages.yaml: its messages by `pointer(path)`. */
  messages: Record<string, MessageShape>;
  problems: Problem[];
};

/** Data that may be wrong: any field may be missing, or null where the schema refuses its value. */
export type Loose<T> = T extends readonly (infer Item)[]
  ? (Loose<Item> | null)[]
  : T extends object
    ? { [Key in keyof T]?: Loose<T[Key]> | null }
    : T;

type Schemas = { [Entity in (typeof ENTITIES)[number] as Entity["name"]]: Entity["schema"] };

/** One file of an entity with typed data. */
export type Doc<Name extends EntityName> = Omit<Analysis, "data"> & { data: Loose<z.input<Schemas[Name]>> };
