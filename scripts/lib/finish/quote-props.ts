/** Writes the properties of islands, which are JSON, in single quotes: within double ones each of theirs is an entity of six bytes. @param html As React writes it, with entities for both kinds. */
export const quoteProps = (html: string): string =>
  html.replaceAll(/ data-props="([^"]*)"/gu, (_attribute, json: string) => ` data-props='${json.replaceAll("&quot;", '"')}'`);
