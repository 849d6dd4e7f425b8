/**
 * Reads an SVG drawing that uses only plain XML: elements, attributes in quotes, text, comments. Document types, entities, CDATA and
 * processing instructions are refused, so that a browser cannot read the drawing in another way than this parser.
 */

export type SvgAttribute = { name: string; value: string; start: number; end: number };
export type SvgTag = { name: string; start: number; end: number; attributes: SvgAttribute[] };
export type Svg = {
  tags: SvgTag[];
  /** Text with the name of the element it stands in. */
  texts: { parent: string; text: string; start: number }[];
  error?: { start: number; message: string; hint: string };
};

const DECLARATION = /^<\?xml version="1\.0"(?: encoding="(?:UTF-8|utf-8)")?(?: standalone="(?:yes|no)")?\s*\?>/u;
const NAME = "[A-Za-z_][\\w:.-]*";
const ATTRIBUTE = `\\s+(${NAME})\\s*=\\s*("[^"<]*"|'[^'<]*')`;
const COMMENT = /<!--(?:(?!--)[\s\S])*-->/uy;
const CLOSE = new RegExp(`</(${NAME})\\s*>`, "uy");
const OPEN = new RegExp(`<(${NAME})((?:${ATTRIBUTE.replaceAll("(", "(?:")})*)\\s*(/?)>`, "uy");
const TEXT = /[^<]+/uy;
const REFERENCE = /&(?!(?:lt|gt|amp|quot|apos|#\d+|#x[\dA-Fa-f]+);)/u;

/** Parses a drawing. Stops at the first thing that is no plain XML. */
export function readSvg(text: string): Svg {
  const svg: Svg = { tags: [], texts: [] };
  const open: SvgTag[] = [];
  let at = DECLARATION.exec(text)?.[0].length ?? 0;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const fail = (start: number, message: string, hint = "correct it, or export the drawing again as plain SVG"): Svg => ({
    ...svg,
    error: { start, message, hint },
  });
  while (at < text.length) {
    const start = at;
    const found = match(COMMENT) ?? match(CLOSE) ?? match(OPEN) ?? match(TEXT);
    if (found === null) return fail(start, ...describeUnknown(text.slice(start, start + 12)));
    at += found[0].length;
    const [, name = "", attributes] = found;
    const reference = REFERENCE.exec(found[0]);
    if (reference !== null && !found[0].startsWith("<!--"))
      return fail(
        start + reference.index,
        "& begins an entity that SVG does not have",
        "write &amp; for the sign, or the character itself",
      );
    if (found[0].startsWith("<!--")) continue;
    if (found[0].startsWith("</")) {
      if (open.pop()?.name !== name) return fail(start, `</${name}> closes nothing that is open here`);
    } else if (found[0].startsWith("<")) {
      if (open.length === 0 && svg.tags.length > 0) return fail(start, "a second drawing begins here", "keep one <svg> in a file");
      const tag = { name, start, end: at, attributes: listAttributes(attributes ?? "", start + 1 + name.length) };
      svg.tags.push(tag);
      if (found[3] !== "/") open.push(tag);
    } else if (open.length > 0) svg.texts.push({ parent: open.at(-1)?.name ?? "", text: found[0], start });
    else if (found[0].trim() !== "") return fail(start, "this text stands outside the drawing", "remove it");
  }
  if (open.length > 0) return fail(open.at(-1)?.start ?? 0, `<${open.at(-1)?.name ?? ""}> is never closed`);
  const root = svg.tags[0];
  if (root?.name !== "svg" || root.attributes.find(({ name }) => name === "xmlns")?.value !== "http://www.w3.org/2000/svg")
    return fail(0, "this is no drawing", 'begin with <svg xmlns="http://www.w3.org/2000/svg" …>');
  return svg;
}

function listAttributes(text: string, base: number): SvgAttribute[] {
  return [...text.matchAll(new RegExp(ATTRIBUTE, "gu"))].map(({ 0: all, 1: name = "", 2: value = "", index }) => ({
    name,
    value: value.slice(1, -1),
    start: base + index + (all.length - all.trimStart().length),
    end: base + index + all.length,
  }));
}

function describeUnknown(text: string): [string, string] {
  if (/^<!doctype/iu.test(text)) return ["a document type can define entities", "remove it: SVG needs none"];
  if (text.startsWith("<![CDATA[")) return ["CDATA hides what is inside from a check", "write the text itself, with &lt; for <"];
  if (text.startsWith("<?")) return ["a processing instruction can load a style sheet or a program", "remove it"];
  return ["this is no well-formed tag", 'write each attribute once, as name="value", and &lt; for the sign <'];
}
