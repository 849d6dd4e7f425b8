import type { ReactNode } from "react";
import type { Product } from "#lib/content/products.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { SceneRings } from "./scene-rings.tsx";
import { StartingPrice } from "./starting-price.tsx";

/** At the end of a product's page: its price, if it is sold, and the next steps once more. On phones the bar of what is sold says it. */
export function ClosingOffer({
  product: { facts, words },
  locale,
  children,
}: {
  product: Product;
  locale: Locale;
  /** Links to the next steps. */ children: ReactNode;
}) {
  const isSold = facts.salesCondition !== "Discontinued";
  return (
    <div
      data-bar=""
      className={`stage relative isolate mt-16 -mb-24 overflow-clip print:hidden md:mt-24 ${isSold ? "max-md:hidden" : ""}`}
      data-pagefind-ignore=""
    >
      <SceneRings className="left-1/2 w-[44rem] -translate-x-1/2" channels={facts.editions.at(-1)?.channels?.max} />
      <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-x-12 gap-y-6 px-5 py-16 md:px-8 md:py-24">
        <p>
          <b className="block text-name leading-[1.02] font-semibold tracking-tight">{facts.name}</b>
          <span lang={foreignTag(words.language, locale)} className="mt-3 block text-tagline leading-snug text-mute">
            {words.data.tagline}
          </span>
        </p>
        <div className="grid max-w-full gap-4 md:justify-items-end md:text-right">
          <StartingPrice facts={facts} locale={locale} />
          <div className="flex flex-wrap gap-2.5">{children}</div>
        </div>
      </div>
    </div>
  );
}
