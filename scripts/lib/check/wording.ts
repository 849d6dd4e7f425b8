/** Small parts of sentences that messages share. */

/** What an author wrote, in quotes and short enough for one line. */
export function quote(text: string): string {
  const oneLine = text
    .replace(/[\u2060\uFFFC]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  return `"${oneLine.length > 48 ? `${oneLine.slice(0, 47)}…` : oneLine}"`;
}

/** "a", "a and b", "a, b and c". */
export function listed(words: Iterable<string>, join = "and"): string {
  const all = [...words];
  return all.length < 2 ? (all[0] ?? "") : `${all.slice(0, -1).join(", ")} ${join} ${all.at(-1) ?? ""}`;
}

/** "1 file", "2 files". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** Whole cents as an author writes them: 24360 is 243.60. */
export function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** What an author wrote as dollars, in whole cents. */
export function cents(amount: number): number {
  return Math.round(amount * 100);
}

/** The first sentence of a schema's description, to stand after "name:". */
export function firstSentence(description: string): string {
  const sentence = /^.*?[.](?=\s|$)/u.exec(description)?.[0] ?? description;
  const open = sentence.replace(/\.$/u, "");
  return /^[A-Z][a-z]/u.test(open) ? open.charAt(0).toLowerCase() + open.slice(1) : open;
}
