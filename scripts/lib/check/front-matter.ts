/** Splits an MDX file into front matter and body without moving anything: offsets stay those of the file. */

export type Split = {
  /** The YAML between the two lines of hyphens, and where it begins. */
  front?: { text: string; start: number };
  /** The whole file with the front matter blanked, so that the body's offsets are the file's. */
  body: string;
  /** An opening line without a closing one. */
  unclosed: boolean;
};

const FRONT = /^(?:\uFEFF)?(---[ \t]*\r?\n)([\s\S]*?)(?:^|\n)(---[ \t]*(?:\r?\n|$))/u;

/** Finds the front matter, if there is one. */
export function splitFrontMatter(text: string): Split {
  const found = FRONT.exec(text);
  if (found === null) return { body: text.replace(/^\uFEFF/u, " "), unclosed: /^\uFEFF?---[ \t]*\r?\n/u.test(text) };
  const start = found[0].indexOf(found[1] ?? "") + (found[1]?.length ?? 0);
  const blank = found[0].replace(/[^\r\n]/gu, (letter) => " ".repeat(letter.length));
  return { front: { text: found[2] ?? "", start }, body: blank + text.slice(found[0].length), unclosed: false };
}
