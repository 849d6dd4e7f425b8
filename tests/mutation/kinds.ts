/** Kinds of mistakes that authors make, each made at a random place of a file. */
import { ALL_LOCALES } from "#schemas/locale.ts";
import type { Random } from "./random.ts";

export type Place = {
  /** Below content/. */
  file: string;
  text: string;
  random: Random;
  /** Another file of the content. */
  read: (file: string) => string | undefined;
};
export type Kind = {
  name: string;
  files: RegExp;
  /** The file with the mistake; undefined where it cannot be made. */ make: (place: Place) => string | undefined;
};

const WORDS = /^(?:ja|en|fr|de|zh|es)\/.*\.mdx$/u;
const TRANSLATIONS = /^(?:ja|fr|de|zh|es)\/.*\.mdx$/u;
const MESSAGES = /^(?:ja|en|fr|de|zh|es)\/messages\.yaml$/u;
const FACTS = /^shared\/(?:products|bundles)\/.*\.yaml$/u;
const RELEASES = /^shared\/releases\/.*\.yaml$/u;

/** Replaces one of the places that a pattern finds. */
const replace =
  (pattern: RegExp, change: (found: string, place: Place) => string | undefined): Kind["make"] =>
  (place) => {
    const found = place.random.pick([...place.text.matchAll(pattern)]);
    const changed = found === undefined ? undefined : change(found[0], place);
    return found === undefined || changed === undefined
      ? undefined
      : place.text.slice(0, found.index) + changed + place.text.slice(found.index + found[0].length);
  };

/** Two neighbouring letters in the wrong order. */
function swapped(word: string, { random }: Place): string | undefined {
  const places = [...word].flatMap((letter, index) =>
    /\w/u.test(letter) && /\w/u.test(word[index + 1] ?? "") && letter !== word[index + 1] ? [index] : [],
  );
  const at = random.pick(places);
  return at === undefined ? undefined : word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);
}

