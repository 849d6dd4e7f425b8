import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { productFacts, requireFacts } from "#lib/content/products.ts";
import { ThanksPage } from "./thanks-page.tsx";

const SCREEN = { kind: "thanks", path: "/koto/thanks-for-purchasing", after: "purchasing" } as const;

it("says of a multi-user licence that it is activated once, on one computer, where there is one", () => {
  const seen = new Set<boolean>();
  for (const [slug, facts] of productFacts) {
    const hasMultiUser = facts.editions.some(({ licence }) => licence === "multi-user");
    const html = renderToStaticMarkup(<ThanksPage screen={{ ...SCREEN, product: slug }} locale="en" />);
    expect(html.includes("a multi-user licence once, on one computer"), slug).toBe(hasMultiUser);
    seen.add(hasMultiUser);
  }
  expect(seen.size, "the content has both").toBe(2);
});

it("leads who has bought to people and not to release notes, and to help with activation only once", () => {
  const [product = ""] = productFacts.keys();
  const html = renderToStaticMarkup(<ThanksPage screen={{ ...SCREEN, product }} locale="en" />);
  expect(html).toContain('href="/en/support#contact"');
  expect(html).not.toContain('/releases"');
  expect(html).not.toContain("Help with activation");
});

it("has in each step after a purchase at most one link, to help with it", () => {
  const [product = ""] = productFacts.keys();
  const html = renderToStaticMarkup(<ThanksPage screen={{ ...SCREEN, product }} locale="en" />);
  const links = html
    .split("<li")
    .slice(1)
    .map((step) => step.slice(0, step.indexOf("</li>")).split("<a ").length - 1);
  expect(links).toHaveLength(3);
  expect(Math.max(...links)).toBe(1);
});

it("names after a download the edition of each price", () => {
  const html = renderToStaticMarkup(<ThanksPage screen={{ ...SCREEN, after: "downloading", product: "lantern" }} locale="en" />);
  const offer = html.slice(html.indexOf("Full version"));
  for (const { edition, price } of requireFacts("lantern").editions) if (!("free" in price)) expect(offer).toContain(`>${edition}</b>`);
});
