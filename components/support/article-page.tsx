/** A support article: the answer, and what else belongs to its topic. */
import { Words } from "#components/mdx/words.tsx";
import { listSections } from "#components/pages/page-contents.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { type Article, listRelatedArticles } from "#lib/content/support.ts";
import { anchorHref, headingId } from "#lib/heading-id.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
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
  const hasContents = sections.length >= SECTIONS_OF_A_LIST;
  const contents = <LinkList links={sections.map(({ id, text }) => ({ href: anchorHref(id), label: text }))} />;
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-20 px-5 pt-14 md:px-8 md:pt-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
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
          <div className="mt-8 mb-10 rounded-lg lg:max-w-[42em] border border-line bg-raise px-5 py-5">
            <p className="text-small font-semibold text-signal">{t("support.inBrief")}</p>
            <p className="mt-2 text-lead">{words.data.description}</p>
          </div>
        </header>
        {/* Folded, so that the answer begins on a phone's first screen. Twice in the document, where it is seen, for the keyboard and screen readers. */}
        {hasContents && (
          <nav aria-label={t("common.onThisPage")} className="mb-10 border-y border-line lg:hidden print:hidden" data-pagefind-ignore="">
            <details className="folded [&>ul]:pb-5">
              <summary className="text-small font-semibold">{t("common.onThisPage")}</summary>
              {contents}
            </details>
          </nav>
        )}
        <Words of={words} locale={locale} />
        <ArticleIssues article={article} locale={locale} />
        <ArticleRatingSection article={article.id} locale={locale} />
      </article>
      <div className="lg:sticky lg:top-10 lg:self-start">
        {hasContents && (
          <nav
            aria-label={t("common.onThisPage")}
            className="mb-10 [scroll-target-group:auto] max-lg:hidden print:hidden [&_a:target-current]:-ml-3 [&_a:target-current]:pl-3"
            data-pagefind-ignore=""
          >
            <p className="mb-3 text-small font-semibold">{t("common.onThisPage")}</p>
            {contents}
          </nav>
        )}
        <ArticleProducts products={article.products} locale={locale} />
        {related.length > 0 && (
          <nav aria-label={t("support.related")} className="rounded-lg border border-line bg-raise p-5 max-lg:mt-16 print:hidden">
            <Heading words={(t) => t("support.related")} locale={locale} className="mb-3 text-small font-semibold" />
            <LinkList links={related.map(({ path, words: other }) => ({ href: localePath(locale, path), label: other.data.title }))} />
          </nav>
        )}
      </div>
    </div>
  );
}

function LinkList({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <ul className="grid gap-2 text-small">
      {links.map(({ href, label }) => (
        <li key={href}>
          <TextLink href={href} tone="listed" className="inline-block py-0.5">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
