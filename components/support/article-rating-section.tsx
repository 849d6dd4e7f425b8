/** The question at the end of an article: did it help? */
import { ArticleRating } from "#components/islands/article-rating.tsx";
import { Island } from "#components/ui/island.tsx";
import { requirePage } from "#lib/content/pages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { pickMessages, translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";

export function ArticleRatingSection({ article, locale }: { article: string; locale: Locale }) {
  const t = translatorFor(locale);
  const messages = {
    question: t("support.rating.question"),
    yes: t("support.rating.helpful"),
    no: t("support.rating.notHelpful"),
    ...pickMessages(t, "support.rating", "thanks", "sorry", "failed"),
    contact: requirePage("support", locale).data.lead,
  };
  return (
    <Island
      name="article-rating"
      when="touch"
      of={ArticleRating}
      props={{ article, language: locale, contactPath: `${localePath(locale, "/support")}#contact`, messages }}
    />
  );
}
