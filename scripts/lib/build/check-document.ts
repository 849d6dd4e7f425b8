/** Refuses documents without their type, or with scripts or styles that the content security policy would block, removes React's needless marks, and gives each anchor a name of its own. */
import { Parser } from "htmlparser2";
import { LOADER_PLACE } from "#lib/document-places.ts";
import { type Edit, withEdits } from "#scripts/lib/with-edits.ts";
import { type Anchor, singleAnchors } from "./single-anchors.ts";

/**
 * @param html A document as React rendered it.
 * @returns The document without marks that hydration of islands does not need, and with each anchor once.
 * @throws when it does not begin with its type; with the unexpected tag when it has a script beside the island loader, a style or an event handler.
 */
export function checkDocument(html: string): string {
  if (!/^<!doctype html>/iu.test(html))
    throw new Error("the document does not begin with <!DOCTYPE html>: browsers would show it in quirks mode");
  const cuts: Edit[] = [];
  const anchors: Anchor[] = [];
  const refuse = (what: string): never => {
    throw new Error(`${what}: unknown to the build, and blocked by the content security policy`);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "script" && attributes.src !== LOADER_PLACE && attributes.type !== "application/ld+json") {
        refuse(attributes.src === undefined ? "an inline script" : `<script src="${attributes.src}">`);
      }
      if (name === "style") refuse("<style>");
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith("on")) refuse(`${attribute} on <${name}>`);
        if (attribute === "id") anchors.push({ id: value, tag: name, start: parser.startIndex, end: parser.endIndex + 1 });
        if (attribute === "style") refuse(`style="${value}" on <${name}>`);
      }
    },
    oncomment() {
      // Between two texts React's mark separates them for hydration of islands. Beside a tag it has no effect.
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      if (html[start - 1] === ">" || html[end] === "<") cuts.push({ start, end });
    },
  });
  parser.end(html);
  return withEdits(html, [...cuts, ...singleAnchors(html, anchors)]);
}
