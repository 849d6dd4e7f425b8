import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { requirePage } from "#lib/content/pages.ts";
import { InstallersPage } from "./installers-page.tsx";

it("folds the installers of each product on phones, but for the newest release", () => {
  const html = renderToStaticMarkup(<InstallersPage page={requirePage("installers", "en")} locale="en" />);
  const products = [...html.matchAll(/<details data-hue[^>]*>/gu)].map(([tag]) => tag);
  expect(products.length).toBeGreaterThan(1);
  expect(products.map((tag) => tag.includes('open=""'))).toEqual(products.map((_tag, place) => place === 0));
});
