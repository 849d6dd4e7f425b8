/** Splits an MDX file into front matter and body. Offsets in both parts are those of the file. */

export type Split = {
  /** The YAML between the two lines of hyphens, and where it begins. */
  front?: { text: string; start: number };
  /** The whole file with the front matter blanked, so that the body's offsets are the file's. */
  body: string;
  /** Whether front matter begins and never ends. */
  unclosed: boolean;
  /**
   * A line of three hyphens with more behind them. gray-matter, with which contentlayer parses, takes the text after the first
   * line of hyphens as the name of a language (`---js` is evaluated), and ends front matter at any second one.
   */
  marked?: { start: number; end: number };
};

/** Where gray-matter finds the beginning of front matter: exactly three hyphens. */
const OPEN = /^\uFEFF?---(?!-)([^\n]*)(?:\n|$)/u;
/** Only spaces may follow the hyphens. A carriage return alone does not end a line for gray-matter. */
const NOTHING = /^[ \t]*\r?$/u;

/** Finds the front matter where gray-matter does. */
export function splitFrontMatter(text: string): Split {
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const open = OPEN.exec(text);
  if (open === null) return { body: " ".repeat(mark) + text.slice(mark), unclosed: false };
  const start = open[0].length;
  if (!NOTHING.test(open[1] ?? "")) return { body: text, unclosed: false, marked: { start: mark, end: lineEnd(text, mark) } };
  // From the line break before it, so that empty front matter closes, too.
  const close = text.indexOf("\n---", start - 1);
  if (close === -1) return { body: text, unclosed: true };
  const end = lineEnd(text, close + 1);
  if (!NOTHING.test(text.slice(close + 4, end))) return { body: text, unclosed: false, marked: { start: close + 1, end } };
  const after = Math.min(end + 1, text.length);
  const blank = text.slice(0, after).replace(/[^\r\n]/gu, (letter) => " ".repeat(letter.length));
  // Of CRLF before the closing line, the carriage return belongs to no field.
  const frontEnd = text.charAt(close - 1) === "\r" ? close - 1 : close;
  return { front: { text: text.slice(start, Math.max(start, frontEnd)), start }, body: blank + text.slice(after), unclosed: false };
}

/** Where the line ends that begins at an offset. */
function lineEnd(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}
