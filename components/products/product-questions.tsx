/** What is often asked about a product: its support articles, each with its answer in short. */
import { Section } from "#components/ui/section.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Article } from "#lib/content/support.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

export function ProductQuestions({ articles, locale }: { articles: readonly Article[]; locale: Locale }) {
  return (
    <Section id="questions" title={(t) => t("support.questions")} locale={locale}>
      {/* The search finds the articles themselves. */}
      <ul className="grid gap-x-16 gap-y-6 md:grid-cols-2" data-pagefind-ignore="">
        {articles.map(({ id, path, words }) => (
          <li key={id} lang={foreignTag(words.language, locale)}>
            <TextLink href={localePath(locale, path)} tone="quiet" className="inline-block font-semibold text-balance">
              {words.data.title}
            </TextLink>
            <p className="text-small text-mute">{words.data.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
