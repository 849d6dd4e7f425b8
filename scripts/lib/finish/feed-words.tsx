/** Words for readers outside the site: plain HTML with full addresses. MDX becomes text here without Next, so MDX's own provider works. */
import { MDXProvider, useMDXComponents } from "@mdx-js/react";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runCompiled } from "#components/mdx/words.tsx";
import { contentComponents } from "#components/mdx/words-components.tsx";
import { addressOf, origin } from "#lib/content/addresses.ts";
import type { Release } from "#lib/content/releases.ts";
import { requireLink } from "#lib/content/site.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

/** What a component of words is in a feed: its fact as text; a remark is a quotation; links lead to the site from anywhere. */
function feedComponents(locale: Locale, language: Locale) {
  return {
    ...contentComponents(language),
    section: ({ children }: { children?: ReactNode }) => children,
    Note: ({ children }: { children?: ReactNode }) => <blockquote>{children}</blockquote>,
    Key: ({ children }: { children?: ReactNode }) => <kbd>{children}</kbd>,
    a: ({ href = "", children }: ComponentProps<"a">) => <a href={href.startsWith("/") ? addressOf(locale, href) : href}>{children}</a>,
    img: ({ src = "", ...props }: { src?: string }) => <img {...props} src={`${origin}${src}`} />,
  };
}

/** A release's full notes as an HTML fragment: summary, changes by kind, upgrade, body, known issues. */
export function releaseNotesHtml({ facts, words, changes, knownIssues }: Release, locale: Locale): string {
  const t = translatorFor(locale);
  const Body = words.body === "" ? () => null : runCompiled(words.body, useMDXComponents);
  return renderToStaticMarkup(
    <MDXProvider components={feedComponents(locale, words.language)}>
      <p lang={foreignTag(words.language, locale)}>{words.data.summary}</p>
      <ul>
        {changes.map(({ id, kind, text, language }) => (
          <li key={id}>
            <strong>{t(`releases.kind.${kind}`)}</strong> <span lang={foreignTag(language, locale)}>{text}</span>
          </li>
        ))}
      </ul>
      {facts.upgradeLink !== undefined && (
        <p>
          <a href={requireLink(facts.upgradeLink)}>{t("releases.upgrade")}</a> {facts.sideBySide === true && t("releases.sideBySide")}
        </p>
      )}
      {words.body !== "" && (
        <div lang={foreignTag(words.language, locale)}>
          <Body />
        </div>
      )}
      {knownIssues.length > 0 && (
        <>
          <p>
            <strong>{t("releases.knownIssues")}</strong>
          </p>
          <ul>
            {knownIssues.map(({ id, fixedIn, text, language }) => (
              <li key={id}>
                <span lang={foreignTag(language, locale)}>{text}</span>{" "}
                {fixedIn === undefined ? t("releases.stillOpen") : t("releases.fixedIn", { version: fixedIn })}
              </li>
            ))}
          </ul>
        </>
      )}
    </MDXProvider>,
  );
}
