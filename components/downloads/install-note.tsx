/**
 * What to know before installing, in a sentence each with its link: in front of the form, because a download without its companion app is of
 * no use, and no longer, so that the form is on the first screen.
 */
import { TextLink } from "#components/ui/text-link.tsx";
import { downloadPath } from "#lib/content/products.ts";
import { findNewestRelease } from "#lib/content/releases.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { sentenceSpace } from "#lib/i18n/sentence-space.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import type { companionOf } from "./companion.ts";

type Props = {
  product: string;
  facts: ProductFacts;
  isBeta: boolean;
  /** The app that is needed, too. */ companion?: ReturnType<typeof companionOf>;
  locale: Locale;
};

/** That a companion app is needed, and that a beta replaces the released version, with the ways to both. */
export function InstallNote({ product, facts, isBeta, companion, locale }: Props) {
  const t = translatorFor(locale);
  const released = isBeta ? findNewestRelease(product, "stable") : undefined;
  if (companion === undefined && released === undefined) return null;
  return (
    <aside className="grid gap-y-3 text-small">
      {companion !== undefined && (
        <p>
          {companion.needBoth}
          {sentenceSpace(locale)}
          <TextLink href={companion.href} className="whitespace-nowrap">
            {companion.action}
          </TextLink>
        </p>
      )}
      {released !== undefined && (
        <p className="border-l-2 border-signal pl-4">
          <b className="font-semibold">{t("downloads.betaNote.title")}</b>
          {sentenceSpace(locale)}
          {t("downloads.betaNote.text")}
          {sentenceSpace(locale)}
          <TextLink href={localePath(locale, downloadPath(facts))} className="whitespace-nowrap">
            {t("downloads.betaNote.link", { file: `${facts.name} ${released.version}` })}
          </TextLink>
        </p>
      )}
    </aside>
  );
}
