/** Support: search first, then every article by topic. */
import { SearchPage } from "#components/islands/search-page.tsx";
import { Words } from "#components/mdx/words.tsx";
import { searchProps } from "#components/layout/search-props.ts";
import { Island } from "#components/ui/island.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { productFact } from "#lib/content/fact-words.ts";
import { listMenu, type Page, requirePage } from "#lib/content/pages.ts";
import { findLink, site } from "#lib/content/site.ts";
import { listTopics } from "#lib/content/support.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { TopicSection } from "./topic-section.tsx";

export function SupportPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const feedback = findLink("feedbackForm");
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead}>
        <div className="scripting-only mt-10 max-w-2xl" data-pagefind-ignore="">
          <Island name="search-page" when="asked" of={SearchPage} props={searchProps(locale)} />
        </div>
        <p className="no-scripting-only mt-8 text-mute">{t("search.needsScript")}</p>
      </PageHead>
      <div className="mx-auto max-w-6xl px-5 md:px-8">
        {listTopics(locale).map(({ topic, articles }) => (
          <TopicSection key={topic} id={topic} title={(t) => t(`support.topics.${topic}`)} locale={locale}>
            <ul className="grid gap-3">
              {articles.map(({ id, path, words }) => (
                <li key={id} lang={foreignTag(words.language, locale)}>
                  <TextLink href={localePath(locale, path)} tone="quiet" className="inline-block text-balance">
                    {words.data.title}
                  </TextLink>
                </li>
              ))}
            </ul>
          </TopicSection>
        ))}
        <TopicSection id="more" title={(t) => t("support.more")} locale={locale}>
          <ul className="grid gap-6">
            {listMenu("support", locale).map(({ id, path }) => {
              const { data, language: own } = requirePage(id, locale);
              return (
                <li key={id} lang={foreignTag(own, locale)}>
                  <TextLink href={localePath(locale, path)} tone="quiet" className="inline-block font-semibold text-balance">
                    {data.title}
                  </TextLink>
                  <p className="max-w-[44em] text-small text-mute">{data.description}</p>
                </li>
              );
            })}
          </ul>
        </TopicSection>
        {page.body !== "" && (
          <TopicSection id="questions" title={(t) => t("support.questions")} locale={locale}>
            {/* Questions stand below the topic, not beside it. */}
            <div className="[&_h2]:text-body [&_h2]:leading-snug [&_section+section]:mt-9">
              <Words body={page.body} locale={locale} language={page.language} headings={page.headings} original={page.original} />
            </div>
          </TopicSection>
        )}
        {feedback !== undefined && (
          <TopicSection id="feedback" title={(t) => t("support.feedback")} locale={locale}>
            <div>
              <p>
                <TextLink href={feedback} className="font-semibold">
                  {t("support.toFeedback")}
                </TextLink>
              </p>
              <p className="mt-2 max-w-[44em] text-small text-mute">{t("support.feedbackLead")}</p>
            </div>
          </TopicSection>
        )}
        <TopicSection id="contact" title={(t) => t("support.contact")} locale={locale}>
          <div>
            <p>
              <TextLink href={`mailto:${site.email}`} className="font-semibold">
                {site.email}
              </TextLink>
            </p>
            <p className="mt-2 max-w-[44em] text-small text-mute">
              {t("support.contactLead", { days: productFact.figure("supportReplyDays", locale, t) })}
            </p>
          </div>
        </TopicSection>
      </div>
    </>
  );
}
