/** The articles of a topic, the most asked first. */
import { TextLink } from "#components/ui/text-link.tsx";
import type { Article } from "#lib/content/support.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

export function TopicArticles({ articles, locale }: { articles: readonly Article[]; locale: Locale }) {
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
