/** What a stylesheet's selectors can meet on pages: class names, element names and custom properties, as a set of words. */

/** React writes these five entities, and no others. */
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decoded = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|#x27);/gu, (entity, name: string) => ENTITIES[name] ?? entity);

/** An element's name, a custom property anywhere, the value of `class`, the props of an island, the name of an island. */
const PARTS = /<([a-z][\w-]*)|(--[a-z][\w-]*)|\sclass="([^"]*)"|\sdata-props="([^"]*)"|\sdata-island="([^"]*)"/giu;

/**
 * @param documents React's HTML, with attributes in double quotes.
 * @param islandCode Program text of each island by its name.
 * @returns The words of the documents, and of the islands that they have.
 * @throws when a document has an island without code.
 */
export function styleWords(documents: Iterable<string>, islandCode: ReadonlyMap<string, string>): Set<string> {
  // Documents say the same again and again: each text is taken apart once.
  const words = new Set<string>();
  const classes = new Set<string>();
  const programs = new Set<string>();
  for (const html of documents) {
    for (const [, element, property, classText, props, island] of html.matchAll(PARTS)) {
      if (element !== undefined) words.add(element.toLowerCase());
      else if (property !== undefined) words.add(property);
      else if (classText !== undefined) classes.add(classText);
      // An island may be told a class by its props, and use it later.
      else if (props !== undefined) programs.add(decoded(props));
      else if (island !== undefined) programs.add(codeOf(island, islandCode));
    }
  }
  for (const text of classes) for (const word of decoded(text).split(/\s+/u)) words.add(word);
  for (const text of programs) for (const word of programWords(text)) words.add(word);
  return words;
}

function codeOf(island: string, islandCode: ReadonlyMap<string, string>): string {
  const code = islandCode.get(island);
  if (code === undefined) throw new Error(`a page has the island ${island}, which was not bundled`);
  return code;
}

/**
 * Every word of a program that could be a class name, more than it will ever write. A name that has a quotation mark in it
 * stands between marks of another kind, so each kind of mark is left out once.
 */
function programWords(code: string): string[] {
  return [/[\s"'`]+/u, /[\s"`]+/u, /[\s'`]+/u, /[\s"']+/u].flatMap((separator) => code.split(separator));
}
