import type { ReactNode } from "react";
import type { Product } from "#lib/content/products.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import type { FieldDrawing } from "#components/ui/field-drawings.ts";
import { ClosingBand } from "./closing-band.tsx";
import { HeadWindow } from "#components/windows/head-window.tsx";
import { StartingPrice } from "#components/prices/starting-price.tsx";

type Props = {
  /** What is offered: the page's product, or the successor of one that is no longer sold. */
  product: Product;
  /** Of what is offered, if not all of the product. */
  name?: string;
  /** On phones, a bar at the screen's lower edge says the same. */
  isWideOnly?: boolean;
  /** It has not been seen on the page. */
  hasWindow?: boolean;
  /** Beside the offer, which then stands below the name. */
  drawing?: FieldDrawing;
  locale: Locale;
  /** Links to the next steps. */
  children: ReactNode;
};

/** The name and the offer one below the other, and the window beside both, as at the head of a product's page. */
const BESIDE_WINDOW =
  "lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1.4fr)] lg:*:first:self-end lg:*:nth-2:self-start lg:*:last:col-start-2 lg:*:last:row-span-2 lg:*:last:row-start-1";

/** At the end of a product's page: a name, its price and the next steps once more. */
export function ClosingOffer({
  product: { facts, words },
  name = facts.name,
  isWideOnly = false,
  hasWindow = false,
  drawing,
  locale,
  children,
}: Props) {
  const [only, ...others] = facts.editions;
  const isBelow = drawing !== undefined;
  return (
    <ClosingBand hue={facts.hue} drawing={drawing} isWideOnly={isWideOnly}>
      <div className={`grid items-end gap-x-12 gap-y-6 ${hasWindow ? BESIDE_WINDOW : isBelow ? "" : "lg:grid-cols-[minmax(0,1fr)_auto]"}`}>
        <p className="min-w-0">
          <b className="block text-balance text-name leading-[1.02] font-semibold tracking-tight [&_.keep]:whitespace-normal">{name}</b>
          <span lang={foreignTag(words.language, locale)} className="mt-3 block text-tagline leading-snug text-mute">
            {words.data.tagline}
          </span>
        </p>
        <div className={`grid max-w-full gap-4 ${hasWindow || isBelow ? "justify-items-start" : "lg:justify-items-end lg:text-right"}`}>
          <StartingPrice facts={facts} locale={locale} />
          {only !== undefined && others.length === 0 && "free" in only.price && (
            <span lang={foreignTag(words.language, locale)} className="max-w-80 text-small text-mute lg:max-w-none">
              {words.data.editions[only.key]?.description}
            </span>
          )}
          <div className="flex flex-wrap gap-2.5 sm:w-fit max-sm:grid max-sm:w-full max-sm:grid-cols-1 [&_a]:grow">{children}</div>
        </div>
        {hasWindow && <HeadWindow facts={facts} locale={locale} />}
      </div>
    </ClosingBand>
  );
}
