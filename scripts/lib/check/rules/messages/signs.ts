/** messages/…: signs that a message shows and nobody meant. */
import { spanOf } from "#scripts/lib/check/positions.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";
import { scalarOffset } from "#scripts/lib/check/scalar-offset.ts";
import { textScalars } from "#scripts/lib/check/text-scalars.ts";

export const messageSpaces: DocumentRule = {
  id: "messages/spaces",
  forbids:
    "A space at the beginning or end of a message, or two in a row. Code joins messages; a space that one of them brings along is shown twice or is missing in another language.",
  wrong: 'buyNow: "Buy  now "',
  right: "buyNow: Buy now",
  *check(document) {
    const { place, tree } = document;
    if (place?.entity !== "Messages" && place?.entity !== "MailWords") return;
    for (const scalar of textScalars(tree)) {
      if (scalar.style === "block") continue;
      for (const { 0: found, index } of scalar.value.matchAll(/^\s+|\s+$|(?<=\S)[ \u00A0]{2,}(?=\S)/gu)) {
        const start = scalarOffset(scalar, index);
        const end = scalarOffset(scalar, index + found.length);
        const isInside = index > 0 && index + found.length < scalar.value.length;
        yield {
          at: spanOf(document, start, end),
          message: isInside ? "there are two spaces in a row" : "there is a space at the end of this text",
          hint: isInside ? "write one space" : "remove it",
          fix: scalar.style === "plain" || end - start === found.length ? [{ start, end, text: isInside ? " " : "" }] : undefined,
        };
      }
    }
  },
};
