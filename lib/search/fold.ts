/** One spelling for every way to write the same: width, case, accents, kana and umlauts. */
import { searchLanguage } from "./languages.ts";

const KATAKANA = /[\u30a1-\u30f6]/gu;
/** Distance between a katakana character and its hiragana in Unicode. */
const KANA_DISTANCE = 0x60;

/**
 * @param text Any text.
 * @param language A language code such as `de`.
 * @returns Lower case in normal width, without accents, katakana as hiragana; `ae` as `ä` without its dots where the language writes both.
 */
export function fold(text: string, language: string): string {
  const folded = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .replace(KATAKANA, (character) => String.fromCharCode(character.charCodeAt(0) - KANA_DISTANCE));
  return searchLanguage(language).spellsDotsAsE ? folded.replace(/([aou])e/gu, "$1") : folded;
}
