import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { productFacts } from "#lib/content/products.ts";
import { ProductActions } from "./product-actions.tsx";

it("fills one button, which is the download where nothing is sold", () => {
  for (const [product, { buy }] of productFacts) {
    const filled = renderToStaticMarkup(<ProductActions product={product} locale="en" />).match(/<a [^>]*bg-signal[^>]*>/gu) ?? [];
    expect(filled, product).toHaveLength(1);
    if (buy === "none") expect(filled[0], product).toMatch(/href="[^"]*download/u);
  }
});
