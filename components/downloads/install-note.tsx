/** What to know before installing, in a sentence each with its link. */
import { TaskLead } from "#components/ui/task-head.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { downloadPath } from "#lib/content/products.ts";
import { findNewestRelease } from "#lib/content/releases.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import type { companionOf } from "./companion.ts";

type Props = { product: string; facts: ProductFacts; locale: Locale };

/** What a beta is not for, and that it replaces the released version, with the way to that. */
export function BetaNote({ product, facts, locale }: Props) {
  const t = translatorFor(locale);
  const released = findNewestRelease(product, "stable");
  return (
    <p className="border-l-2 border-signal pl-4 text-small sm:text-balance">
      <b className="font-semibold">{t("downloads.betaRisk")}</b>
      {released !== undefined && (
        <>
          {sentenceSpace(locale)}
          {t("downloads.betaNote.text")}
          {sentenceSpace(locale)}
          <TextLink href={localePath(locale, downloadPath(facts))} className="whitespace-nowrap">
            {t("downloads.betaNote.link", { file: `${facts.name} ${released.version}` })}
          </TextLink>
        </>
      )}
    </p>
  );
}

type CompanionProps = { companion: NonNullable<ReturnType<typeof companionOf>>; locale: Locale };

/** That a companion app is needed, too, with the way to it. */
export const CompanionNote = ({ companion, locale }: CompanionProps) => (
  <TaskLead isStrong>
    {companion.needBoth}
    {sentenceSpace(locale)}
    <TextLink href={companion.href} className="whitespace-nowrap">
      {companion.action}
    </TextLink>
  </TaskLead>
);
