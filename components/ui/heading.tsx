/** Headings with anchors: one from the heading's text, and one from its text in the source language, so that links work in every language. */
import type { ReactNode } from "react";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import { headingId } from "#lib/heading-id.ts";
import { DEFAULT_SOURCE, type Locale } from "#schemas/locale.ts";

type Level = "h2" | "h3" | "h4";
type AnchoredProps = { as?: Level; id: string; alias?: string | undefined; className?: string | undefined; children?: ReactNode };

/** A heading with an optional second anchor, an empty element before its text. */
export function AnchoredHeading({ as: Tag = "h2", id, alias, className, children }: AnchoredProps) {
  return (
    <Tag id={id} className={className}>
      {alias !== undefined && <span id={alias} data-alias="" className="scroll-mt-8" />}
      {children}
    </Tag>
  );
}

/**
 * @param textIn The heading's text in a language.
 * @param taken Ids of the same page. The heading's ids are added, so that equal texts are numbered alike in every language.
 */
export function anchorsOf(textIn: (language: Locale) => string, locale: Locale, taken = new Set<string>()): { id: string; alias?: string } {
  const anchorIn = (language: Locale) => headingId(textIn(language), taken);
  const id = anchorIn(locale);
  return textIn(locale) === textIn(DEFAULT_SOURCE) ? { id } : { id, alias: anchorIn(DEFAULT_SOURCE) };
}

type Props = {
  as?: Level;
  /** Returns the text; called for the page's language and for the source language. */
  text: (t: Translate) => string;
  locale: Locale;
  taken?: Set<string> | undefined;
  className?: string;
};

/** A heading whose text is a message of the interface. */
export function Heading({ text, locale, taken, ...look }: Props) {
  const textIn = (language: Locale) => text(translatorFor(language));
  return (
    <AnchoredHeading {...look} {...anchorsOf(textIn, locale, taken)}>
      {textIn(locale)}
    </AnchoredHeading>
  );
}
