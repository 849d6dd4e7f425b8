/** Writes XML. All text is escaped here. */

export type Xml = { name: string; attributes: Readonly<Record<string, string | undefined>>; children: readonly (Xml | string)[] };

/** Makes an element. Undefined attributes and children are left out. */
export function el(name: string, attributes: Xml["attributes"] = {}, ...children: readonly (Xml | string | undefined)[]): Xml {
  return { name, attributes, children: children.filter((child) => child !== undefined) };
}

/** Formats a document, indented, so that feeds are readable. */
export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, "")}`;

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

/** Removes control characters, which XML 1.0 does not allow even when escaped. */
function escaped(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, "") // oxlint-disable-line no-control-regex
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
