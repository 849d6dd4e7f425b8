/** Line ends of a share card's Japanese and Chinese text, for a renderer that only follows the rules of Unicode. */
import type { Locale } from "#schemas/locale.ts";
import { findPhraseSplitter } from "#scripts/lib/lines/phrases.ts";

const WORD_JOINER = "\u2060";
const ZERO_WIDTH_SPACE = "\u200B";

/** Letters beside which Unicode allows a line to end although there is no space. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\u30FB\u30FC\uFF00-\uFFEF]/u;

/**
 * Text whose lines end at phrases, as on pages. Languages with spaces between words stay as they are.
 *
 * @returns The text with zero-width spaces where a line may end, and word joiners where it may not.
 */
export function breakIntoPhrases(text: string, locale: Locale): string {
  const plain = text.replaceAll(WORD_JOINER, "");
  const split = findPhraseSplitter(locale);
  return split === undefined ? plain : split(plain).map(joinLetters).join(ZERO_WIDTH_SPACE);
}

function joinLetters(phrase: string): string {
  const letters = [...phrase];
  return letters
    .map((letter, place) => {
      const next = letters[place + 1];
      const isJoined = next !== undefined && letter !== " " && next !== " " && (UNSPACED.test(letter) || UNSPACED.test(next));
      return isJoined ? letter + WORD_JOINER : letter;
    })
    .join("");
}
