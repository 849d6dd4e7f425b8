/** Lists the paragraphs of an HTML document: text that flows in the same lines, with the place of each piece in the document. */
import { Parser } from "htmlparser2";
import { LOCALES } from "#lib/i18n/locales.ts";
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";

/** An inline element of a paragraph, by its places in the document and the text before it and up to its end. */
export type Inline = { open: number; close: number; from: number; to: number; isLink: boolean };

/**
 * Text without tags. `from` is its offset in the paragraph, `at` and `end` are its place in the document. `isFixed` text is not marked: code,
 * entities, other languages. An entity is a piece of its own, and `isEntity` unless it is one of the other two.
 */
export type Piece = {
  text: string;
  from: number;
  at: number;
  end: number;
  parents: readonly Inline[];
  isFixed: boolean;
  isEntity: boolean;
};

/** `element` is the one that the text stands in; `isTagline` by its class. */
export type Paragraph = { text: string; pieces: Piece[]; locale: Locale; element: string; isTagline: boolean };

const INLINE = new Set("a abbr b bdi cite code data dfn em i kbd mark q s samp small span strong sub sup time u var".split(" "));
/** Shown, but not text. */
const OBJECTS = new Set("img svg input select textarea video iframe canvas math picture meter progress".split(" "));
const VERBATIM = new Set(["code", "pre", "kbd", "samp"]);
const UNSEEN = new Set(["head", "script", "style", "template", "noscript"]);
/** Tailwind's classes of boxes that are not part of their parent's lines. */
const OWN_BOX = /(?:^|[\s:])(?:block|flex|grid|inline-block|inline-flex|inline-grid|absolute|fixed|sr-only|table|contents)(?=\s|$)/u;
const BOXES_INSIDE = /(?:^|[\s:])(?:inline-)?(?:flex|grid)(?=\s|$)/u;

const localeOf = (tag: string): Locale | undefined => LOCALES.find((locale) => LANGUAGE_TAGS[locale] === tag);

/** What there is around the outermost element, and with other values within each of them. */
const OUTSIDE = {
  name: "",
  locale: undefined as Locale | undefined,
  isFixed: false,
  isSkipped: false,
  element: "",
  isTagline: false,
  hasBoxesInside: false,
  inline: undefined as Inline | undefined,
  /** The piece that represents an object, such as a drawing. */
  object: undefined as Piece | undefined,
};
type Open = typeof OUTSIDE;

/** Lists the paragraphs of a finished document in order. Text in islands is left out, because React compares it with its own. */
export function listParagraphs(html: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  const stack: Open[] = [];
  let pieces: Piece[] = [];
  let text = "";
  let about: Pick<Open, "locale" | "element" | "isTagline"> = OUTSIDE;
  const endParagraph = () => {
    const { locale, element, isTagline } = about;
    if (locale !== undefined && text.trim() !== "") paragraphs.push({ text, pieces, locale, element, isTagline });
    [pieces, text] = [[], ""];
  };
  const add = (value: string, isEncoded: boolean) => {
    const parent = stack.at(-1) ?? OUTSIDE;
    if (text === "") about = stack.findLast(({ inline }) => inline === undefined) ?? OUTSIDE;
    const parents = stack.flatMap(({ inline }) => inline ?? []);
    const isForeign = parent.isFixed || parent.locale !== about.locale;
    const place = { from: text.length, at: parser.startIndex, end: parser.endIndex + 1 };
    pieces.push({ text: value, ...place, parents, isFixed: isEncoded || isForeign, isEntity: isEncoded && !isForeign });
    text += value;
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = stack.at(-1) ?? OUTSIDE;
      const classes = attributes.class ?? "";
      const isObject = OBJECTS.has(name) && !parent.isSkipped;
      const isSkipped = parent.isSkipped || UNSEEN.has(name) || isObject || "data-island" in attributes;
      const isInline = INLINE.has(name) && !isSkipped && !parent.hasBoxesInside && !OWN_BOX.test(classes);
      if (isObject) add("\uFFFC", true);
      else if (!isInline && !parent.isSkipped) endParagraph();
      stack.push({
        name,
        locale: attributes.lang === undefined ? parent.locale : localeOf(attributes.lang),
        isFixed: parent.isFixed || VERBATIM.has(name),
        isSkipped,
        // A line of a heading is a block of its own and as large as the heading.
        element: isInline || name === "span" ? parent.element : name,
        isTagline: classes.includes("text-tagline"),
        hasBoxesInside: BOXES_INSIDE.test(classes),
        object: isObject ? pieces.at(-1) : undefined,
        inline: isInline ? { open: parser.startIndex, close: -1, from: text.length, to: -1, isLink: name === "a" } : undefined,
      });
    },
    ontext(value) {
      const parent = stack.at(-1) ?? OUTSIDE;
      if (!parent.isSkipped) add(value, html.slice(parser.startIndex, parser.endIndex + 1) !== value);
    },
    onclosetag() {
      const closed = stack.pop() ?? OUTSIDE;
      // What follows an object begins after its end tag.
      if (closed.object !== undefined) closed.object.end = parser.endIndex + 1;
      if (closed.inline !== undefined) Object.assign(closed.inline, { close: parser.endIndex + 1, to: text.length });
      else if (!(stack.at(-1) ?? OUTSIDE).isSkipped && !OBJECTS.has(closed.name)) endParagraph();
    },
  });
  parser.end(html);
  return paragraphs;
}
