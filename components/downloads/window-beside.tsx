import { WindowStage } from "#components/products/window-stage.tsx";
import type { Locale } from "#schemas/locale.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";

/** The window of a product's largest edition in the second column of a page; below the first one on narrow screens. `width` is a length in CSS. */
export function WindowBeside({ facts: { name, editions }, width, locale }: { facts: ProductFacts; width: string; locale: Locale }) {
  return (
    <div>
      <WindowStage
        image={editions.at(-1)?.image}
        alt=""
        name={name}
        language={locale}
        sizes={`(min-width: 68rem) ${width}, 94vw`}
        locale={locale}
      />
    </div>
  );
}
