/** The Han characters that a language writes, from the national character sets that Node's decoders hold. */
import type { Locale } from "#schemas/locale.ts";

/** All characters of a double-byte set: rows and cells as lead and trail bytes. */
function charactersOf(encoding: string, lead: readonly [number, number]): Set<string> {
  const bytes: number[] = [];
  for (let row = lead[0]; row <= lead[1]; row++) for (let cell = 0xa1; cell <= 0xfe; cell++) bytes.push(row, cell);
  return new Set(new TextDecoder(encoding).decode(new Uint8Array(bytes)));
}

/** Characters of the basic set, which a text for everybody does not leave: GB 2312 for simplified Chinese, JIS X 0208 for Japanese. */
export const HAN_CHARACTERS: Partial<Record<Locale, ReadonlySet<string>>> = {
  // 〇 and 々 are signs of the sets and count as Han. 後 and 於 are in GB 2312 for names only.
  zh: new Set([...charactersOf("gbk", [0xb0, 0xf7]), "〇"].filter((letter) => !"後於".includes(letter))),
  ja: new Set([...charactersOf("euc-jp", [0xb0, 0xf4]), "〇", "々", "〻"]),
};
