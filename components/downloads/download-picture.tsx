import { CloseUp } from "#components/ui/close-up.tsx";
import { closeUpOf } from "#components/windows/close-up-of.ts";
import { WindowStage } from "#components/windows/window-stage.tsx";
import type { Locale } from "#schemas/locale.ts";
import type { Edition, ProductFacts } from "#schemas/product-facts.ts";

type Props = { facts: ProductFacts; edition: Edition | undefined; locale: Locale };

/** Beside a download: a part of the window large enough to be read, or the whole window where there is no close-up. Decoration. */
export function DownloadPicture({ facts, edition, locale }: Props) {
  const sizes = "(min-width: 68rem) 25rem, 92vw";
  const picture = closeUpOf(facts, edition);
  if (picture !== undefined) return <CloseUp picture={picture} alt="" sizes={sizes} className="aspect-3/2" />;
  return <WindowStage image={edition?.image} alt="" name={facts.name} language={locale} sizes={sizes} locale={locale} />;
}
