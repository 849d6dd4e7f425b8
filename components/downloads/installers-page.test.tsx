import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { requirePage } from "#lib/content/pages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { InstallersPage } from "./installers-page.tsx";

it("folds the installers of each product on phones, but for the newest release", () => {
  const html = renderToStaticMarkup(<InstallersPage page={requirePage("installers", "en")} locale="en" />);
  const products = [...html.matchAll(/<details data-hue[^>]*>/gu)].map(([tag]) => tag);
  expect(products.length).toBeGreaterThan(1);
  expect(products.map((tag) => tag.includes('open=""'))).toEqual(products.map((_tag, place) => place === 0));
});

it("leads to the products in the order of the list", () => {
  const html = renderToStaticMarkup(<InstallersPage page={requirePage("installers", "en")} locale="en" />);
  const [listed, linked] = [/<h2 id="([^"]+)" class="flex/gu, /<li><a href="#([^"]+)"/gu].map((part) =>
    [...html.matchAll(part)].map(([, id]) => id),
  );
  expect(linked?.length).toBeGreaterThan(1);
  expect(linked).toEqual(listed);
});

it("says in the rows of products with one edition that it is the only one", () => {
  const html = renderToStaticMarkup(<InstallersPage page={requirePage("installers", "en")} locale="en" />);
  const cells = [...html.matchAll(/<li data-for[^>]*><div[^>]*><span[^>]*>(<b[^>]*>)?/gu)];
  expect(cells.length).toBeGreaterThan(1);
  expect(cells.filter(([, cell]) => cell === undefined)).toEqual([]);
  expect(html).not.toMatch(/<b[^>]*><\/b>/u);
  expect(html).toContain(translatorFor("en")("downloads.oneEdition"));
});
