import { expect, it } from "vitest";
import { explainYaml } from "./yaml-errors.ts";
import { readYaml } from "./yaml-file.ts";

const TOP = "name: Koto\neditions:\n  - key: koto\n";

/** What input methods and word processors write in place of the signs of YAML. */
it.each([
  ["a wide colon", `${TOP}hue：190\norder: 1\n`, "： is no colon to YAML", "write hue: 190"],
  ["a wide colon in an item", `${TOP}    edition：Lite\n    max: 2\n`, "： is no colon to YAML", "write edition: Lite"],
  [
    "a wide space after a colon",
    `${TOP}    edition:\u3000Lite\n    max: 2\n`,
    "the space after this colon is none to YAML",
    "write edition: Lite",
  ],
  [
    "a fixed space after a colon",
    `${TOP}    edition:\u00A0Lite\n    max: 2\n`,
    "the space after this colon is none to YAML",
    "write edition: Lite",
  ],
  [
    "wide spaces before a field",
    `${TOP}\u3000\u3000edition: Lite\n    max: 2\n`,
    "this line is indented with spaces that YAML does not know",
    "indent with plain spaces",
  ],
  [
    "a fixed space before a field",
    `${TOP}  \u00A0 edition: Lite\n    max: 2\n`,
    "this line is indented with spaces that YAML does not know",
    "indent with plain spaces",
  ],
  ["a wide hyphen", `${TOP}  － key: lite\n    max: 2\n`, "－ is no hyphen to YAML", "begin the item with - and a space"],
  ["a dash", `${TOP}  – key: lite\n    max: 2\n`, "– is no hyphen to YAML", "begin the item with - and a space"],
  ["a Japanese comma", `${TOP}    price: { list: 98.00、sale: 78.40 }\n`, "、 is no comma to YAML", "write a comma and a space"],
  ["a wide comma", `${TOP}    price: { list: 98.00，sale: 78.40 }\n`, "， is no comma to YAML", "write a comma and a space"],
  [
    "a plural without quotes",
    "days: {count, plural, one {# Tag} other {# Tage}}\n",
    "text that begins with { is a group of fields to YAML",
    'put all of it in quotes: "{count, plural, one {# Tag} other {# Tage}}"',
  ],
  ["a curly quote at the end", `title: "Le son”\ndescription: "x"\n`, "” is no quote to YAML", 'write title: "Le son"'],
  ["a curly quote at the end of an item", "lines:\n  - 'Le son’\n", "’ is no quote to YAML", "write 'Le son'"],
  [
    "a line that is indented too little",
    "common:\n  copy: Copy\n\ncopied: Copied\n  important: Important\n",
    "this line is indented less than the lines around it",
    "indent it like the line before, if it belongs to that group",
  ],
  [
    "a line below that is indented too deep",
    "copy: Copy\ncopied: Copied\n  important: Important\n",
    "the line below is indented deeper, so YAML takes it for a part of this text",
    "give all fields of a group the same indentation",
  ],
  ["wide brackets", `${TOP}    price: ｛ list: 98.00, sale: 78.40 ｝\n`, "｛ is no bracket to YAML", "write { and }"],
])("%s", (_name, text, message, hint) => {
  const [first] = readYaml(text).syntaxErrors.toSorted((a, b) => a.start - b.start);
  expect(first && explainYaml(first, text)).toMatchObject({ message, hint });
});

it.each([
  ["an apostrophe within single quotes", "'Aller à l'essentiel'", '"Aller à l\'essentiel"'],
  ["quotes within quotes", '"Press "Next" twice"', String.raw`"Press \"Next\" twice"`],
  ["a quoted word at the beginning", '"Next" is the button', String.raw`"\"Next\" is the button"`],
  ["a quoted word at both ends", '"Next" and "Back"', String.raw`"\"Next\" and \"Back\""`],
])("writes the line again with %s", (_name, value, quoted) => {
  const text = `${TOP}    edition: ${value}\n`;
  const [first] = readYaml(text).syntaxErrors;
  expect(first && explainYaml(first, text).hint).toBe(`put all of it in quotes: ${quoted}`);
});
