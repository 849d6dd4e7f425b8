import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { productFacts } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import type { ProductFacts } from "#schemas/product-facts.ts";
import { DemoInstrument, ProductDemo } from "./product-demo.tsx";

const [facts] = [...productFacts.values()];
if (facts === undefined) throw new Error("the content has no product");
const t = translatorFor("en");
const section = (demo: NonNullable<ProductFacts["demo"]>) => renderToStaticMarkup(<ProductDemo facts={{ ...facts, demo }} locale="en" />);

it("invites to find what is seen, and to hear what is heard", () => {
  expect(section("spectrum")).toContain(`>${t("demos.findTitle")}</h2>`);
  expect(section("bass")).toContain(`>${t("demos.title")}</h2>`);
});

it("mentions keys in words of their own, which screens without keys leave out", () => {
  const [, words = ""] = /<span class="[^"]*pointer-coarse:hidden[^"]*">([^<]*)<\/span>/u.exec(section("direction")) ?? [];
  expect(words.trim()).toBe(t("demos.threeDx.keys"));
});

it("stands alone in a head, without the section's heading and anchor", () => {
  const html = renderToStaticMarkup(<DemoInstrument facts={{ ...facts, demo: "room" }} locale="en" />);
  expect(html).toContain('data-island="demo-ambience-enhancer"');
  expect(html).not.toMatch(/<h2|id="hear"/u);
  expect(renderToStaticMarkup(<DemoInstrument facts={{ ...facts, demo: undefined }} locale="en" />)).toBe("");
});
