/**
 * Turns Next's HTML into a document of its own: framework scripts, hydration data and their preloads go, one
 * module loader comes in. Tags are found by parsing; what this does not know, it refuses.
 */
import { Parser } from "htmlparser2";

/** Stands where the island loader's script comes in: its address changes more often than the page. */
const LOADER_PLACE = '<script type="module" src="/loader.js"></script>';

/**
 * @param html A document made by `stripFramework`.
 * @param loader Address of the island loader's script.
 */
export const withLoader = (html: string, loader: string): string => html.replace('src="/loader.js"', `src="${loader}"`);

type Cut = { from: number; to: number; put?: string };

/**
 * How Next's inline scripts begin: hydration data, the bundler's start, a clock. React's `$RC(…)` is not among them on
 * purpose: it moves words into place that stand hidden at the end of the page, and without it they would stay hidden.
 */
const NEXTS_INLINE = /^(?:\(?self\.__next_f\b|\(globalThis\["TURBOPACK"\]|requestAnimationFrame\(function\(\)\{\$RT)/u;

/** The one inline style that is expected: next/image hides the alternative text's colour while a picture loads. */
const KNOWN_STYLE = "color:transparent";

/**
 * @param html Next's HTML of one page.
 * @returns The document with LOADER_PLACE at the end of its head.
 * @throws with the page's unexpected tag when it holds a script, style or event handler that the policy would block.
 */
export function stripFramework(html: string): string {
  const cuts: Cut[] = [];
  const refuse = (what: string): never => {
    throw new Error(`${what}: finish does not know it, and the content security policy would block it`);
  };
  let script: { from: number; inline: string | undefined } | undefined;
  let headEnd: number | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      const from = parser.startIndex;
      const to = parser.endIndex + 1;
      if (name === "script") {
        if (attributes.type === "application/ld+json") return;
        const isNexts = attributes.src === undefined || attributes.src.startsWith("/_next/");
        if (!isNexts) refuse(`<script src="${attributes.src ?? ""}">`);
        script = { from, inline: attributes.src === undefined ? "" : undefined };
      }
      if (name === "style") refuse("<style>");
      if (name === "link" && ((attributes.rel === "preload" && attributes.as === "script") || attributes.rel === "modulepreload"))
        cuts.push({ from, to });
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith("on")) refuse(`${attribute} on <${name}>`);
        if (attribute !== "style") continue;
        if (value !== KNOWN_STYLE) refuse(`style="${value}" on <${name}>`);
        const start = html.indexOf(' style="', from);
        cuts.push({ from: start, to: start + ` style="${value}"`.length });
      }
    },
    ontext(text) {
      // A script's text comes in pieces.
      if (script?.inline !== undefined) script.inline += text;
    },
    onclosetag(name) {
      if (name === "script" && script !== undefined) {
        const inline = script.inline?.trim() ?? "";
        if (inline !== "" && !NEXTS_INLINE.test(inline)) refuse(`inline script ${inline.slice(0, 60)}`);
        cuts.push({ from: script.from, to: parser.endIndex + 1 });
        script = undefined;
      }
      if (name === "head") headEnd = parser.startIndex;
    },
    // React's own marks between server-rendered pieces: nothing hydrates the whole page any more.
    oncomment(text) {
      const [from, to] = [parser.startIndex, parser.endIndex + 1];
      // Between two texts the mark keeps them apart for hydration. Beside a tag it says nothing, and whether it stands there
      // depends on how React's work was cut into pieces: two renderings of the same page would differ.
      const isBesideTag = text === " " && (html[from - 1] === ">" || html[to] === "<");
      if (isBesideTag || /^[/]?[$&]/u.test(text)) cuts.push({ from, to });
    },
  });
  parser.end(html);

  if (headEnd === undefined) refuse("a page without <head>");
  cuts.push({
    from: headEnd ?? 0,
    to: headEnd ?? 0,
    put: LOADER_PLACE,
  });
  return cutOut(html, cuts);
}

function cutOut(html: string, cuts: readonly Cut[]): string {
  let result = "";
  let at = 0;
  for (const { from, to, put = "" } of cuts.toSorted((a, b) => a.from - b.from)) {
    result += html.slice(at, from) + put;
    at = to;
  }
  return result + html.slice(at);
}
