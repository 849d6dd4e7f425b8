/** What words are drawn with on a page: the components of content, links that keep the locale, tables that scroll by themselves. */
import type { ComponentProps, ReactNode } from "react";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { mdxComponents, type WordsContext } from "./mdx-components.tsx";

type Components = Record<string, (props: never) => ReactNode>;

/** The components of content with their language filled in. */
export function contentComponents(language: Locale): Components {
  const context: WordsContext = { locale: language, t: translatorFor(language) };
  const entries = Object.entries(mdxComponents) as [string, (props: object, context: WordsContext) => ReactNode][];
  return Object.fromEntries(entries.map(([name, draw]) => [name, (props: object) => draw(props, context)]));
}

export function wordsComponents(locale: Locale, language: Locale): Components {
  return {
    ...contentComponents(language),
    a: ({ href = "", ...props }: ComponentProps<"a">) => <a {...props} href={href.startsWith("/") ? localePath(locale, href) : href} />,
    table: (props: ComponentProps<"table">) => (
      <div className="words-table" tabIndex={0} role="group">
        <table {...props} />
      </div>
    ),
  };
}
