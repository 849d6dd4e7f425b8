/** What to know before installing, in a sentence each with its link. */
import { LineIcon } from "#components/ui/line-icon.tsx";
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
type Props = { product: string; facts: ProductFacts; locale: Locale };

/** What a beta is not for, and that it replaces the released version, with the way to that. */
export function BetaNote({ product, facts, locale }: Props) {
  const t = translatorFor(locale);
  const released = findNewestRelease(product, "stable");
  return (
    <div className="flex gap-4 rounded-sm border border-signal bg-raise p-4 text-small">
      <LineIcon viewBox="0 0 24 24" width="24" height="24" strokeWidth="1.75" strokeLinejoin="round" className="shrink-0 text-signal">
        <path d="M12 3 22 20.5H2ZM12 9.5v5M12 16.5v1.6" />
      </LineIcon>
      <div className="grid gap-y-2">
        <p className="font-semibold">{t("downloads.betaRisk")}</p>
        {released !== undefined && (
          <p>
            {t("downloads.betaNote.text", { file: `${facts.name} ${released.version}` })}
            {sentenceSpace(locale)}
            <TextLink href={localePath(locale, downloadPath(facts))} className="inline-block">
              {t("downloads.betaNote.link")}
            </TextLink>
          </p>
        )}
      </div>
    </div>
  );
}

/** That a companion app is needed, too, with the way to it. */
export const CompanionNote = ({ companion, locale }: { companion: Companion; locale: Locale }) => (
  <p>
    {companion.needBoth}
    {sentenceSpace(locale)}
    <TextLink href={companion.href} className="inline-block">
      {companion.action}
    </TextLink>
  </p>
);
