/** React writes these five characters as entities, and no others. */
const CHARACTERS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** @param text Of React's HTML. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/gu, (entity, name: string) => CHARACTERS[name] ?? entity);
