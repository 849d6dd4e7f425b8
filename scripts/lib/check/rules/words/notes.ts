/** words/left-over: notes of an author that visitors would read. */
import { matchesIn } from "#scripts/lib/check/positions.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";
import { textScalars } from "#scripts/lib/check/text-scalars.ts";
import { textRanges } from "./markup.ts";

const NOTE =
  /\b(?:TODO|FIXME|TBD|TBC|XXX+|WIP)\b|lorem ipsum|(?<!\p{L})(?:asdf|qwertz|qwerty|foo bar)(?!\p{L})|\?{3,}|？{3,}|@@@+|(?<![\p{L}\p{N}])(?:TK ?TK)(?![\p{L}\p{N}])|（(?:要確認|仮|ここに)[^）]*）|【(?:要確認|仮)】|[（【[](?:待翻译|待译|待确认|à traduire|zu übersetzen|por traducir)[）】\]]|as an AI (?:language )?model|here is the (?:German |French |Spanish |Chinese |Japanese )?translation|hier ist die Übersetzung|voici la traduction|aquí está la traducción|以下是[^，。\s]{0,8}翻译|以下は[^、。\s]{0,8}翻訳/giu;
/** These are words in some languages: only capitals count. */
const ONLY_CAPITALS = /^(?:todo|tbd|tbc|wip|x+)$/iu;

export const leftOver: DocumentRule = {
  id: "words/left-over",
  forbids:
    "A note to oneself, filler text, or what a program says of its translation: TODO, FIXME, TBD, lorem ipsum, three question marks, “Here is the translation”.",
  wrong: "The trial runs for FIXME minutes.",
  right: 'The trial runs for <Trial of="3dx" />.',
  *check(document) {
    if (document.place === undefined) return;
    const fields = textScalars(document.tree).map(({ start, end }) => [start, end] as const);
    for (const [start, end] of [...fields, ...textRanges(document)]) {
      for (const { found, at } of matchesIn(document, NOTE, start, end)) {
        if (ONLY_CAPITALS.test(found) && found !== found.toUpperCase()) continue;
        // releases/unwritten reports what npm run release leaves to be written.
        if (document.place.entity === "ReleaseWords" && found === "TODO" && /^["'\s]*$/u.test(document.text.slice(start, at.start)))
          continue;
        yield { at, message: `${found} is a note, and visitors would read it`, hint: "write the text, or remove the note" };
      }
    }
  },
};
