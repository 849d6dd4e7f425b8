/** Collects the names that selectors of a stylesheet can match on pages: classes, elements, types of inputs and custom properties. */
import { decodeEntities } from "./entities.ts";

/** An element's name, a custom property anywhere, the values of `class` and `type`, the props of an island, the name of an island. */
const PARTS = /<([a-z][\w-]*)|(--[a-z][\w-]*)|\sclass="([^"]*)"|\stype="([^"]*)"|\sdata-props="([^"]*)"|\sdata-island="([^"]*)"/giu;

/**
 * @param documents React's HTML, with attributes in double quotes.
 * @param islandCode Program text of each island by its name.
 * @returns The names in the documents, and in the programs of the islands that they have.
 * @throws when a document has an island without code.
 */
export function styleNames(documents: Iterable<string>, islandCode: ReadonlyMap<string, string>): Set<string> {
  // Documents repeat the same values: each one is split once.
  const names = new Set<string>();
  const classes = new Set<string>();
  const programs = new Set<string>();
  for (const html of documents) {
    for (const [, element, property, classText, type, props, island] of html.matchAll(PARTS)) {
      if (element !== undefined) names.add(element.toLowerCase());
      else if (property !== undefined) names.add(property);
      else if (classText !== undefined) classes.add(classText);
      else if (type !== undefined) names.add(type);
      // Props of an island may contain class names.
      else if (props !== undefined) programs.add(decodeEntities(props));
      else if (island !== undefined) programs.add(codeOf(island, islandCode));
    }
  }
  for (const text of classes) for (const name of decodeEntities(text).split(/\s+/u)) names.add(name);
  for (const text of programs) for (const name of possibleNames(text)) names.add(name);
  return names;
}

function codeOf(island: string, islandCode: ReadonlyMap<string, string>): string {
  const code = islandCode.get(island);
  if (code === undefined) throw new Error(`a page has the island ${island}, which was not bundled`);
  return code;
}

/** Every part of a program that could be a class name. A name with a quotation mark in it is between marks of another kind: each kind is left out once. */
function possibleNames(code: string): string[] {
  return [/[\s"'`]+/u, /[\s"`]+/u, /[\s'`]+/u, /[\s"']+/u].flatMap((separator) => code.split(separator));
}
