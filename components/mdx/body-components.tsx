import type { MDXComponents } from "mdx/types.js";
import type { ComponentProps, ReactNode } from "react";
import { AnchoredHeading } from "#components/ui/heading.tsx";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import { mdxComponents, type MdxContext } from "./mdx-components.tsx";

/** The MDX components of content, bound to a language. */
export function contentComponents(language: Locale): MDXComponents {
  const context: MdxContext = { locale: language, t: translatorFor(language) };
  const entries = Object.entries(mdxComponents) as [string, (props: object, context: MdxContext) => ReactNode][];
  return Object.fromEntries(entries.map(([name, draw]) => [name, (props: object) => draw(props, context)]));
}

/**
 * What a body is drawn with on a page: the components of content, links that keep the locale, and tables that scroll by themselves.
 *
 * @param locale The page's locale.
 * @param language The language of the body.
 * @param aliases Further anchors of headings, by the id of the heading.
 */
export function bodyComponents(locale: Locale, language: Locale, aliases: ReadonlyMap<string, string>): MDXComponents {
  return {
    ...contentComponents(language),
    ...(aliases.size > 0 ? { h2: heading("h2", aliases), h3: heading("h3", aliases), h4: heading("h4", aliases) } : {}),
    a: ({ href = "", ...props }: ComponentProps<"a">) => <a {...props} href={href.startsWith("/") ? localePath(locale, href) : href} />,
    table: (props: ComponentProps<"table">) => (
      <div className="prose-table" tabIndex={0} role="group">
        <table {...props} />
      </div>
    ),
  };
}

function heading(as: "h2" | "h3" | "h4", aliases: ReadonlyMap<string, string>) {
  return function Heading({ id = "", children }: ComponentProps<"h2">) {
    return (
      <AnchoredHeading as={as} id={id} alias={aliases.get(id)}>
        {children}
      </AnchoredHeading>
    );
  };
}
