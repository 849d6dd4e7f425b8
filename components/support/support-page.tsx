/** Support: search first, then frequent questions, every article by topic, and the ways to people. */
import { Fragment } from "react";
import { SearchPage } from "#components/islands/search-page.tsx";
import { Question } from "#components/mdx/question.tsx";
import { tagsOf } from "#components/mdx/questions.tsx";
import { contentOf } from "#components/mdx/words.tsx";
import { searchProps } from "#components/layout/search-props.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { Island } from "#components/ui/island.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { RowLinks } from "#components/ui/row-links.tsx";
import { productFact } from "#lib/content/fact-words.ts";
import { listMenu, type Page, requirePage } from "#lib/content/pages.ts";
import { findLink, site } from "#lib/content/site.ts";
import { listTopics } from "#lib/content/support.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { FoldedTopic } from "./folded-topic.tsx";
import { TopicArticles } from "./topic-articles.tsx";
import { type TopicProps, TopicSection } from "./topic-section.tsx";

/** Topics that stand below the search, and the pages that visitors most often come for. */
const FIRST_TOPICS = 4;
const FIRST_PAGES: ReadonlySet<string> = new Set(["installers", "lost-licence-key"]);

export function SupportPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const feedback = findLink("feedbackForm");
  const topics = listTopics(locale);
  const half = Math.ceil(topics.length / 2);
  const more = listMenu("support", locale).map(({ id, path }) => ({
    id,
    href: localePath(locale, path),
    label: requirePage(id, locale).data.title,
  }));
  return (
    <>
      <PageHead name={page.data.title} headline={page.data.headline} lead={page.data.lead} layout="low" />
      <div className="stage" data-pagefind-ignore="">
        <div className="mx-auto grid max-w-6xl gap-4 px-5 pb-10 md:px-8">
          <div className="scripting-only max-w-3xl">
            <Island name="search-page" when="asked" of={SearchPage} props={searchProps(locale)} />
          </div>
          <p className="no-scripting-only text-mute">{t("search.needsScript")}</p>
          <p className="flex max-w-3xl flex-wrap gap-2.5">
            {topics.slice(0, FIRST_TOPICS).map(({ topic }) => (
              <ButtonLink key={topic} href={`#${topic}`} size="small">
                {t(`support.topics.${topic}`)}
              </ButtonLink>
            ))}
            {more.flatMap(({ id, href, label }) =>
              FIRST_PAGES.has(id) ? (
                <ButtonLink key={id} href={href} size="small">
                  {label}
                </ButtonLink>
              ) : (
                []
              ),
            )}
            <ButtonLink href="#contact" size="small">
              {t("support.contact")}
            </ButtonLink>
          </p>
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-5 pt-2 md:px-8 *:first:border-t-0">
        {page.body !== "" && (
          <TopicSection id="questions" title={(t) => t("support.questions")} locale={locale}>
            <div className="words words-questions">{questionsOf(page, locale)}</div>
          </TopicSection>
        )}
        {topics.length > 0 && (
          <TopicSection id="topics" title={(t) => t("support.allTopics")} locale={locale}>
            {/* Two columns of their own: one that unfolds does not move the other. */}
            <div className="grid items-start gap-x-12 lg:grid-cols-2">
              {[topics.slice(0, half), topics.slice(half)].map((column, place) => (
                <div key={place}>
                  {column.map(({ topic, articles }) => (
                    <FoldedTopic key={topic} id={topic} title={(t) => t(`support.topics.${topic}`)} locale={locale}>
                      <TopicArticles articles={articles} locale={locale} />
                    </FoldedTopic>
                  ))}
                </div>
              ))}
            </div>
          </TopicSection>
        )}
        {more.length > 0 && (
          <TopicSection id="more" title={(t) => t("support.more")} locale={locale}>
            <RowLinks links={more} className="grid gap-x-12 lg:grid-cols-2 [&_a]:text-body [&_a]:font-semibold" />
          </TopicSection>
        )}
        <div className="stage mt-4 grid grid-cols-1 gap-x-12 gap-y-12 rounded-lg p-6 md:grid-cols-2 md:p-10">
          {feedback !== undefined && (
            <WayToPeople id="feedback" title={(t) => t("support.feedback")} lead={t("support.feedbackLead")} locale={locale}>
              <ButtonLink href={feedback}>{t("support.toFeedback")}</ButtonLink>
            </WayToPeople>
          )}
          <WayToPeople
            id="contact"
            title={(t) => t("support.contact")}
            lead={t("support.contactLead", { days: productFact.figure("supportReplyDays", locale, t) })}
            locale={locale}
          >
            <ButtonLink href={`mailto:${site.email}`} tone="primary">
              {t("support.byEmail")}
            </ButtonLink>
          </WayToPeople>
        </div>
      </div>
    </>
  );
}

/** Each unfolds by itself. */
function questionsOf(page: Page, locale: Locale) {
  const Content = contentOf(page, locale, { section: Question });
  return tagsOf(<Content />).map((question, place) => <Fragment key={place}>{question}</Fragment>);
}

/** Who reads what a visitor writes there, and the way to them. `id` is an anchor that never changes. */
function WayToPeople({ id, title, lead, locale, children }: TopicProps & { lead: string }) {
  return (
    <section id={id} className="flex scroll-mt-8 flex-col items-start">
      <Heading words={title} locale={locale} taken={new Set([id])} className="text-h3" />
      <p className="mt-3 mb-7 max-w-[44em] text-mute">{lead}</p>
      <p className="mt-auto max-sm:w-full max-sm:*:block">{children}</p>
    </section>
  );
}
