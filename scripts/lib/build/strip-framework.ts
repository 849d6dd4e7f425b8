/** Removes Next's scripts, hydration data and preloads from a page, and adds the island loader. Refuses unknown scripts and styles. */
import { Parser } from "htmlparser2";
import { type Edit, withEdits } from "#scripts/lib/with-edits.ts";

/** A placeholder, because the address of the island loader changes more often than the page. */
const LOADER_PLACE = '<script type="module" src="/loader.js"></script>';

/**
 * @param html A document made by `stripFramework`.
 * @param loader Address of the island loader's script.
 */
export const withLoader = (html: string, loader: string): string => html.replace('src="/loader.js"', `src="${loader}"`);

/**
 * Beginnings of Next's inline scripts: hydration data, the bundler's start, a timer. React's `$RC(…)` is refused on purpose: it moves
 * text that is hidden at the end of the page to its place, which would stay hidden without it.
 */
const NEXTS_INLINE = /^(?:\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\]|requestAnimationFrame\(function\(\)\{\$RT)/u;

/** The only expected inline style: next/image hides the alternative text while a picture loads. */
const KNOWN_STYLE = "color:transparent";

/**
 * @param html Next's HTML of one page.
 * @returns The document with LOADER_PLACE at the end of its head.
 * @throws with the page's unexpected tag when it has a script, style or event handler that the policy would block.
 */
export function stripFramework(html: string): string {
  const cuts: Edit[] = [];
  const refuse = (what: string): never => {
    throw new Error(`${what}: unknown to the build, and blocked by the content security policy`);
  };
  let script: { start: number; inline: string | undefined } | undefined;
  let headEnd: number | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      const start = parser.startIndex;
      const end = parser.endIndex + 1;
      if (name === "script") {
        if (attributes.type === "application/ld+json") return;
        const isNexts = attributes.src === undefined || attributes.src.startsWith("/_next/");
        if (!isNexts) refuse(`<script src="${attributes.src ?? ""}">`);
        script = { start, inline: attributes.src === undefined ? "" : undefined };
      }
      if (name === "style") refuse("<style>");
      if (name === "link" && ((attributes.rel === "preload" && attributes.as === "script") || attributes.rel === "modulepreload"))
        cuts.push({ start, end });
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith("on")) refuse(`${attribute} on <${name}>`);
        if (attribute !== "style") continue;
        if (value !== KNOWN_STYLE) refuse(`style="${value}" on <${name}>`);
        const styleStart = html.indexOf(' style="', start);
        cuts.push({ start: styleStart, end: styleStart + ` style="${value}"`.length });
      }
    },
    ontext(text) {
      // The parser gives a script's text in pieces.
      if (script?.inline !== undefined) script.inline += text;
    },
    onclosetag(name) {
      if (name === "script" && script !== undefined) {
        const inline = script.inline?.trim() ?? "";
        if (inline !== "" && !NEXTS_INLINE.test(inline)) refuse(`inline script ${inline.slice(0, 60)}`);
        cuts.push({ start: script.start, end: parser.endIndex + 1 });
        script = undefined;
      }
      if (name === "head") headEnd = parser.startIndex;
    },
    // React's marks between rendered pieces, which only hydration of the whole page needs.
    oncomment(text) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      // Between two texts the mark separates them for hydration of islands. Beside a tag it has no effect, and React writes it or not
      // depending on timing: two renderings of the same page would differ.
      const isBesideTag = text === " " && (html[start - 1] === ">" || html[end] === "<");
      if (isBesideTag || /^[/]?[$&]/u.test(text)) cuts.push({ start, end });
    },
  });
  parser.end(html);

  if (headEnd === undefined) refuse("a page without <head>");
  return withEdits(html, [...cuts, { start: headEnd ?? 0, text: LOADER_PLACE }]);
}
