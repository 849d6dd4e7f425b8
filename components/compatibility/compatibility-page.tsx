/** What runs on whose computer: questions with an answer for each product, and the whole table for everybody else. */
import { Island } from "#components/ui/island.tsx";
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
      <div className="stage stage-top page-head">
        <TaskHead headline={page.data.headline} locale={locale} lead={page.data.lead}>
          <div className="scripting-only mt-10" data-pagefind-ignore="">
            <Island
              name="compatibility-explorer"
              when="touch"
              of={CompatibilityExplorer}
              props={{ catalogue, base: home === "/" ? "" : home, messages: compatibilityMessages(locale) }}
            />
          </div>
        </TaskHead>
      </div>
      <div className="mx-auto max-w-6xl px-5 md:px-8">
        <Heading words={(t) => t("compatibility.table")} locale={locale} className="mb-6 text-h3" />
        <CompatibilityTable catalogue={catalogue} locale={locale} />
        <div className="mt-16">
          <Words of={page} locale={locale} />
        </div>
      </div>
    </>
  );
}
