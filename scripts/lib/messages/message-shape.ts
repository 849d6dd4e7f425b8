/** The arguments, tags and plural forms of a message in ICU syntax. */
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

export type PluralShape = { argument: string; ordinal: boolean; forms: string[] };
export type MessageShape = {
  arguments: Record<string, string>;
  tags: string[];
  plurals: PluralShape[];
  /** Arguments whose value is in the text when each plural and choice takes its form `other`. */
  shown: string[];
  /** How many # signs are text: outside a plural they do not stand for its number. */
  signs?: number;
  /** Whether it does not parse; then the other fields are empty. */
  broken?: boolean;
};

const KINDS: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: "text",
  [TYPE.number]: "a number",
  [TYPE.date]: "a date",
  [TYPE.time]: "a time",
  [TYPE.select]: "a choice",
  [TYPE.plural]: "a count",
};

const SHOWN: ReadonlySet<TYPE> = new Set([TYPE.argument, TYPE.number, TYPE.date, TYPE.time]);

/** @returns The message's shape, or the parser's error code and its place; WIDE_BRACE for a brace of an input method and SURPLUS_BRACE for one that closes nothing, which are text to the parser. */
export function readMessage(text: string): { shape: MessageShape } | { code: string; offset: number; end: number } {
  const wide = text.search(/[｛｝]/u);
  if (wide >= 0) return { code: "WIDE_BRACE", offset: wide, end: wide + 1 };
  try {
    const shape: MessageShape = { arguments: {}, tags: [], plurals: [], shown: [] };
    const elements = parse(text, { requiresOtherClause: true, shouldParseSkeletons: false });
    collect(elements, shape);
    shape.shown = [...new Set(shownIn(elements))].sort();
    shape.tags = [...new Set(shape.tags)].sort();
    const surplus = surplusBrace(text);
    return surplus === undefined ? { shape } : { code: "SURPLUS_BRACE", offset: surplus, end: surplus + 1 };
  } catch (cause) {
    const { message, location } = cause as { message: string; location?: { start: { offset: number }; end: { offset: number } } };
    const offset = location?.start.offset ?? 0;
    return { code: message, offset, end: Math.max(location?.end.offset ?? 0, offset + 1) };
  }
}

/** Where a closing brace stands that closes nothing. What is quoted, as in '}', is text. */
function surplusBrace(text: string): number | undefined {
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(/''|'[{}<>](?:''|[^'])*'?|[{}]/gu)) {
    if (found.length === 1) depth += found === "{" ? 1 : -1;
    if (depth < 0) return index;
  }
  return undefined;
}

function collect(elements: readonly MessageFormatElement[], shape: MessageShape): void {
  for (const element of elements) {
    if (element.type === TYPE.literal) {
      const signs = element.value.split("#").length - 1;
      if (signs > 0) shape.signs = (shape.signs ?? 0) + signs;
    }
    const kind = KINDS[element.type];
    // {count} beside {count, plural, …} is the same argument.
    if (kind !== undefined && "value" in element) {
      const before = shape.arguments[element.value];
      shape.arguments[element.value] = before === undefined || before === "text" ? kind : before;
    }
    if (element.type === TYPE.tag) {
      shape.tags.push(element.value);
      collect(element.children, shape);
    }
    if (element.type === TYPE.plural) {
      shape.plurals.push({ argument: element.value, ordinal: element.pluralType === "ordinal", forms: Object.keys(element.options) });
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) collect(option.value, shape);
    }
  }
}

/** @param plural The argument for which # stands. */
function shownIn(elements: readonly MessageFormatElement[], plural?: string): string[] {
  return elements.flatMap((element): string[] => {
    if (element.type === TYPE.pound) return plural === undefined ? [] : [plural];
    if (element.type === TYPE.tag) return shownIn(element.children, plural);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return shownIn(element.options.other?.value ?? [], element.type === TYPE.plural ? element.value : plural);
    return SHOWN.has(element.type) && "value" in element ? [element.value] : [];
  });
}
