/** What the checker keeps of a file, in the cache and for rules that look across files. Everything here survives JSON. */
import type { z } from "zod";
import type { ENTITIES, EntityName } from "#schemas/entities.ts";
import type { Locale } from "#schemas/locale.ts";
import type { MessageShape } from "./message-shape.ts";
import type { Place } from "./place.ts";
import type { Problem } from "./problem.ts";
import type { Segment } from "./segments.ts";
import type { Position } from "./yaml-file.ts";

/** `[start, end]` in the file. */
export type Range = [number, number];

export type Analysis = {
  file: string;
  place?: Place;
  locale?: Locale;
  /** What the author wrote; a value that the schema refuses is null. */
  data: unknown;
  /** Whether the file is in its schema's shape. Rules that need all of a file to be there ask this first. */
  sound: boolean;
  positions: Record<string, Position>;
  headings: { words: string; id: string; depth: number; at: Range }[];
  links: { url: string; at: Range }[];
  /** Keys of links.yaml that the file names, in fields and as an attribute of a component. */
  linkKeys: { key: string; at: Range }[];
  images: { url: string; alt: string; at: Range }[];
  components: { name: string; props: Record<string, string>; at: Range; propsAt: Record<string, Range> }[];
  segments: Segment[];
  /** Of a messages.yaml: its messages by `pointer(path)`. */
  messages: Record<string, MessageShape>;
  problems: Problem[];
};

/** Data as it may look before it is put right: any field may be absent, or null where its value was refused. */
export type Loose<T> = T extends readonly (infer Item)[]
  ? (Loose<Item> | null)[]
  : T extends object
    ? { [Key in keyof T]?: Loose<T[Key]> | null }
    : T;

type Schemas = { [Entity in (typeof ENTITIES)[number] as Entity["name"]]: Entity["schema"] };

/** One file of an entity, typed as far as it can be. */
export type Doc<Name extends EntityName> = Omit<Analysis, "data"> & { data: Loose<z.input<Schemas[Name]>> };
