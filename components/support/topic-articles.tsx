/** The articles of a topic, the most asked first. */
import type { Article } from "#lib/content/support.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

export function TopicArticles({ articles, locale }: { articles: readonly Article[]; locale: Locale }) {
  return (
    <ul className="grid gap-2">
      {articles.map(({ id, path, words }) => (
        <li
          key={id}
          lang={foreignTag(words.language, locale)}
          className="relative pl-4 before:absolute before:left-0 before:text-mute before:content-['›'_/_'']"
        >
          <a href={localePath(locale, path)} className="inline-block py-0.5 underline-offset-4 hover:text-signal hover:underline">
            {words.data.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
