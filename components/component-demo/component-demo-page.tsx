/** Every component in every state, in the page's language: for those who build pages, and for the screenshots of reviews. */
import { PageHead } from "#components/ui/page-head.tsx";
import type { Page } from "#lib/content/pages.ts";
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

export function ComponentDemoPage({ page, locale }: { page: Page; locale: Locale }) {
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} />
      <ColoursDemo locale={locale} />
      <TypeDemo page={page} locale={locale} />
      <ButtonsDemo locale={locale} />
      <FormsDemo locale={locale} />
      <MailDemo locale={locale} />
      <FactsDemo locale={locale} />
      <DrawingsDemo locale={locale} />
      <NoticesDemo locale={locale} />
      <TablesDemo locale={locale} />
    </>
  );
}
