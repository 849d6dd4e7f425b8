/** Formats, systems and hosts: the small tables that products refer to. */
import { documentOf } from "./documents.ts";
import type { Daws } from "#schemas/daw.ts";
import type { Formats } from "#schemas/format.ts";
import type { Systems } from "#schemas/system.ts";

const formats = new Map(documentOf("Formats").formats.map((format) => [format.name, format]));
const systems = new Map(documentOf("Systems").systems.map((system) => [system.name, system]));
const daws = new Map(documentOf("Daws").daws.map((daw) => [daw.id, daw]));

function require<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, file: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`content/shared/${file} has no ${String(key)}`);
  return value;
}

export const requireFormat = (name: Formats["formats"][number]["name"]) => require(formats, name, "formats.yaml");
export const requireSystem = (name: Systems["systems"][number]["name"]) => require(systems, name, "systems.yaml");
export const requireDaw = (id: string) => require(daws, id, "daws.yaml");

export const listFormats = (): Formats["formats"] => documentOf("Formats").formats;
export const listDaws = (): Daws["daws"] => documentOf("Daws").daws;
