/** public/…: files are of known kinds, and their names are addresses. The build copies them to the site unchanged. */
import { endingOf, kindOf, PUBLIC_KINDS } from "#scripts/lib/content-files/public-kinds.ts";
import { startOf } from "#scripts/lib/check/positions.ts";
import type { PublicFile } from "#scripts/lib/check/public-files.ts";
import { MAX_FILE_SIZE } from "#scripts/lib/content-files/decode.ts";
import type { CorpusRule, Fault, RuleText } from "#scripts/lib/check/rule.ts";
import { listed } from "#scripts/lib/report/wording.ts";

const ENDINGS = listed(Object.keys(PUBLIC_KINDS).map((ending) => `.${ending}`));
/** A window at twice its size has 3200 × 2000 pixels, and less than 1 MiB. */
const MAX_SIDE = 4096;
const MAX_PICTURE_MEBIBYTES = 2;

const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/u;

type FileRule = RuleText & { describe: (file: string, content: PublicFile) => Fault | undefined };

/** Makes a rule that looks at one file alone. */
const fileRule = ({ describe, ...text }: FileRule): CorpusRule => ({
  ...text,
  *check({ publicFiles }) {
    for (const [file, content] of publicFiles) {
      const fault = describe(file, content);
      if (fault !== undefined) yield { at: startOf(file), ...fault };
    }
  },
});

export const publicName = fileRule({
  id: "public/name",
  forbids:
    "A file below `public/` with a name that is no plain address, or that is hidden: letters, digits, hyphens, underscores and dots.",
  wrong: "public/images/my picture.png",
  right: "public/images/my-picture.png",
  describe: (file) => {
    const wrong = file.split("/").find((part) => !NAME.test(part));
    if (wrong === undefined) return undefined;
    return wrong.startsWith(".")
      ? { message: `${wrong} is hidden`, hint: "remove it: hidden files are not published" }
      : { message: `${JSON.stringify(wrong)} is no name for an address`, hint: "use letters, digits, hyphens and underscores" };
  },
});

export const publicKind = fileRule({
  id: "public/unknown-kind",
  forbids: `A file below \`public/\` of another kind than ${ENDINGS}. Pages and scripts come out of the build, never out of a file that is copied.`,
  wrong: "public/offer.html",
  right: "content/shared/pages.yaml with a page, and its text in content/<locale>/pages/",
  describe: (file) => {
    if (kindOf(file) !== undefined || file.split("/").some((part) => part.startsWith("."))) return undefined;
    const ending = endingOf(file);
    return {
      message: ending === "" ? "this file has no ending" : `.${ending} is no kind of file for public/`,
      hint: kindOf(file.toLowerCase()) === undefined ? `remove it; known are ${ENDINGS}` : `write the ending as .${ending.toLowerCase()}`,
    };
  },
});

export const publicOtherKind = fileRule({
  id: "public/other-kind",
  forbids: "A file below `public/` that is not what its ending says, such as a page under the name of a picture.",
  wrong: "public/images/card.png, which begins with <html>",
  right: "public/images/card.png, a PNG picture",
  describe: (file, content) => {
    const kind = kindOf(file);
    if (kind === undefined) return undefined;
    if (kind.matches !== undefined) {
      if (kind.matches(content.head())) return undefined;
      return { message: `this file is no ${kind.name}`, hint: `save it again in this format: ${kind.name}` };
    }
    const { encoding, readable, text } = content.decoded();
    if (encoding.tooLarge)
      return { message: `this ${kind.name} is larger than ${MAX_FILE_SIZE / 1024} KiB, the limit of this check`, hint: "make it smaller" };
    if (!readable || text.includes("\0") || text.startsWith("\uFEFF"))
      return { message: "this file is no UTF-8 text", hint: "save it as UTF-8 without a byte order mark" };
    // A browser that ignores the type which the server sends would show a text with tags as a page.
    if (endingOf(file) === "txt" && /<[!/?a-z]/iu.test(text)) return { message: "there are tags in this text", hint: "write plain text" };
    return undefined;
  },
});

export const publicTooLarge = fileRule({
  id: "public/too-large",
  forbids: `A picture below \`public/\` with more than ${MAX_PICTURE_MEBIBYTES} MiB, or with a side of more than ${MAX_SIDE} pixels: visitors would wait for it.`,
  wrong: "public/images/products/3dx/window.png with 9000 × 8000 pixels",
  right: "public/images/products/3dx/window.png with 3200 × 2000 pixels",
  describe: (file, content) => {
    if (kindOf(file)?.matches === undefined) return undefined;
    const mebibytes = content.size() / 1024 ** 2;
    const picture = content.picture();
    if (!("unreadable" in picture) && Math.max(picture.width, picture.height) > MAX_SIDE)
      return {
        message: `this picture has ${picture.width} × ${picture.height} pixels`,
        hint: `save it with at most ${MAX_SIDE} pixels a side; a product's window has 3200 × 2000`,
      };
    if (mebibytes <= MAX_PICTURE_MEBIBYTES) return undefined;
    return {
      message: `this picture has ${mebibytes.toFixed(1)} MiB`,
      hint: `save it with at most ${MAX_PICTURE_MEBIBYTES} MiB: with fewer pixels, or compressed more`,
    };
  },
});
