/** The support page: search, articles by topic, questions, contact. */
import { Island } from "#components/islands/island.tsx";
import { SearchPage } from "#components/islands/search/search-page.tsx";
import { searchProps } from "#components/layout/search-props.ts";
import { DocumentBody } from "#components/mdx/document-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { figureText } from "#lib/content/fact-text.ts";
import { listSupportPages, type PageProps } from "#lib/content/pages.ts";
import { requireLink, site } from "#lib/content/site.ts";
import { listTopics } from "#lib/content/support.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { TopicSection } from "./topic-section.tsx";

export function SupportPage({ page, locale }: PageProps) {
  const t = translatorFor(locale);
  const { index, language, messages } = searchProps(locale);
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead}>
        <div className="scripting-only mt-10 max-w-2xl" data-pagefind-ignore="">
          <Island name="search-page" when="asked" component={SearchPage} props={{ index, language, messages }} />
        </div>
        <p className="no-scripting-only mt-8 text-mute">{t("search.needsScript")}</p>
      </PageHead>
      <div className="mx-auto max-w-6xl px-5 md:px-8">
        {listTopics(locale).map(({ topic, articles }) => (
          <TopicSection key={topic} id={topic} title={(t) => t(`support.topics.${topic}`)} locale={locale}>
            <LinkList entries={articles} locale={locale} />
          </TopicSection>
        ))}
        <TopicSection id="more" title={(t) => t("support.more")} locale={locale}>
          <LinkList entries={listSupportPages(locale)} locale={locale} />
        </TopicSection>
        {page.body !== "" && (
          <TopicSection id="questions" title={(t) => t("support.questions")} locale={locale}>
            {/* The headings of questions are smaller than that of the section. */}
            <div className="[&_h2]:text-body [&_h2]:leading-snug [&_section+section]:mt-9">
              <DocumentBody document={page} locale={locale} />
            </div>
          </TopicSection>
        )}
        <TopicSection id="feedback" title={(t) => t("support.feedback")} locale={locale}>
          <div>
            <p>
              <TextLink href={requireLink("feedbackForm")} className="font-semibold">
                {t("support.toFeedback")}
              </TextLink>
            </p>
            <p className="mt-2 max-w-[44em] text-small text-mute">{t("support.feedbackLead")}</p>
          </div>
        </TopicSection>
        <TopicSection id="contact" title={(t) => t("support.contact")} locale={locale}>
          <div>
            <p>
              <TextLink href={`mailto:${site.email}`} className="font-semibold">
                {site.email}
              </TextLink>
            </p>
            <p className="mt-2 max-w-[44em] text-small text-mute">
              {t("support.contactLead", { days: figureText("supportReplyDays", locale, t) })}
            </p>
          </div>
        </TopicSection>
      </div>
    </>
  );
}

type Entry = { path: string; copy: { data: { title: string; description: string }; language: Locale } };

/** Links to articles or pages, each with its description. */
function LinkList({ entries, locale }: { entries: readonly Entry[]; locale: Locale }) {
  return (
    <ul className="grid gap-6">
      {entries.map(({ path, copy: { data, language } }) => (
        <li key={path} lang={foreignTag(language, locale)}>
          <TextLink href={localePath(locale, path)} tone="quiet" className="inline-block font-semibold text-balance">
            {data.title}
          </TextLink>
          <p className="max-w-[44em] text-small text-mute">{data.description}</p>
        </li>
      ))}
    </ul>
  );
}
