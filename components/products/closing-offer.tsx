import type { ReactNode } from "react";
import type { Product } from "#lib/content/products.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { ClosingBand } from "./closing-band.tsx";
import { StartingPrice } from "./starting-price.tsx";

type Props = {
  /** What is offered: the page's product, or the successor of one that is no longer sold. */
  product: Product;
  /** Of what is offered, if not all of the product. */
  name?: string;
  /** On phones, a bar at the screen's lower edge says the same. */
  isWideOnly?: boolean;
  locale: Locale;
  /** Links to the next steps. */
  children: ReactNode;
};

/** At the end of a product's page: a name, its price and the next steps once more. */
export function ClosingOffer({ product: { facts, words }, name = facts.name, isWideOnly = false, locale, children }: Props) {
  const [only, ...others] = facts.editions;
  return (
    <ClosingBand hue={facts.hue} isWideOnly={isWideOnly}>
      <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_auto]">
        <p className="min-w-0">
          <b className="block text-balance text-name leading-[1.02] font-semibold tracking-tight [&_.keep]:whitespace-normal">{name}</b>
          <span lang={foreignTag(words.language, locale)} className="mt-3 block text-tagline leading-snug text-mute">
            {words.data.tagline}
          </span>
        </p>
        <div className="grid max-w-full gap-4 lg:justify-items-end lg:text-right">
          <StartingPrice facts={facts} locale={locale} />
          {only !== undefined && others.length === 0 && "free" in only.price && (
            <span lang={foreignTag(words.language, locale)} className="max-w-80 text-small text-mute">
              {words.data.editions[only.key]?.description}
            </span>
          )}
          <div className="flex flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-1 [&_a]:grow">{children}</div>
        </div>
      </div>
    </ClosingBand>
  );
}
