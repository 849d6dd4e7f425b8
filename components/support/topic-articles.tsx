/** The articles of a topic, the most asked first. Where topics stand side by side, the others are folded; the browser's search in the page unfolds them. */
import { TextLink } from "#components/ui/text-link.tsx";
import type { Article } from "#lib/content/support.ts";
import { formatNumber } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

/** Of a topic with more than `MAX_UNFOLDED`. */
const FIRST_ARTICLES = 2;
/** Folding a single one saves no space. */
const MAX_UNFOLDED = 3;

type Props = { articles: readonly Article[]; locale: Locale };

export function TopicArticles({ articles, locale }: Props) {
  const count = articles.length > MAX_UNFOLDED ? FIRST_ARTICLES : articles.length;
  const rest = articles.slice(count);
  return (
    <>
      <ArticleLinks articles={articles.slice(0, count)} locale={locale} />
      {rest.length > 0 && (
        <details className="folded-on-wide mt-2.5">
          <summary className="w-fit cursor-pointer list-['+_'] py-0.5 underline decoration-rule decoration-1 underline-offset-4 hover:text-signal [[open]>&]:mb-2 [[open]>&]:list-['–_']">
            {translatorFor(locale)("support.moreInTopic", { count: formatNumber(rest.length, locale) })}
          </summary>
          <ArticleLinks articles={rest} locale={locale} />
        </details>
      )}
    </>
  );
}

function ArticleLinks({ articles, locale }: Props) {
  return (
    <ul className="grid gap-2.5">
      {articles.map(({ id, path, words }) => (
        <li key={id} lang={foreignTag(words.language, locale)}>
          <TextLink href={localePath(locale, path)} tone="quiet" className="inline-block py-0.5 text-balance">
            {words.data.title}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