/** A paragraph of plain prose: no heading, list, table or component. */
const PARAGRAPH = /(?<=\n\n)[^\n#|<\-\d[!{][^\n]{80,}(?=\n\n|\n$)/gu;

const inParagraph = (words: string): Kind["make"] => replace(PARAGRAPH, (found) => `${found} ${words}`);

/** The same place in another language. */
const fromLocale =
  (choose: (own: string, random: Random) => string | undefined): Kind["make"] =>
  (place) => {
    const [own = ""] = place.file.split("/");
    const other = choose(own, place.random);
    const paragraphs =
      other === undefined ? [] : [...(place.read(place.file.replace(/^[a-z]+/u, other)) ?? "").matchAll(PARAGRAPH)].map(([found]) => found);
    const put = place.random.pick(paragraphs);
    return put === undefined ? undefined : replace(PARAGRAPH, () => put)(place);
  };

export const KINDS: readonly Kind[] = [
  { name: "a field is misspelt", files: /\.(?:yaml|mdx)$/u, make: replace(/^ *[a-z]\w{3,}(?=:)/gmu, swapped) },
  { name: "a key is misspelt", files: FACTS, make: replace(/(?<=(?:buyLink|successor|key): )\w{4,}/gu, swapped) },
  { name: "a line is written twice", files: FACTS, make: replace(/^ *\w+: .+\n/gmu, (found) => found + found) },
  { name: "a line is lost", files: FACTS, make: replace(/^(?:name|path|line|order|hue|salesCondition): .+\n/gmu, () => "") },
  { name: "a colon is lost", files: FACTS, make: replace(/^\w+: /gmu, (found) => found.replace(":", "")) },
  { name: "a line is indented with a tab", files: FACTS, make: replace(/^ {2}(?=\w)/gmu, () => "\t") },
  { name: "a price has a decimal comma", files: FACTS, make: replace(/(?<=list: )\d+\.\d\d/gu, (found) => found.replace(".", ",")) },
  {
    name: "a sale saves nothing",
    files: FACTS,
    make: replace(/list: (\d+\.\d\d)(?=\s*\})/gu, (found) => `${found}, sale: ${found.slice(6)}`),
  },
  { name: "a price has one decimal", files: FACTS, make: replace(/(?<=list: )\d+\.\d0/gu, (found) => found.slice(0, -1)) },
  {
    name: "an address has capitals",
    files: /^shared\/(?:pages|products\/.*)\.yaml$/u,
    make: replace(/(?:(?<=^)|(?<=id: [\w-]+, ))path: \/[a-z][\w-]+/gmu, (found) => `path: /${found.slice(7).toUpperCase()}`),
  },
  {
    name: "an address begins with a language",
    files: /^shared\/pages\.yaml$/u,
    make: replace(/path: (?=\/[a-z])/gu, (found, { random }) => `${found}/${random.pick(ALL_LOCALES) ?? "de"}`),
  },
  { name: "an address is reserved", files: /^shared\/pages\.yaml$/u, make: replace(/path: \/(?=[a-z])/gu, (found) => `${found}api/`) },
  { name: "a release is dated ahead", files: RELEASES, make: replace(/^date: 20/gmu, () => "date: 22") },
  { name: "a size is wrong", files: RELEASES, make: replace(/(?<=size: )\d+/gu, (found) => `${found}1`) },
  { name: "a picture has another width", files: FACTS, make: replace(/(?<=width: )\d+/gu, (found) => `${found}0`) },
  { name: "a heading is lost", files: WORDS, make: replace(/^## .+\n\n/gmu, () => "") },
  { name: "a heading is two levels deeper", files: WORDS, make: replace(/^## (?=.)/gmu, () => "#### ") },
  { name: "a heading is written twice", files: WORDS, make: replace(/^## .+\n/gmu, (found) => `${found}\n${found}`) },
  { name: "a paragraph is English", files: TRANSLATIONS, make: fromLocale(() => "en") },
  {
    name: "a paragraph is in a neighbouring language",
    files: TRANSLATIONS,
    make: fromLocale((own, random) =>
      own === "ja" ? "zh" : own === "zh" ? "ja" : random.pick(["de", "fr", "es"].filter((other) => other !== own)),
    ),
  },
  {
    name: "an English sentence is left",
    files: TRANSLATIONS,
    make: inParagraph("Close the window and open the session again before you go on."),
  },
  { name: "a note to oneself is left", files: WORDS, make: inParagraph("TODO check this.") },
  { name: "filler text is left", files: WORDS, make: inParagraph("Lorem ipsum dolor sit amet.") },
  { name: "an entity is written", files: WORDS, make: replace(PARAGRAPH, (found) => found.replace(/[ 、。，]/u, "&nbsp;")) },
  { name: "a link has no target", files: WORDS, make: replace(/\]\(\/[^)]*\)/gu, () => "]()") },
  { name: "a link leads nowhere", files: WORDS, make: replace(/(?<=\]\(\/)[a-z][\w/-]{4,}/gu, swapped) },
  { name: "an anchor is misspelt", files: WORDS, make: replace(/(?<=\]\([^)]*#)[^)]+/gu, (found) => `${found}x`) },
  { name: "a link is not closed", files: WORDS, make: replace(/\]\(\/[\w/#-]*\)/gu, (found) => found.slice(0, -1)) },
  { name: "a reference has no definition", files: WORDS, make: replace(/\]\(\/[^)]*\)/gu, () => "][form]") },
  { name: "a tag is not closed", files: WORDS, make: replace(/<\/(?:Note|External|Key)>/gu, () => "") },
  {
    name: "a component is misspelt",
    files: WORDS,
    make: replace(/(?<=<)(?:Price|Trial|Fact|Systems|Formats|Channels|External)\b/gu, swapped),
  },
  { name: "a fact of another name", files: WORDS, make: replace(/(?<= of=")[\w-]{4,}/gu, swapped) },
  { name: "a price is written out", files: WORDS, make: replace(/<Price of="[^"]*" \/>/gu, () => "$98.00") },
  { name: "a code block is not closed", files: WORDS, make: replace(/(?<=\n\n)(?=[^\n#|<-][^\n]{80,}\n\n)/gu, () => "```\n") },
  { name: "a table lacks a cell", files: WORDS, make: replace(/^\|(?! ?-)[^\n|]+\|(?=[^\n]+\|$)/gmu, () => "|") },
  { name: "a character is invisible", files: WORDS, make: replace(PARAGRAPH, (found) => `${found.slice(0, 9)}\u200B${found.slice(9)}`) },
  {
    name: "a character is a neighbour's",
    files: /^(?:ja|zh)\/.*\.mdx$/u,
    make: replace(PARAGRAPH, (found, { file }) => `${found.slice(0, 4)}${file.startsWith("zh") ? "後" : "们"}${found.slice(4)}`),
  },
  { name: "a message is lost", files: /^(?:ja|fr|de|zh|es)\/messages\.yaml$/u, make: replace(/^ {2,}\w+: [^\n|>]+\n/gmu, () => "") },
  { name: "an argument is misspelt", files: MESSAGES, make: replace(/(?<=\{)[a-z]{4,}(?=\})/gu, swapped) },
  { name: "a tag is lost", files: MESSAGES, make: replace(/<(\w+)>([^<]*)<\/\1>/gu, (found) => found.replace(/<[^>]*>/gu, "")) },
  { name: "a plural form is lost", files: /^(?:en|de|fr|es)\/messages\.yaml$/u, make: replace(/\bone \{[^{}]*\} /gu, () => "") },
  { name: "two spaces in a message", files: MESSAGES, make: replace(/(?<=: "?[^\s"][^\n{}]*\S) (?=\S)/gu, () => "  ") },
  {
    name: "the source of a translation changes",
    files: /^en\/.*\.mdx$/u,
    make: replace(PARAGRAPH, (found) => found.replace(/ \S+$/u, " otherwise.")),
  },
  {
    name: "a message of the source changes",
    files: /^en\/messages\.yaml$/u,
    make: replace(/^ {2,}\w+: [A-Z][a-z ]{8,}$/gmu, (found) => `${found} now`),
  },
];
