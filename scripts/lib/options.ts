/** What the readers of the command lines have in common. */
import { findNearest } from "#scripts/lib/report/wording.ts";

/** What a person got wrong on the command line. */
export class OptionError extends Error {}

/** @throws OptionError with the option that was probably meant. */
export function refuseUnknown(args: readonly string[], specification: Readonly<Record<string, unknown>>): void {
  const known = Object.keys(specification);
  for (const argument of args) {
    const name = /^--([^=]+)/u.exec(argument)?.[1];
    if (name === undefined || known.includes(name)) continue;
    const nearest = findNearest(name, known);
    throw new OptionError(`there is no option --${name}; ${nearest === undefined ? "--help lists them" : `did you mean --${nearest}?`}`);
  }
}

/** @throws OptionError with the words that it takes. */
export function oneOf<Word extends string>(option: string, word: string, words: readonly Word[]): Word {
  const found = words.find((each) => each === word);
  if (found === undefined) throw new OptionError(`${option} is ${word}; it must be one of ${words.join(", ")}`);
  return found;
}
