/** At the lower edge of a phone's screen, on a product's page: its name, its price, and the ways to buy and try it. */
import { ProductActions } from "#components/layout/product-actions.tsx";
import type { Product } from "#lib/content/products.ts";
import type { Locale } from "#schemas/locale.ts";
import { StartingPrice } from "#components/prices/starting-price.tsx";

/** The page's last element: it sticks while the page is read, and lies above the footer at its end. */
export function BuyBar({ product: { slug, facts }, locale }: { product: Product; locale: Locale }) {
  if (facts.salesCondition === "Discontinued") return null;
  return (
    <div
      data-bar=""
      className="buy-bar sticky bottom-0 z-10 -mb-24 flex items-center justify-between gap-2 border-t border-rule bg-raise px-5 py-2.5 md:hidden print:hidden"
      data-pagefind-ignore=""
    >
      {/* Not on the narrowest phones, where name and price would break within a word beside the buttons. */}
      <p className="min-w-0 text-small leading-tight max-[22rem]:hidden">
        <b className="line-clamp-2 font-semibold [&_.keep]:whitespace-normal">{facts.name}</b>
        <StartingPrice facts={facts} locale={locale} isShort />
      </p>
      <div className="min-[22rem]:shrink-0">
        <ProductActions product={slug} locale={locale} place="bar" />
      </div>
    </div>
  );
}
