/** What to know before installing, in a sentence each with its link. */
import { TextLink } from "#components/ui/text-link.tsx";
import { downloadPath } from "#lib/content/products.ts";
import { findNewestRelease } from "#lib/content/releases.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import type { companionOf } from "./companion.ts";

type Companion = NonNullable<ReturnType<typeof companionOf>>;
type Props = {
  product: string;
  facts: ProductFacts;
  /** That a beta needs, too. */ companion?: Companion | undefined;
  /** Whether the page says elsewhere what a beta is not for. */ isRiskSaid?: boolean;
  locale: Locale;
};

/** What a beta is not for, that it replaces the released version, with the way to that, and the companion app that it needs. */
export function BetaNote({ product, facts, companion, isRiskSaid = false, locale }: Props) {
  const t = translatorFor(locale);
  const released = findNewestRelease(product, "stable");
  return (
    <div className="grid gap-y-3 border-l-2 border-signal pl-4 text-small *:sm:text-balance">
      <p>
        {!isRiskSaid && (
          <>
            <b className="font-semibold">{t("downloads.betaRisk")}</b>
            {sentenceSpace(locale)}
          </>
        )}
        {released !== undefined && (
          <>
            {t("downloads.betaNote.text")}
            {sentenceSpace(locale)}
            <TextLink href={localePath(locale, downloadPath(facts))} className="whitespace-nowrap">
              {t("downloads.betaNote.link", { file: `${facts.name} ${released.version}` })}
            </TextLink>
          </>
        )}
      </p>
      {companion !== undefined && <CompanionNote companion={companion} locale={locale} />}
    </div>
  );
}

/** That a companion app is needed, too, with the way to it. */
export const CompanionNote = ({ companion, locale }: { companion: Companion; locale: Locale }) => (
  <p>
    {companion.needBoth}
    {sentenceSpace(locale)}
    <TextLink href={companion.href} className="whitespace-nowrap">
      {companion.action}
    </TextLink>
  </p>
);
