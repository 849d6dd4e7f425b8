/** messages/…: one message alone: its syntax, its plural forms, and spaces that nobody meant. */
import { LANGUAGE_TAGS, type Locale } from "#schemas/locale.ts";
import { readMessage } from "#scripts/lib/messages/message-shape.ts";
import type { DocumentRule } from "#scripts/lib/check/rule.ts";
import { languageName, listed } from "#scripts/lib/report/wording.ts";
import type { ParsedDocument } from "#scripts/lib/check/read-document.ts";
import { spanOf } from "#scripts/lib/check/positions.ts";
import { scalarOffset, textScalars } from "#scripts/lib/check/text-scalars.ts";

const listMessages = ({ place, tree }: ParsedDocument) => (place?.entity === "Messages" ? textScalars(tree) : []);

/** Message and hint for each error code of the parser. */
const EXPLANATIONS: Record<string, [string, string]> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: ["a brace is opened and never closed", "add }, or write '{' for the sign"],
  WIDE_BRACE: ["this brace of full width is no brace to ICU", "write { and }"],
  SURPLUS_BRACE: ["this brace closes nothing, and visitors see it", "remove it, or write '}' for the sign"],
  EMPTY_ARGUMENT: ["there is no name between the braces", "write {name}, or '{}' for the signs"],
  MALFORMED_ARGUMENT: ["this is no argument", "write {name}, or {count, plural, one {…} other {…}}"],
  EXPECT_ARGUMENT_TYPE: ["the kind of the argument is missing", "write {count, number}, or {count, plural, …}"],
  INVALID_ARGUMENT_TYPE: ["there is no such kind of argument", "write number, date, time, plural, select or selectordinal"],
  EXPECT_ARGUMENT_STYLE: ["the style of the argument is missing", "write it, or leave out the comma before"],
  EXPECT_SELECT_ARGUMENT_OPTIONS: ["the choices are missing", "write other {…} at least"],
  EXPECT_SELECT_ARGUMENT_SELECTOR: ["the name of a choice is missing", "write other {…}"],
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: ["a choice has no text", "write its text between braces: other {…}"],
  EXPECT_PLURAL_ARGUMENT_SELECTOR: ["the name of a plural form is missing", "write one {…} other {…}"],
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: ["a plural form has no text", "write its text between braces: other {…}"],
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: ["this plural form is written twice", "keep one of the two"],
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: ["this choice is written twice", "keep one of the two"],
  MISSING_OTHER_CLAUSE: ["the form other is missing", "add other {…}: it is taken when no other form fits"],
  INVALID_TAG: ["this is no tag", "write <name>text</name>, or '<' for the sign"],
  UNMATCHED_CLOSING_TAG: ["a tag is closed that is not open here", "open it before, or remove it"],
  UNCLOSED_TAG: ["a tag is opened and never closed", "close it: </name>"],
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: ["a quote is opened and never closed", "add the closing quote"],
};

export const icuSyntax: DocumentRule = {
  id: "messages/icu-syntax",
  forbids: "A message that is no ICU message: a brace or a tag that is not closed or not open, a plural without `other`.",
  wrong: 'results: "{count, plural, one {# result}}"',
  right: 'results: "{count, plural, one {# result} other {# results}}"',
  *check(document) {
    for (const scalar of listMessages(document)) {
      const read = readMessage(scalar.value);
      if ("shape" in read) continue;
      const [message, hint] = EXPLANATIONS[read.code] ?? ["this is no ICU message", "correct its braces and tags"];
      const start = scalarOffset(scalar, read.offset);
      yield { at: spanOf(document, start, Math.max(start + 1, scalarOffset(scalar, read.end))), message, hint };
    }
  },
};

/** The plural forms for whole numbers up to 200. French and Spanish have one more for millions, for which `other` is used. */
export function formsOf(locale: Locale, ordinal: boolean): { needed: string[]; known: readonly string[] } {
  const rules = new Intl.PluralRules(LANGUAGE_TAGS[locale], { type: ordinal ? "ordinal" : "cardinal" });
  const needed = new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)));
  const order = ["zero", "one", "two", "few", "many", "other"];
  return { needed: order.filter((form) => needed.has(form as Intl.LDMLPluralRule)), known: rules.resolvedOptions().pluralCategories };
}

export const pluralForms: DocumentRule = {
  id: "messages/plural-forms",
  forbids: "A plural without a form that the language needs, or with a form that it does not have.",
  wrong: '# German\nresults: "{count, plural, other {# Ergebnisse}}"',
  right: '# German\nresults: "{count, plural, one {# Ergebnis} other {# Ergebnisse}}"',
  *check(document) {
    const { locale } = document;
    if (locale === undefined) return;
    for (const scalar of listMessages(document)) {
      const read = readMessage(scalar.value);
      for (const { argument, ordinal, forms } of "shape" in read ? read.shape.plurals : []) {
        const { needed, known } = formsOf(locale, ordinal);
        const from = Math.max(0, scalar.value.search(new RegExp(`\\{\\s*${argument}\\s*,\\s*(?:plural|selectordinal)`, "u")));
        const start = scalarOffset(scalar, from);
        const at = spanOf(document, start, scalarOffset(scalar, from + 1 + argument.length));
        const missing = needed.filter((form) => !forms.includes(form));
        const unknown = forms.filter((form) => !form.startsWith("=") && !known.includes(form as Intl.LDMLPluralRule));
        const never = `${languageName(locale)} has no form ${listed(unknown)}: it is never used`;
        if (missing.length > 0)
          yield {
            at,
            message: `${argument} has no form ${listed(missing)}${unknown.length > 0 ? `, and ${never}` : ""}`,
            hint: `${languageName(locale)} needs ${listed(needed)}: ${unknown.length > 0 ? "write" : "add"} ${missing.map((form) => `${form} {…}`).join(" ")}${unknown.length > 0 ? " instead" : ""}`,
          };
        else if (unknown.length > 0) yield { at, message: never, hint: `keep ${listed(needed)}` };
      }
    }
  },
};

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
          message: isInside ? "there are two spaces in a row" : `there is a space at the ${index === 0 ? "beginning" : "end"} of this text`,
          hint: isInside ? "write one space" : "remove it",
          fix: scalar.style === "plain" || end - start === found.length ? [{ start, end, text: isInside ? " " : "" }] : undefined,
        };
      }
    }
  },
};
