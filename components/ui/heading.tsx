/** Headings that can be linked to: by the anchor of their own words, and by that of the words they were first written in. */
import type { ReactNode } from "react";
import { headingId } from "#lib/heading-id.ts";
import { type Translate, translatorFor } from "#lib/content/translator.ts";
import { DEFAULT_SOURCE } from "#lib/i18n/locales.ts";
import type { Locale } from "#schemas/locale.ts";

type Level = "h2" | "h3" | "h4";
type AnchoredProps = {
  as?: Level;
  id: string;
  /** The anchor that the heading has in every language. */
  alias?: string;
  /** Anchors that it had before. */
  former?: readonly string[];
  className?: string;
  children?: ReactNode;
};

/** A heading with its further anchors: empty elements in front of its text, invisible and silent. */
export function AnchoredHeading({ as: Tag = "h2", id, alias, former = [], className, children }: AnchoredProps) {
  return (
    <Tag id={id} className={className}>
      {alias !== undefined && <span id={alias} data-alias="" className="scroll-mt-8" />}
      {former.map((anchor) => (
        <span key={anchor} id={anchor} className="scroll-mt-8" />
      ))}
      {children}
    </Tag>
  );
}

/**
 * @param words A heading's words in a language.
 * @param taken Ids of the same page; the heading's are added, so that the second of the same words is the second in every language.
 */
export function anchorsOf(words: (language: Locale) => string, locale: Locale, taken = new Set<string>()): { id: string; alias?: string } {
  const anchorIn = (language: Locale) => headingId(words(language), taken);
  const id = anchorIn(locale);
  return words(locale) === words(DEFAULT_SOURCE) ? { id } : { id, alias: anchorIn(DEFAULT_SOURCE) };
}

type Props = {
  as?: Level;
  /** Asked in the page's language and in the one that the interface is first written in. */
  words: (t: Translate) => string;
  locale: Locale;
  taken?: Set<string>;
  className?: string;
};

/** A heading of the interface. */
export function Heading({ words, locale, taken, ...look }: Props) {
  const wordsIn = (language: Locale) => words(translatorFor(language));
  return (
    <AnchoredHeading {...look} {...anchorsOf(wordsIn, locale, taken)}>
      {wordsIn(locale)}
    </AnchoredHeading>
  );
}
