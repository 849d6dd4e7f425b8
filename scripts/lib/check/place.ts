/** The entity that a file below content/ belongs to, by its path. */
import { ENTITIES, type EntityName } from "#schemas/entities.ts";
import type { GapClass } from "#schemas/policy.ts";
import { ALL_LOCALES, type Locale } from "#schemas/locale.ts";
import { localeOfRecords } from "#scripts/lib/check/translations/records.ts";
import { findNearest } from "#scripts/lib/report/wording.ts";

export type Place = {
  entity: EntityName;
  locale?: Locale;
  /** The parts of the path that match `*` in the entity's pattern: a product's slug, then a version. */
  names: string[];
};

/** Whether a file is an installer. Installers are no entity: release facts hold their size and hash. */
export const isInstaller = (file: string): boolean => file.startsWith("content/shared/installers/") && file.endsWith(".zip");

/** The addresses that were online: lines of text, which no page shows. `npm run record:addresses` writes it. */
export const PUBLISHED_FILE = "content/shared/published.txt";

/** Whether a file below content/ is a document, and not bytes or a record that stand beside them. */
export const isDocument = (file: string): boolean => !isInstaller(file) && file !== PUBLISHED_FILE && localeOfRecords(file) === undefined;

const PATTERNS = ENTITIES.map(({ name, files }) => {
  const locales = `(?<locale>${ALL_LOCALES.join("|")})`;
  const path = files.replaceAll(".", "\\.").replace("{locale}", locales).replaceAll("*", "([^/]+)");
  return { entity: name, pattern: new RegExp(`^content/${path}$`, "u") };
});

export function findPlace(file: string): Place | undefined {
  for (const { entity, pattern } of PATTERNS) {
    const found = pattern.exec(file);
    if (found === null) continue;
    const locale = ALL_LOCALES.find((known) => known === found.groups?.locale);
    return { entity, names: found.slice(locale === undefined ? 1 : 2), locale };
  }
  return undefined;
}

/** The path of an entity's file: `fileOf("SupportWords", ["how-trials-work"], "de")`. */
export function fileOf(name: EntityName, names: readonly string[] = [], locale?: Locale): string {
  let next = 0;
  const files = requireEntity(name)
    .files.replace("{locale}", locale ?? "")
    .replaceAll("*", () => names[next++] ?? "");
  return `content/${files}`;
}

/** The class of policy.yaml for a missing translation of an entity; pages can have one of their own. */
export function gapClassOf(name: EntityName): GapClass {
  const entity = requireEntity(name);
  return "gapClass" in entity ? entity.gapClass : "page";
}

/** @throws Error when schemas/entities.ts has no such entity. */
export function requireEntity(name: EntityName) {
  const entity = ENTITIES.find((known) => known.name === name);
  if (entity === undefined) throw new Error(`${name} is no entity of schemas/entities.ts`);
  return entity;
}

/** The path that was probably meant by a file that belongs to no entity: its folder or ending may be misspelt. */
export function findNearestFile(file: string): string | undefined {
  const parts = file.split("/");
  const name = (parts.at(-1) ?? "").replace(/\.[a-z0-9]+$/iu, "");
  const candidates = ENTITIES.flatMap(({ files }) => {
    const segments = `content/${files}`.split("/");
    const filled = segments.map((segment, index) => (segment === "*" ? (parts[index] ?? "") : segment.replace("*", name)));
    return ALL_LOCALES.map((locale) => filled.join("/").replace("{locale}", locale));
  });
  return findNearest(file, candidates);
}
