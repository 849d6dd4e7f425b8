/** Control characters, and those that turn the direction of writing: with them a text can look like another. */
const INVISIBLE = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\u2028\u2029]/gu;

/** A stranger's text as mail programs show what somebody else wrote: each line behind a mark, so that none passes for ours. */
export function quoted(text: string): string {
  const plain = text.replaceAll(/\r\n?/gu, "\n").replaceAll(INVISIBLE, "").trim();
  return plain === "" ? "" : plain.replaceAll(/^/gmu, "> ");
}
