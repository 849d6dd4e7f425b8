/** A support article: the answer, and what else belongs to its topic. */
import type { ComponentProps } from "react";
import { Words } from "#components/mdx/words.tsx";
import { listSections } from "#components/pages/page-contents.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { type Article, listRelatedArticles } from "#lib/content/support.ts";
import { anchorHref, headingId } from "#lib/heading-id.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { ArticleIssues } from "./article-issues.tsx";
import { ArticleProducts } from "./article-products.tsx";
import { ArticleRatingSection } from "./article-rating-section.tsx";

/** Fewer are seen at a glance. */
const SECTIONS_OF_A_LIST = 3;

export function ArticlePage({ article, locale }: { article: Article; locale: Locale }) {
  const t = translatorFor(locale);
  const { topic, words } = article;
  const sections = listSections(words);
  const related = listRelatedArticles(article, locale);
  const contents = (className: string) =>
    sections.length >= SECTIONS_OF_A_LIST && (
      <nav aria-label={t("common.onThisPage")} className={`mb-10 print:hidden ${className}`} data-pagefind-ignore="">
        <p className="mb-3 text-small font-semibold">{t("common.onThisPage")}</p>
        <LinkList links={sections.map(({ id, text }) => ({ href: anchorHref(id), label: text }))} />
      </nav>
    );
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-20 px-5 pt-14 md:px-8 md:pt-16 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <article>
        <header>
          <p className="mb-6 text-small text-mute" data-pagefind-ignore="">
            <TextLink href={localePath(locale, "/support")}>{t("support.title")}</TextLink>
            {" / "}
            {t(`support.topics.${topic}`)}
          </p>
          <h1 id={headingId(words.data.title)} className="max-w-[18em] text-h2">
            {words.data.title}
          </h1>
          <div className="mt-8 mb-10 max-w-[42em] rounded-lg border border-line bg-raise px-5 py-5">
            <p className="text-small font-semibold text-signal">{t("support.inBrief")}</p>
            <p className="mt-2 text-lead">{words.data.description}</p>
          </div>
        </header>
        {/* Twice in the document, so that the keyboard and screen readers meet it where it is seen. */}
        {contents("border-y border-line py-5 lg:hidden")}
        <Words of={words} locale={locale} />
        <ArticleIssues article={article} locale={locale} />
        <ArticleRatingSection article={article.id} locale={locale} />
      </article>
      <div className="lg:sticky lg:top-10 lg:self-start">
        {contents("[scroll-target-group:auto] [&_a:target-current]:-ml-3 [&_a:target-current]:pl-3 max-lg:hidden")}
        <ArticleProducts products={article.products} locale={locale} />
        {related.length > 0 && (
          <nav aria-label={t("support.related")} className="max-lg:mt-16 max-lg:border-t max-lg:border-line max-lg:pt-6 print:hidden">
            <Heading words={(t) => t("support.related")} locale={locale} className="mb-3 text-small font-semibold" />
            <LinkList
              links={related.map(({ path, words: other }) => ({ href: localePath(locale, path), label: other.data.title }))}
              tone="quiet"
            />
          </nav>
        )}
      </div>
    </div>
  );
}

type ListProps = { links: readonly { href: string; label: string }[] } & Pick<ComponentProps<typeof TextLink>, "tone">;

/** Anchors of the page itself need no lines to show that they are links. */
function LinkList({ links, tone = "listed" }: ListProps) {
  return (
    <ul className="grid gap-2 text-small">
      {links.map(({ href, label }) => (
        <li key={href}>
          <TextLink href={href} tone={tone} className="inline-block py-0.5 text-balance">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
