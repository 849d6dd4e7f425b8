/** XML as text: everything is escaped here, and nowhere else. */

export type Xml = { name: string; attributes: Readonly<Record<string, string | undefined>>; children: readonly (Xml | string)[] };

/** An element. An attribute that is undefined is left out, and so is a child. */
export function el(name: string, attributes: Xml["attributes"] = {}, ...children: readonly (Xml | string | undefined)[]): Xml {
  return { name, attributes, children: children.filter((child) => child !== undefined) };
}

/** A whole document, indented, because people read feeds too when something is wrong. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, "")}`;
}

function written({ name, attributes, children }: Xml, indent: string): string {
  const attributeText = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escaped(value).replaceAll('"', "&quot;")}"`]))
    .join("");
  if (children.length === 0) return `${indent}<${name}${attributeText}/>\n`;
  const isText = children.every((child) => typeof child === "string");
  const inner = children.map((child) => (typeof child === "string" ? escaped(child) : written(child, `${indent}  `))).join("");
  return isText
    ? `${indent}<${name}${attributeText}>${inner}</${name}>\n`
    : `${indent}<${name}${attributeText}>\n${inner}${indent}</${name}>\n`;
}

/** Control characters have no place in XML 1.0, not even escaped. */
function escaped(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, "") // eslint-disable-line no-control-regex
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
