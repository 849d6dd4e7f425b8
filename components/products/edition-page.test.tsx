import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { productFacts } from "#lib/content/products.ts";
import { EditionPage } from "./edition-page.tsx";

it("shows what an edition does before it asks for an address", () => {
  const pages = [...productFacts].flatMap(([product, { screens }]) =>
    screens.flatMap((screen) => (screen.kind === "edition" ? [{ ...screen, product }] : [])),
  );
  expect(pages).not.toEqual([]);
  for (const screen of pages) {
    const html = renderToStaticMarkup(<EditionPage screen={screen} locale="en" />);
    const ids = [...html.matchAll(/<section id="([^"]+)"/gu)].map(([, id]) => id);
    expect(ids.indexOf("download"), screen.path).toBeGreaterThan(ids.indexOf("features"));
  }
});
