/** A button to the trial of a product or of one of its editions, or to the download of what is free, where it stands among those of others. */
import { ButtonLink } from "#components/ui/button-link.tsx";
import { fullEditionName } from "#lib/content/edition-names.ts";
import { downloadPath, hasTrial, editionDownloadPath } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";
import { offersTrial } from "./product-actions.tsx";

type Props = { facts: ProductFacts; edition?: Edition; tone?: "primary"; size?: "small" | "large"; locale: Locale };

export function TrialLink({ facts, edition, tone, size = "small", locale }: Props) {
  const t = translatorFor(locale);
  const path = edition === undefined ? downloadPath(facts) : editionDownloadPath(facts, edition.key);
  const isTrial = edition === undefined ? offersTrial(facts) : hasTrial(facts, edition.price);
  return (
    <ButtonLink href={localePath(locale, path)} size={size} tone={tone}>
      {t(isTrial ? "products.trial" : "products.download")}
      <span className="sr-only"> {edition === undefined ? facts.name : fullEditionName(facts, edition, t)}</span>
    </ButtonLink>
  );
}
