/** Every component in every state, for developers and for screenshots. */
import { PageHead } from "#components/ui/page-head.tsx";
import type { PageProps } from "#lib/content/pages.ts";
import { ButtonsDemo } from "./buttons-demo.tsx";
import { ColoursDemo } from "./colours-demo.tsx";
import { FactsDemo } from "./facts-demo.tsx";
import { FormsDemo } from "./forms-demo.tsx";
import { MailDemo } from "./mail-demo.tsx";
import { NoticesDemo } from "./notices-demo.tsx";
import { TablesDemo } from "./tables-demo.tsx";
import { TypeDemo } from "./type-demo.tsx";

export function ComponentDemoPage({ page, locale }: PageProps) {
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} />
      <ColoursDemo locale={locale} />
      <TypeDemo page={page} locale={locale} />
      <ButtonsDemo locale={locale} />
      <FormsDemo locale={locale} />
      <MailDemo locale={locale} />
      <FactsDemo locale={locale} />
      <NoticesDemo locale={locale} />
      <TablesDemo locale={locale} />
    </>
  );
}
