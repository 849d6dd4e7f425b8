/** shape/…: the bytes and characters of a file. */
import { MAX_FILE_SIZE } from "#scripts/lib/content-files/decode.ts";
import type { ParsedDocument } from "#scripts/lib/check/read-document.ts";
import { findingAt, fixAt, matchesIn, spanOf } from "#scripts/lib/check/positions.ts";
import type { DocumentRule, Fault, RuleText } from "#scripts/lib/check/rule.ts";
import { counted } from "#scripts/lib/report/wording.ts";

/** Whether the bytes of a file are text of an accepted size. */
export const isText = ({ encoding }: ParsedDocument) => !encoding.tooLarge && encoding.badByte === undefined;

export const isEmpty = ({ text }: ParsedDocument) => text.trim() === "";

export const fileTooLarge: DocumentRule = {
  id: "shape/file-too-large",
  forbids: `A file of more than ${MAX_FILE_SIZE / 1024} KiB. Texts and facts are smaller; a larger file may have been made to stop a parser.`,
  example: "text",
  wrong: "content/en/support/activate-a-licence.mdx, 300 KiB",
  right: "two articles that link to each other",
  *check(document) {
    if (!document.encoding.tooLarge) return;
    yield {
      at: spanOf(document, 0, 0),
      message: `this file has ${Math.ceil(document.encoding.bytes / 1024)} KiB, and the limit is ${MAX_FILE_SIZE / 1024} KiB`,
      hint: "split it; pictures and installers do not belong here",
    };
  },
};

export const notUtf8: DocumentRule = {
  id: "shape/not-utf8",
  forbids: "A file in another encoding than UTF-8.",
  example: "text",
  wrong: "a file saved as Shift_JIS",
  right: "the same file saved as UTF-8",
  *check(document) {
    const { badByte, looksLike } = document.encoding;
    if (badByte === undefined) return;
    yield {
      at: spanOf(document, badByte, badByte + 1),
      message: `the byte at this place is not UTF-8${looksLike === undefined ? "" : `; the file looks like ${looksLike}`}`,
      hint: "save the file as UTF-8",
    };
  },
};

type CharacterRule = RuleText & {
  pattern: RegExp;
  /** Undefined for a match that is allowed. */
  describe: (found: string) => Fault | undefined;
};

/** Makes a rule of a pattern that no text may have. */
function characterRule({ pattern, describe, ...text }: CharacterRule): DocumentRule {
  return {
    ...text,
    check: (document) =>
      (isText(document) ? matchesIn(document, pattern) : []).flatMap(({ found, at }) => {
        const fault = describe(found);
        return fault === undefined ? [] : [findingAt(at, fault)];
      }),
  };
}

export const byteOrderMark = characterRule({
  id: "shape/byte-order-mark",
  forbids: "An invisible byte order mark at the start of a file: some tools take it for a character. `--fix` removes it.",
  example: "text",
  wrong: "\\uFEFFname: 3DX",
  right: "name: 3DX",
  pattern: /^\uFEFF/gu,
  describe: () => ({ message: "the file begins with a byte order mark", hint: "save it as UTF-8 without BOM", better: "" }),
});

export const carriageReturn: DocumentRule = {
  id: "shape/carriage-return",
  forbids: "Windows line ends (CRLF): they make every line of a file look changed. `--fix` turns them into LF.",
  example: "text",
  wrong: "name: 3DX\\r\\n",
  right: "name: 3DX\\n",
  *check(document) {
    if (!isText(document)) return;
    const found = matchesIn(document, /\r\n?/gu);
    const [first] = found;
    if (first === undefined) return;
    yield {
      at: { ...first.at, end: first.at.start + 1 },
      message: `${counted(found.length, "line")} of this file ${found.length === 1 ? "ends" : "end"} with CR`,
      hint: "save the file with LF line ends",
      fix: found.flatMap(({ at }) => fixAt(at, "\n")),
    };
  },
};

export const finalLineBreak = characterRule({
  id: "shape/final-line-break",
  forbids: "A last line without a line break: adding a line after it would change it, too. `--fix` adds the line break.",
  example: "text",
  wrong: "hue: 190",
  right: "hue: 190\\n",
  pattern: /(?<=[^\n\r])$/gu,
  describe: () => ({ message: "the last line has no line break", hint: "end the file with a line break", better: "\n" }),
});

export const invisibleLetter = characterRule({
  id: "shape/invisible-letter",
  forbids:
    "Invisible characters: control characters, zero-width spaces, soft hyphens, marks that change the direction of text. They break search and can hide text from a reviewer. `--fix` removes them.",
  example: "text",
  wrong: "tagline: Place\\u200B sound",
  right: "tagline: Place sound",
  // Control characters, zero-width spaces and joiners, a byte order mark that is not at the start, and marks that change the direction of text.
  pattern: /(?![\t\n\r])\p{Cc}|[\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069]|(?!^)\uFEFF/gu,
  describe: (letter) => ({
    message: `there is an invisible character here: U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
    hint: "delete it; it often comes along when text is copied",
    better: "",
  }),
});

export const splitLetter = characterRule({
  id: "shape/split-letter",
  forbids:
    "Characters stored in two parts, such as か and a voicing mark for が (Unicode NFD, as in file names of macOS). They look right, but search does not find them. `--fix` joins them.",
  example: "text",
  wrong: "か\\u3099ぞう",
  right: "がぞう",
  pattern: /[^\p{M}\s]\p{M}+/gu,
  describe: (letter) => {
    const joined = letter.normalize("NFC");
    if (joined === letter) return undefined;
    return { message: `${joined} is stored in two parts here`, hint: `type ${joined} again`, better: joined };
  },
});
