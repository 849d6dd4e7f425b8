/** What words are drawn with on a page: the components of content, links that keep the locale, tables that scroll by themselves. */
import { type ComponentProps, Fragment, type ReactNode } from "react";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { AnchoredHeading } from "#components/ui/heading.tsx";
import type { HeadingAliases } from "#lib/heading-aliases.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { mdxComponents, type WordsContext } from "./mdx-components.tsx";
import { TextPicture } from "./text-picture.tsx";

type Components = Record<string, (props: never) => ReactNode>;

/** The components of content with their language filled in. */
export function contentComponents(language: Locale): Components {
  const context: WordsContext = { locale: language, t: translatorFor(language) };
  const entries = Object.entries(mdxComponents) as [string, (props: object, context: WordsContext) => ReactNode][];
  return Object.fromEntries(entries.map(([name, draw]) => [name, (props: object) => draw(props, context)]));
}

/** `aliases` are further anchors of headings, by the heading's own. */
export function wordsComponents(locale: Locale, language: Locale, aliases: ReadonlyMap<string, HeadingAliases>): Components {
  return {
    ...contentComponents(language),
    ...(aliases.size > 0 ? { h2: heading("h2", aliases), h3: heading("h3", aliases), h4: heading("h4", aliases) } : {}),
    a: ({ href = "", ...props }: ComponentProps<"a">) => <a {...props} href={href.startsWith("/") ? localePath(locale, href) : href} />,
    code: ({ children, ...props }: ComponentProps<"code">) => (
      <code {...props}>{typeof children === "string" ? breakCode(children) : children}</code>
    ),
    pre: (props: ComponentProps<"pre">) => (
      <div className="command">
        <pre {...props} />
        <CopyButton of="" t={translatorFor(locale)} />
      </div>
    ),
    img: TextPicture,
    table: ({ "aria-labelledby": heading, ...props }: ComponentProps<"table">) => (
      <div className="words-table" {...(heading === undefined ? {} : { tabIndex: 0, role: "group", "aria-labelledby": heading })}>
        <table {...props} />
      </div>
    ),
  };
}

/** Longer ones would not fit a phone. In letters. */
const LONGEST_FOLDER = 24;

/** A command, whose lines end between its words, or the path of a folder. */
const breakCode = (text: string): ReactNode =>
  /\S \S/u.test(text)
    ? text.split(/(?<= )/u).map((word, place) => <Fragment key={place}>{keepWord(word)}</Fragment>)
    : breakAtSlashes(text);

/** The path of a folder: its lines end behind a slash, not behind a hyphen of a name. */
function breakAtSlashes(text: string): ReactNode {
  const names = text.split(/(?<=[/\\])(?=.)/u);
  if (names.length < 3) return text;
  return names.map((name, place) => (
    // Names can come twice, and their order never changes.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {name.length > LONGEST_FOLDER ? name : <span className="keep">{name}</span>}
    </Fragment>
  ));
}

/** A word of a command, which stands on one line of a phone if it can. */
const keepWord = (word: string): ReactNode =>
  /[/\\]/u.test(word) ? <span className="inline-block max-w-full">{breakAtSlashes(word)}</span> : word;

function heading(as: "h2" | "h3" | "h4", aliases: ReadonlyMap<string, HeadingAliases>) {
  return function Heading({ id = "", children }: ComponentProps<"h2">) {
    const { source, former = [] } = aliases.get(id) ?? {};
    return (
      <AnchoredHeading as={as} id={id} alias={source} former={former}>
        {children}
      </AnchoredHeading>
    );
  };
}
