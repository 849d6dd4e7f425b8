import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { productFacts } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { ProductHero } from "./product-hero.tsx";

const [facts] = [...productFacts.values()];
if (facts === undefined) throw new Error("the content has no product");
const t = translatorFor("en");

const hero = (salesCondition: "Now Available" | "Discontinued", successor?: string) =>
  renderToStaticMarkup(
    <ProductHero
      facts={{ ...facts, line: "plug-ins", salesCondition, successor }}
      name="Name"
      tagline=""
      lead=""
      picture={{ image: undefined, alt: undefined }}
      locale="en"
    >
      {null}
    </ProductHero>,
  );

it("says above the name what the product is, and of one that is no longer sold only that", () => {
  const kind = `<span>${t("products.plugIn")}</span>`;
  expect(hero("Now Available")).toContain(kind);
  expect(hero("Discontinued")).toContain(`<span>${t("catalogue.Discontinued")}</span>`);
  expect(hero("Discontinued")).not.toContain(kind);
  // The line above the page names its successor and has said it.
  expect(hero("Discontinued", "other")).toContain(kind);
});
