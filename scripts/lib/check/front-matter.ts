/** Splits an MDX file into front matter and body without moving anything: offsets stay those of the file. */

export type Split = {
  /** The YAML between the two lines of hyphens, and where it begins. */
  front?: { text: string; start: number };
  /** The whole file with the front matter blanked, so that the body's offsets are the file's. */
  body: string;
  /** An opening line without a closing one. */
  unclosed: boolean;
  /**
   * A line of three hyphens with more behind them. gray-matter, which contentlayer parses with, takes what follows the
   * first one for the name of a language (`---js` is evaluated), and closes at the second one wherever it stands.
   */
  marked?: { start: number; end: number };
};

/** What gray-matter takes for the beginning of front matter: three hyphens and not a fourth. */
const OPEN = /^\uFEFF?---(?!-)([^\n]*)(?:\n|$)/u;
/** Nothing may follow the hyphens but spaces. A lone carriage return is no end of line for gray-matter. */
const NOTHING = /^[ \t]*\r?$/u;

/** Finds the front matter, if there is one. Begins and ends it where gray-matter does. */
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
  return { front: { text: text.slice(start, Math.max(start, close)), start }, body: blank + text.slice(after), unclosed: false };
}

/** Where the line ends that begins at an offset. */
function lineEnd(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}
