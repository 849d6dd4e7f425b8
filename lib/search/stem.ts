/** Takes endings off, so that "activating", "activated" and "activation" are one term. Too much is better than too little: both sides do the same. */
import type { Locale } from "#schemas/locale.ts";

type Stemmer = (word: string) => string;

/** The shortest stem that is left after an ending; a plural's `s` may leave less. */
const SHORTEST = 4;
const SHORTEST_SINGULAR = 3;

/** A step takes the longest of its endings off, once. */
function step(endings: string): Stemmer {
  const list = endings.split(" ").sort((a, b) => b.length - a.length);
  return (word) => {
    const ending = list.find((end) => word.endsWith(end) && word.length - end.length >= (end === "s" ? SHORTEST_SINGULAR : SHORTEST));
    return ending === undefined ? word : word.slice(0, -ending.length);
  };
}

const inOrder =
  (...steps: Stemmer[]): Stemmer =>
  (word) =>
    steps.reduce((rest, next) => next(rest), word);

/** Lets "stopped" and "stop" meet. */
const undouble: Stemmer = (word) => word.replace(/([bdgmnprt])\1$/u, "$1");
const britishAsAmerican: Stemmer = (word) =>
  word
    .replace(/is(e|ed|es|ing|ation|ations)$/u, "iz$1")
    .replace(/our/u, "or")
    .replace("licenc", "licens");
/** Takes one ending off after the other: "Plugins" and "Plugin" lose a different number of them. */
const repeated =
  (next: Stemmer): Stemmer =>
  (word) => {
    const shorter = next(word);
    return shorter === word ? word : repeated(next)(shorter);
  };
const participle: Stemmer = (word) => (/^ge.{4,}(?:t|en)$/u.test(word) ? word.slice(2) : word);

/** What a language's last steps take off, with spaces between. */
const ENDINGS = {
  en: "ization ation ator ating ated ate ing ed er ment ion able ly al e y es",
  de: "erinnen innen ungen heiten keiten ern ung heit keit en em er es et te ten ete eten st e n s t",
  fr: "issement ation ateur atrice ement ment ion euse eur able ive if ee er ez ent ant ir e es",
  es: "acion acione amiento imiento adore ador adora ando iendo ada ado ida ido aron cion cione ar er ir an en as os ante able a o e",
};

const german = inOrder(participle, repeated(step(ENDINGS.de)), step("ation ier"));

/** Undefined where words have no endings to take off. */
const STEMMERS: Readonly<Record<Locale, Stemmer | undefined>> = {
  ja: undefined,
  zh: undefined,
  en: inOrder(
    britishAsAmerican,
    (word) => (/[^aiou]ies$/u.test(word) && word.length > 4 ? `${word.slice(0, -3)}y` : word),
    (word) => (/(?:ss|us|is)$/u.test(word) ? word : step("s")(word)),
    step(ENDINGS.en),
    undouble,
    // "instalation" and "installation", "canceled" and "cancelled".
    (word) => word.replace(/ll$/u, "l"),
  ),
  // Otherwise Rechner (computer) and Rechnung (invoice) would be one term.
  de: (word) => (word.startsWith("rechner") ? "rechner" : german(word)),
  fr: inOrder((word) => (/[^su]s$|aux$|eux$/u.test(word) && word.length > 4 ? word.slice(0, -1) : word), step(ENDINGS.fr), undouble),
  es: inOrder((word) => step("s")(word), step(ENDINGS.es)),
};

/** @returns The folded word without its endings; languages without endings keep it. A word with a digit stays whole. */
export function stem(word: string, language: string): string {
  return /\d/u.test(word) ? word : (STEMMERS[language as Locale]?.(word) ?? word);
}

/** @returns The stems of what a folded word may become with an ending, of which a part may be typed: "activati" for "activation" is "activ". */
export function stemsOfBeginning(word: string, language: string): string[] {
  const endings = Object.entries(ENDINGS).flatMap(([code, list]) => (code === language ? list.split(" ") : []));
  const words = endings.flatMap((ending) =>
    Array.from(ending, (_, typed) => (word.endsWith(ending.slice(0, typed)) ? [word + ending.slice(typed)] : [])).flat(),
  );
  return [...new Set(words.map((whole) => stem(whole, language)))];
}
