/** Finds addresses outside the site in a style sheet, and escapes that could hide one. */
import { isOwnAddress } from "#lib/own-address.ts";

export type CssFault = { start: number; end: number; message: string; hint: string };

/** A url() and a string are matched whole, because a comment cannot begin within them. */
const TOKEN = /url\(([^)]*)\)?|"[^"\n]*"|'[^'\n]*'|\/\*[\s\S]*?(?:\*\/|$)/giu;
const STAY = "use what is on this site: an anchor, or a path that begins with one slash";

const FORBIDDEN: readonly [RegExp, string, string][] = [
  [/\\/gu, "an escape can hide an address", "write the character itself"],
  [/@import\b/giu, "@import loads another style sheet", "put its rules into this file"],
  [/\/\//gu, "this is an address outside this site", STAY],
];

/** Lists every fault of a style sheet, with offsets in it. */
export function listCssFaults(css: string): CssFault[] {
  const faults: CssFault[] = [];
  const plain = css.replace(TOKEN, (token, inside: string | undefined, at: number) => {
    if (token.startsWith("/*")) return token.replace(/[^\n]/gu, " ");
    if (inside === undefined || isOwnAddress(unquoted(inside.trim()))) return token;
    faults.push({ start: at, end: at + token.length, message: "this is an address outside this site", hint: STAY });
    return " ".repeat(token.length);
  });
  for (const [pattern, message, hint] of FORBIDDEN)
    for (const { 0: found, index } of plain.matchAll(pattern)) faults.push({ start: index, end: index + found.length, message, hint });
  return faults;
}

const unquoted = (text: string): string => /^(["'])([^"']*)\1$/u.exec(text)?.[2] ?? text;
