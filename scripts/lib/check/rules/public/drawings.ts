/** public/…: SVG drawings and style sheets run no code and load nothing. */
import { isOwnAddress } from "#lib/own-address.ts";
import { type Corpus, oncePerCorpus } from "#scripts/lib/check/corpus.ts";
import type { CorpusRule, Finding } from "#scripts/lib/check/rule.ts";
import { quote } from "#scripts/lib/report/wording.ts";
import { listCssFaults } from "#scripts/lib/check/css.ts";
import { readSvg, type Svg, type SvgAttribute } from "#scripts/lib/check/svg.ts";
import { SVG_ATTRIBUTES, SVG_ELEMENTS } from "#scripts/lib/check/svg-parts.ts";

const listDrawings = oncePerCorpus((corpus): readonly { file: string; svg: Svg }[] =>
  listTexts(corpus, ".svg").map(({ file, text }) => ({ file, svg: readSvg(text) })),
);

function listTexts(corpus: Corpus, ending: string): { file: string; text: string }[] {
  return [...corpus.publicFiles].flatMap(([file, content]) =>
    file.endsWith(ending) && content.decoded().readable ? [{ file, text: content.text() }] : [],
  );
}

export const svgSyntax: CorpusRule = {
  id: "public/svg-syntax",
  forbids: "An SVG drawing that is no plain XML: document types and entities, CDATA, processing instructions, tags that do not match.",
  wrong: '<!DOCTYPE svg [<!ENTITY x "…">]>\n<svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
  right: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 12H22"/></svg>',
  *check(corpus) {
    for (const { file, svg } of listDrawings(corpus)) {
      if (svg.error === undefined) continue;
      const { start, message, hint } = svg.error;
      yield { at: { file, start, end: start + 1 }, message, hint };
    }
  },
};

export const svgPart: CorpusRule = {
  id: "public/svg-part",
  forbids:
    "An element or attribute in an SVG drawing that is not of the list in `scripts/lib/check/svg-parts.ts`: scripts, event handlers, foreign objects, links, pictures within pictures, animations. A browser that opens the drawing's address would run them with the rights of this site.",
  wrong: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>',
  right: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M2 12H22"/></svg>',
  *check(corpus) {
    for (const { file, svg } of listDrawings(corpus)) {
      for (const { name, start, attributes } of svg.tags) {
        if (!SVG_ELEMENTS.has(name))
          yield {
            at: { file, start, end: start + 1 + name.length },
            message: `<${name}> does not belong in a drawing`,
            hint: "remove it; a drawing is shapes, paint and text",
          };
        for (const attribute of attributes) yield* attributeFindings(file, attribute);
      }
    }
  },
};

function* attributeFindings(file: string, { name, value, start, end }: SvgAttribute): Generator<Finding> {
  const at = { file, start, end };
  if (!SVG_ATTRIBUTES.has(name)) {
    const message = /^on/iu.test(name) ? `${name} is an event handler` : `the attribute ${name} does not belong in a drawing`;
    yield { at, message, hint: "remove it" };
  } else if (value.includes("&") && name !== "aria-label")
    yield { at, message: `${name} holds a character reference, which can hide an address`, hint: "write the character itself" };
}

/** The value of such an attribute is a name, although it looks like an address. */
const IS_NAME = /^xmlns(?::|$)/u;
const NAMESPACES: readonly string[] = ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"];

export const outsideAddress: CorpusRule = {
  id: "public/outside-address",
  forbids:
    "An SVG drawing or style sheet below `public/` that loads or links to something outside the site, or a drawing that refers to anything but its own parts.",
  wrong: "body { background: url(https://example.org/pixel.png) }",
  right: "body { background: url(/images/grain.png) }",
  *check(corpus) {
    const css = (file: string, text: string, base: number): Finding[] =>
      listCssFaults(text).map(({ start, end, message, hint }) => ({ at: { file, start: base + start, end: base + end }, message, hint }));
    for (const { file, text } of listTexts(corpus, ".css")) yield* css(file, text, 0);
    for (const { file, svg } of listDrawings(corpus)) {
      for (const { parent, text, start } of svg.texts) if (parent === "style") yield* css(file, text.replaceAll("&", "\\"), start);
      for (const attribute of svg.tags.flatMap(({ attributes }) => attributes)) {
        const { name, value, start, end } = attribute;
        const isGood = IS_NAME.test(name)
          ? NAMESPACES.includes(value)
          : /^(?:xlink:)?href$/u.test(name)
            ? value.startsWith("#") && isOwnAddress(value)
            : name === "aria-label" || listCssFaults(value).length === 0;
        if (isGood) continue;
        yield {
          at: { file, start, end },
          message: `${name}=${quote(value)} leads outside this drawing`,
          hint: 'refer to a part of the drawing by its id: "#id", or url(#id)',
        };
      }
    }
  },
};
