import type { ReactNode } from "react";
import type { Product } from "#lib/content/products.ts";
import { foreignTag, type Locale } from "#schemas/locale.ts";
import { StartingPrice } from "./starting-price.tsx";

/** At the end of a product's page on wide screens: its price, if it is sold, and the next steps once more. Phones have the bar. */
export function ClosingOffer({
  product: { facts, words },
  locale,
  children,
}: {
  product: Product;
  locale: Locale;
  /** Links to the next steps. */ children: ReactNode;
}) {
  return (
    <div className="mt-24 border-t border-line pt-14 max-md:hidden print:hidden" data-pagefind-ignore="">
      <div className="mx-auto flex max-w-6xl items-end justify-between gap-12 px-8">
        <p>
          <b className="block text-h2 leading-tight font-semibold tracking-tight">{facts.name}</b>
          <span lang={foreignTag(words.language, locale)} className="mt-1 block text-lead text-mute">
            {words.data.tagline}
          </span>
        </p>
        <div className="grid shrink-0 justify-items-end gap-4 text-right">
          <StartingPrice facts={facts} locale={locale} />
          <div className="flex gap-2.5">{children}</div>
        </div>
      </div>
    </div>
  );
}
