/** Release notes for feeds and update files: plain HTML with absolute addresses. */
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runBody } from "#components/mdx/run-body.ts";
import { contentComponents } from "#components/mdx/body-components.tsx";
import type { Release } from "#lib/content/releases.ts";
import { requireLink } from "#lib/content/site.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

/** What a body is drawn with in a feed: notes are quotations, and links are absolute. */
function feedComponents(locale: Locale, language: Locale, origin: string) {
  return {
    ...contentComponents(language),
    section: ({ children }: { children?: ReactNode }) => children,
    Note: ({ children }: { children?: ReactNode }) => <blockquote>{children}</blockquote>,
    Key: ({ children }: { children?: ReactNode }) => <kbd>{children}</kbd>,
    a: ({ href = "", children }: ComponentProps<"a">) => (
      <a href={href.startsWith("/") ? `${origin}${localePath(locale, href)}` : href}>{children}</a>
    ),
  };
}

/** A release's full notes as an HTML fragment: summary, changes by kind, upgrade, body, known issues. */
export function releaseNotesHtml({ facts, copy, changes, knownIssues }: Release, locale: Locale, origin: string): string {
  const t = translatorFor(locale);
  const Body = copy.body === "" ? () => null : runBody(copy.body);
  return renderToStaticMarkup(
    <>
      <p lang={foreignTag(copy.language, locale)}>{copy.data.summary}</p>
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
      {copy.body !== "" && (
        <div lang={foreignTag(copy.language, locale)}>
          <Body components={feedComponents(locale, copy.language, origin)} />
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
    </>,
  );
}
