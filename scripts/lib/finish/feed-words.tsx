/** Words for readers outside the site: plain HTML with full addresses. MDX becomes text here without Next, so MDX's own provider is at home. */
import { runSync } from "@mdx-js/mdx";
import { MDXProvider, useMDXComponents } from "@mdx-js/react";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as jsxRuntime from "react/jsx-runtime";
import { contentComponents } from "#components/mdx/words-components.tsx";
import type { Release } from "#lib/content/releases.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";

/** What a component of words is in a feed: its fact as text; a remark is a quotation; links lead to the site from anywhere. */
function feedComponents(language: Locale, origin: string) {
  return {
    ...contentComponents(language),
    section: ({ children }: { children?: ReactNode }) => children,
    Note: ({ children }: { children?: ReactNode }) => <blockquote>{children}</blockquote>,
    Key: ({ children }: { children?: ReactNode }) => <kbd>{children}</kbd>,
    a: ({ href = "", children }: ComponentProps<"a">) => (
      <a href={href.startsWith("/") ? `${origin}${localePath(language, href)}` : href}>{children}</a>
    ),
  };
}

/** A release's full notes as an HTML fragment: summary, changes by kind, known issues, body. */
export function releaseNotesHtml({ facts, words }: Release, origin: string): string {
  const t = translatorFor(words.language);
  const Body = words.body === "" ? () => null : runSync(words.body, { ...jsxRuntime, useMDXComponents }).default;
  return renderToStaticMarkup(
    <MDXProvider components={feedComponents(words.language, origin)}>
      <p>{words.data.summary}</p>
      <ul>
        {facts.changes.map(({ id, kind }) => (
          <li key={id}>
            <strong>{t(`releases.kind.${kind}`)}</strong> {words.data.changes[id]}
          </li>
        ))}
      </ul>
      <Body />
      {facts.knownIssues.length > 0 && (
        <>
          <p>
            <strong>{t("releases.knownIssues")}</strong>
          </p>
          <ul>
            {facts.knownIssues.map(({ id, fixedIn }) => (
              <li key={id}>
                {words.data.knownIssues?.[id]} {fixedIn !== undefined && t("releases.fixedIn", { version: fixedIn })}
              </li>
            ))}
          </ul>
        </>
      )}
    </MDXProvider>,
  );
}
