import type { Article } from "#lib/content/support.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { SupportTopic } from "#schemas/support.ts";

type Props = { topics: readonly { topic: SupportTopic; articles: readonly Article[] }[]; locale: Locale };

/** Jump links to the topics of a narrow page, where they stand one below the other. */
export function TopicLinks({ topics, locale }: Props) {
  const t = translatorFor(locale);
  return (
    <nav aria-label={t("support.title")} className="pb-10 sm:hidden print:hidden" data-pagefind-ignore="">
      <ul className="flex flex-wrap gap-2">
        {topics.map(({ topic }) => (
          <li key={topic}>
            <a href={`#${topic}`} className="block rounded-sm border border-rule px-3 py-1.5 text-small hover:border-ink">
              {t(`support.topics.${topic}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
