/** Text to terms: what the index holds and what a query looks for are cut here, by the same rules. */
import { fold } from "./fold.ts";
import { searchLanguage } from "./languages.ts";
import { stem } from "./stem.ts";
import { unspacedTokens } from "./unspaced.ts";

/** One word. `parts` are there when it is joined from others: "plug-in", ライセンスキー. */
export type Token = {
  /** What the index holds. */
  term: string;
  /** Folded, with its ending. */
  typed: string;
  /** Terms. */
  parts: readonly string[];
};

/** A run of Latin letters and digits, with what may stand inside a word, or a run of other letters. */
const RUN = /[\p{Script=Latin}\p{N}]+(?:['’.\-‐‑&+][\p{Script=Latin}\p{N}]+)*|[\p{L}\p{N}\p{M}ー々]+/gu;
const HYPHEN = /[-‐‑&+]/u;
/** Words of one or two letters before an apostrophe. */
const ELISION = /^(?:[ldjmnstc]|qu)$/u;

/** @param language A language code such as `ja`. @returns The words in their order. */
export function tokensOf(text: string, language: string): Token[] {
  return [...text.normalize("NFKC").matchAll(RUN)].flatMap(([run]) =>
    /^[\p{Script=Latin}\p{N}]/u.test(run) ? latinTokens(run, language) : unspacedTokens(run, language),
  );
}

function latinTokens(run: string, language: string): Token[] {
  const { elides } = searchLanguage(language);
  // "10.15" is one word, "end.Next" is two; French elides ("l’essai"), English does not ("can’t").
  const words = run.split(/(?<!\d)\.|\.(?!\d)/u).flatMap((word) => (elides ? word.split(/['’]/u) : [word.replace(/['’]/gu, "")]));
  return words.flatMap((word) => {
    const parts = word.split(HYPHEN).map((part) => fold(part, language));
    const typed = parts.join("");
    if (typed === "" || (elides && ELISION.test(typed))) return [];
    return [{ term: stem(typed, language), typed, parts: parts.length < 2 ? [] : parts.map((part) => stem(part, language)) }];
  });
}

/** @returns The terms of a text in their order, hyphens joined. */
export const termsOf = (text: string, language: string): string[] => tokensOf(text, language).map(({ term }) => term);
