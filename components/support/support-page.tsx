/** Support: search and the pages most asked for, then frequent questions, every article by topic, and the ways to people. */
import { Fragment, type ReactNode } from "react";
import { SearchPage } from "#components/islands/search-page.tsx";
import { Question } from "#components/mdx/question.tsx";
import { tagsOf } from "#components/mdx/questions.tsx";
import { contentOf } from "#components/mdx/words.tsx";
import { searchProps } from "#components/layout/search-props.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { ONE_OF_MANY } from "#components/ui/field-drawings.ts";
import { Heading } from "#components/ui/heading.tsx";
import { Island } from "#components/ui/island.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { productFact } from "#lib/content/fact-words.ts";
import { listMenu, type Page, requirePage } from "#lib/content/pages.ts";
import { findLink, site } from "#lib/content/site.ts";
import { listTopics } from "#lib/content/support.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { FoldedTopic } from "./folded-topic.tsx";
import { TopicArticles } from "./topic-articles.tsx";
import { type TopicProps, TopicSection } from "./topic-section.tsx";

/** On wide screens. */
const GRIDS = { 2: "lg:grid-cols-2", 3: "lg:grid-cols-3" };

export function SupportPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const feedback = findLink("feedbackForm");
  const topics = listTopics(locale);
  return (
    <>
      <PageHead name={page.data.title} headline={page.data.headline} layout="low" drawing={ONE_OF_MANY} isDrawingWideOnly>
        <div className="mt-5 max-w-2xl md:mt-8" data-pagefind-ignore="">
          <div className="scripting-only">
            <Island name="search-page" when="asked" of={SearchPage} props={searchProps(locale)} />
          </div>
          <p className="no-scripting-only text-mute">{t("search.needsScript")}</p>
          <ul className="mt-6 flex flex-wrap gap-2.5">
            {listMenu("support", locale).map(({ id, path }) => (
              <li key={id}>
                <ButtonLink href={localePath(locale, path)} size="small">
                  {requirePage(id, locale).data.title}
                </ButtonLink>
              </li>
            ))}
            <li>
              <ButtonLink href="#contact" size="small">
                {page.data.lead}
              </ButtonLink>
            </li>
          </ul>
        </div>
      </PageHead>
      <div className="mx-auto max-w-6xl px-5 md:px-8">
        {page.body !== "" && (
          <TopicSection id="questions" title={(t) => t("support.questions")} locale={locale}>
            <Columns count={2} entries={questionsOf(page, locale)} className="words words-questions" />
          </TopicSection>
        )}
        {topics.length > 0 && (
          <TopicSection id="topics" title={(t) => t("support.allTopics")} locale={locale}>
            <Columns
              count={3}
              entries={topics.map(({ topic, articles }) => (
                <FoldedTopic key={topic} id={topic} count={articles.length} title={(t) => t(`support.topics.${topic}`)} locale={locale}>
                  <TopicArticles articles={articles} locale={locale} />
                </FoldedTopic>
              ))}
            />
          </TopicSection>
        )}
        <div className="stage mt-4 grid grid-cols-1 gap-x-12 gap-y-12 rounded-lg p-6 md:grid-cols-2 md:p-10">
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
          {feedback !== undefined && (
            <WayToPeople id="feedback" title={(t) => t("support.feedback")} lead={t("support.feedbackLead")} locale={locale}>
              <ButtonLink href={feedback}>{t("support.toFeedback")}</ButtonLink>
            </WayToPeople>
          )}
        </div>
      </div>
    </>
  );
}

type ColumnsProps = { count: keyof typeof GRIDS; entries: readonly ReactNode[]; /** Of each column. */ className?: string };

/** In their order, the first columns the longer ones. Columns of their own: one that unfolds does not move the others. */
function Columns({ count, entries, className }: ColumnsProps) {
  const columns: ReactNode[][] = [];
  for (let left = entries; columns.length < count; left = left.slice(columns.at(-1)?.length))
    columns.push(left.slice(0, Math.ceil(left.length / (count - columns.length))));
  return (
    <div className={`grid items-start gap-x-12 ${GRIDS[count]}`}>
      {columns.map((column, place) => (
        <div key={place} className={`${className ?? ""} *:last:border-b *:last:border-line`}>
          {column}
        </div>
      ))}
    </div>
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
