/** What a beta does to the version that is installed, and the way to that one's installer. */
import { Note } from "#components/ui/note.tsx";
import { TextLink } from "#components/ui/text-link.tsx";
import { downloadPath } from "#lib/content/products.ts";
import { findNewestRelease } from "#lib/content/releases.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

export function BetaNote({ product, facts, locale }: { product: string; facts: ProductFacts; locale: Locale }) {
  const t = translatorFor(locale);
  const released = findNewestRelease(product, "stable");
  if (released === undefined) return null;
  return (
    <Note title={t("downloads.betaNote.title")} isWarning>
      <p>
        {t("downloads.betaNote.text")}
        {sentenceSpace(locale)}
        <TextLink href={localePath(locale, downloadPath(facts))} className="whitespace-nowrap">
          {t("thanks.download", { product: `${facts.name} ${released.version}` })}
        </TextLink>
      </p>
    </Note>
  );
}
