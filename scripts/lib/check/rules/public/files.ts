/** public/…: files of known kinds, under names that are addresses. The build copies them to the site as they are. */
import { endingOf, kindOf, PUBLIC_KINDS } from "#scripts/lib/check/public-kinds.ts";
import type { PublicFile } from "#scripts/lib/check/public-files.ts";
import { LARGEST_FILE } from "#scripts/lib/check/decode.ts";
import type { CorpusRule } from "#scripts/lib/check/rule.ts";
import { listed } from "#scripts/lib/check/wording.ts";

const ENDINGS = listed(Object.keys(PUBLIC_KINDS).map((ending) => `.${ending}`));
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/u;

export const publicName: CorpusRule = {
  id: "public/name",
  forbids:
    "A file below `public/` with a name that is no plain address, or that is hidden: letters, digits, hyphens, underscores and dots.",
  example: "text",
  wrong: "public/images/my picture.png",
  right: "public/images/my-picture.png",
  *check(corpus) {
    for (const file of corpus.publicFiles.keys()) {
      const wrong = file.split("/").find((part) => !NAME.test(part));
      if (wrong === undefined) continue;
      yield {
        at: { file, start: 0, end: 0 },
        message: wrong.startsWith(".") ? `${wrong} is hidden` : `${JSON.stringify(wrong)} is no name for an address`,
        hint: wrong.startsWith(".") ? "remove it: hidden files are not published" : "use letters, digits, hyphens and underscores",
      };
    }
  },
};

export const publicKind: CorpusRule = {
  id: "public/unknown-kind",
  forbids: `A file below \`public/\` of another kind than ${ENDINGS}. Pages and scripts come out of the build, never out of a file that is copied.`,
  example: "text",
  wrong: "public/offer.html",
  right: "content/shared/pages.yaml with a page, and its words in content/<locale>/pages/",
  *check(corpus) {
    for (const file of corpus.publicFiles.keys()) {
      if (kindOf(file) !== undefined || file.split("/").some((part) => part.startsWith("."))) continue;
      const ending = endingOf(file);
      yield {
        at: { file, start: 0, end: 0 },
        message: ending === "" ? "this file has no ending" : `.${ending} is no kind of file for public/`,
        hint: kindOf(file.toLowerCase()) === undefined ? `remove it; known are ${ENDINGS}` : `write the ending as .${ending.toLowerCase()}`,
      };
    }
  },
};

export const publicOtherKind: CorpusRule = {
  id: "public/other-kind",
  forbids: "A file below `public/` that is not what its ending says, such as a page under the name of a picture.",
  example: "text",
  wrong: "public/images/card.png, which begins with <html>",
  right: "public/images/card.png, a PNG picture",
  *check(corpus) {
    for (const [file, content] of corpus.publicFiles) {
      const said = sayOther(file, content);
      if (said !== undefined) yield { at: { file, start: 0, end: 0 }, ...said };
    }
  },
};

function sayOther(file: string, content: PublicFile): { message: string; hint: string } | undefined {
  const kind = kindOf(file);
  if (kind === undefined) return undefined;
  if (kind.matches !== undefined) {
    if (kind.matches(content.head())) return undefined;
    return { message: `this file is no ${kind.name}`, hint: "save it again as what its name says" };
  }
  const { encoding, readable, text } = content.decoded();
  if (encoding.tooLarge)
    return {
      message: `this ${kind.name} has more than ${String(LARGEST_FILE / 1024)} KiB, which is more than can be checked`,
      hint: "make it smaller",
    };
  if (!readable || text.includes("\0") || text.startsWith("\uFEFF"))
    return { message: "this file is no UTF-8 text", hint: "save it as UTF-8 without a byte order mark" };
  // What begins with a tag is taken for a page by whoever ignores the type that the server gives.
  if (endingOf(file) === "txt" && /<[!/?a-z]/iu.test(text)) return { message: "there are tags in this text", hint: "write plain text" };
  return undefined;
}
