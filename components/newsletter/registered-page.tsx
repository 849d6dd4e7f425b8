/** The page after a newsletter sign-up: how to confirm it in the mail. */
import { DocumentBody } from "#components/mdx/document-body.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { StepList } from "#components/ui/step-list.tsx";
import { figureText } from "#lib/content/fact-text.ts";
import type { PageProps } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/content/translator.ts";

export function RegisteredPage({ page, locale }: PageProps) {
  const t = translatorFor(locale);
  const days = figureText("confirmationDays", locale, t);
  const steps = [
    { title: t("newsletterConfirm.step.open.title"), text: t("newsletterConfirm.step.open.text") },
    { title: t("newsletterConfirm.step.confirm.title"), text: t("newsletterConfirm.step.confirm.text", { days }) },
    { title: t("newsletterConfirm.step.listen.title"), text: t("newsletterConfirm.step.listen.text") },
  ];
  return (
    <>
      <PageHead headline={page.data.headline} lead={page.data.lead} />
      <div className="mx-auto max-w-6xl px-5 md:px-8">
        <StepList steps={steps} />
        {page.body !== "" && (
          <div className="mt-16 border-t border-line pt-10 md:pt-14">
            <DocumentBody document={page} locale={locale} layout="sheet" />
          </div>
        )}
      </div>
    </>
  );
}
