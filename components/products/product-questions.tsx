/** What is often asked about a product: its support articles, which hold the answers. */
import { Section } from "#components/ui/section.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import type { Article } from "#lib/content/support.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";

export function ProductQuestions({ articles, locale }: { articles: readonly Article[]; locale: Locale }) {
  return (
    <Section id="questions" title={(t) => t("support.questions")} locale={locale}>
      {/* The search finds the articles themselves. */}
      <ul className="grid gap-x-12 md:grid-cols-2" data-pagefind-ignore="">
        {articles.map(({ id, path, words }) => (
          <li key={id} lang={foreignTag(words.language, locale)} className="border-t border-line py-3">
            <TextLink href={localePath(locale, path)} tone="quiet">
              {words.data.title}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
