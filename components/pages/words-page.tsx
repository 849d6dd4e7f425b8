import type { ReactNode } from "react";
import { Words } from "#components/mdx/words.tsx";
import { HeadWindow } from "#components/windows/head-window.tsx";
import { MessageWindow } from "#components/windows/message-window.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { type FieldDrawing, FREE_PLACE, NEXT_SOURCE } from "#components/ui/field-drawings.ts";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { RowLinks } from "#components/ui/row-links.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { formatDay } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { factsOfPage, type Page } from "#lib/content/pages.ts";
import { requireFacts } from "#lib/content/products.ts";
import { site } from "#lib/content/site.ts";
import type { Locale } from "#schemas/locale.ts";
import { nextPages, pageAction, pageEnd } from "./page-action.tsx";
import { listSections, PageContents } from "./page-contents.tsx";

/** By page. The others have none. */
const DRAWINGS: Partial<Record<string, FieldDrawing>> = {
  jobs: FREE_PLACE,
  "beta-test": NEXT_SOURCE,
};

/** The day since which a page's text is in force. */
const IN_FORCE: Partial<Record<string, string | undefined>> = { privacy: site.privacyPolicy, terms: site.terms };

type Props = {
  page: Page;
  locale: Locale;
  /** Stands in the head, in place of its drawing. */
  figure?: ReactNode;
  /** Stands in the head, below the lead. */
  offer?: ReactNode;
  /** Stands between the head and the words. */
  children?: ReactNode;
  /** A button below the words. */
  end?: ReactNode;
};

/** Pages whose headline does not say what they are. */
const NAMED: ReadonlySet<string> = new Set(["jobs", "model-gateway"]);

/** A page that is its words: a big heading, then headings beside their text as on a sheet. */
export function WordsPage({ page, locale, figure, offer, children, end }: Props) {
  const t = translatorFor(locale);
  const id = page.path.at(-1) ?? "";
  const last = end ?? pageEnd(id, locale);
  const inForce = IN_FORCE[id];
  const sections = listSections(page);
  const action = pageAction(id, locale, sections);
  const { window, detail, class: kind } = factsOfPage(id) ?? {};
  const product = window === undefined ? undefined : requireFacts(window);
  return (
    <>
      <PageHead
        name={inForce !== undefined || NAMED.has(id) ? page.data.title : undefined}
        headline={page.data.headline}
        isDocument={kind === "legal"}
        lead={page.data.lead}
        layout={kind === "legal" ? "plain" : undefined}
        drawing={figure === undefined ? DRAWINGS[id] : undefined}
        isDrawingWideOnly={id !== "jobs"}
        figure={
          figure ??
          (product &&
            (detail === undefined ? (
              <HeadWindow facts={product} isLocked locale={locale} />
            ) : (
              <MessageWindow facts={product} detail={detail} />
            )))
        }
      >
        {inForce !== undefined && (
          <p className="mt-4 text-small text-mute">
            <time dateTime={inForce}>{t("common.inForceSince", { day: formatDay(inForce, locale) })}</time>
          </p>
        )}
        {action !== undefined && <p className="mt-9 max-sm:[&>a]:block">{action}</p>}
        {offer}
      </PageHead>
      {children}
      {kind !== "legal" ? (
        <PageBody>
          <Words of={page} locale={locale} layout="sheet" />
          {last && <ButtonRow className="mt-9 md:ml-[calc((100%+6rem)/3)]">{last}</ButtonRow>}
        </PageBody>
      ) : (
        // What is in force is quoted by number.
        <PageBody
          className={`${inForce === undefined ? "" : "clauses"} lg:grid lg:grid-cols-[calc((100%-3rem)/3)_minmax(0,1fr)] lg:gap-x-12`}
        >
          <PageContents sections={sections} locale={locale} layout="beside" />
          <Words of={page} locale={locale} layout="legal" />
          <RowLinks links={nextPages(id, locale)} className="mt-14 border-b border-line font-semibold lg:col-start-2" />
        </PageBody>
      )}
    </>
  );
}
