import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { productFacts } from "#lib/content/products.ts";
import { ProductActions } from "./product-actions.tsx";

it("fills one button, which is the download where nothing is sold; none beside a successor, whose button is filled", () => {
  for (const [product, { buy, successor }] of productFacts) {
    const filled = renderToStaticMarkup(<ProductActions product={product} locale="en" />).match(/<a [^>]*bg-signal[^>]*>/gu) ?? [];
    expect(filled, product).toHaveLength(successor === undefined ? 1 : 0);
    if (buy === "none" && successor === undefined) expect(filled[0], product).toMatch(/href="[^"]*download/u);
  }
});
