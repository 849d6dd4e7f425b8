/** Control characters, and bidirectional overrides, which can make one text look like another. */
const INVISIBLE = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\u2028\u2029]/gu;

/** Formats a visitor's text as a mail quotation: every line gets a prefix, so that no line can pass for the site's own text. */
export function quoted(text: string): string {
  const plain = text.replaceAll(/\r\n?/gu, "\n").replaceAll(INVISIBLE, "").trim();
  return plain === "" ? "" : plain.replaceAll(/^/gmu, "> ");
}
