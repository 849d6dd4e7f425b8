/** Every component in every state, in the page's language: for those who build pages, and for the screenshots of reviews. */
import { PageContents } from "#components/pages/page-contents.tsx";
import { TaskHead } from "#components/ui/task-head.tsx";
import { headingId } from "#lib/heading-id.ts";
import type { Page } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import { ButtonsDemo } from "./buttons-demo.tsx";
import { ColoursDemo } from "./colours-demo.tsx";
import { DrawingsDemo } from "./drawings-demo.tsx";
import { FactsDemo } from "./facts-demo.tsx";
import { FormsDemo } from "./forms-demo.tsx";
import { MailDemo } from "./mail-demo.tsx";
import { NoticesDemo } from "./notices-demo.tsx";
import { TablesDemo } from "./tables-demo.tsx";
import { TypeDemo } from "./type-demo.tsx";

const SECTIONS = ["colours", "type", "buttons", "forms", "mail", "facts", "drawings", "notices", "tables"] as const;

export function ComponentDemoPage({ page, locale }: { page: Page; locale: Locale }) {
  const t = translatorFor(locale);
  const sections = SECTIONS.map((section) => t(`componentDemo.${section}`)).map((text) => ({ depth: 2, id: headingId(text), text }));
  return (
    <>
      <TaskHead headline={page.data.headline} locale={locale} lead={page.data.lead} />
      <PageContents sections={sections} locale={locale} layout="bar" />
      {/* Lower than on other pages: more of them are seen at once. */}
      <div className="[&_h2]:scroll-mt-20 [&>section>div]:py-12">
        <ColoursDemo locale={locale} />
        <TypeDemo page={page} locale={locale} />
        <ButtonsDemo locale={locale} />
        <FormsDemo locale={locale} />
        <MailDemo locale={locale} />
        <FactsDemo locale={locale} />
        <DrawingsDemo locale={locale} />
        <NoticesDemo locale={locale} />
        <TablesDemo locale={locale} />
      </div>
    </>
  );
}
