/** What runs on whose computer: questions with an answer for each product, and the whole table for everybody else. */
import { Island } from "#components/ui/island.tsx";
import { PageBody } from "#components/ui/page-body.tsx";
import { TaskHead } from "#components/ui/task-head.tsx";
import { CompatibilityExplorer } from "#components/islands/compatibility-explorer.tsx";
import { Words } from "#components/mdx/words.tsx";
import { Heading } from "#components/ui/heading.tsx";
import { compatibility } from "#lib/content/compatibility.ts";
import type { Page } from "#lib/content/pages.ts";
import { localePath } from "#lib/i18n/paths.ts";
import type { Locale } from "#schemas/locale.ts";
import { CompatibilityTable } from "./compatibility-table.tsx";
import { compatibilityMessages } from "./compatibility-messages.ts";

export function CompatibilityPage({ page, locale }: { page: Page; locale: Locale }) {
  const catalogue = compatibility(locale);
  const home = localePath(locale, "/");
  return (
    <>
      <TaskHead headline={page.data.headline} locale={locale} lead={page.data.lead} />
      <div className="scripting-only" data-pagefind-ignore="">
        <PageBody className="pb-10">
          <Island
            name="compatibility-explorer"
            when="touch"
            of={CompatibilityExplorer}
            props={{ catalogue, base: home === "/" ? "" : home, messages: compatibilityMessages(locale) }}
          />
        </PageBody>
      </div>
      <PageBody>
        <Heading words={(t) => t("compatibility.table")} locale={locale} className="mb-6 text-h3" />
        <CompatibilityTable products={catalogue.products} locale={locale} />
        <div className="mt-14">
          <Words body={page.body} locale={locale} language={page.language} headings={page.headings} original={page.original} />
        </div>
      </PageBody>
    </>
  );
}
