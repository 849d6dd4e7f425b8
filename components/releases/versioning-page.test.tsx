import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { requirePage } from "#lib/content/pages.ts";
import { listProducts } from "#lib/content/products.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { VersioningPage } from "./versioning-page.tsx";

it("explains the numbers before the newest versions, and has what is for programs last", () => {
  const page = requirePage("versioning", "en");
  const html = renderToStaticMarkup(<VersioningPage page={page} locale="en" />);
  const [first, last] = [page.headings[0], page.headings.at(-1)].map((heading) => html.indexOf(`id="${heading?.id ?? ""}"`));
  const places = [first, html.indexOf('id="newest"'), last];
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one = 0, other = 0) => one - other));
});

it("says of the newest version of what is no longer sold that it is discontinued", () => {
  const html = renderToStaticMarkup(<VersioningPage page={requirePage("versioning", "en")} locale="en" />);
  const discontinued = listProducts("en").filter(({ facts }) => facts.salesCondition === "Discontinued");
  expect(discontinued).not.toEqual([]);
  expect(html.split(translatorFor("en")("catalogue.Discontinued"))).toHaveLength(discontinued.length + 1);
});

it("marks the number of a version that rose last", () => {
  const html = renderToStaticMarkup(<VersioningPage page={requirePage("versioning", "en")} locale="en" />);
  const marked = [...html.matchAll(/<td[^>]*>([\d.]*)<b[^>]*>(\d+)<\/b>([\d.]*)<\/td>/gu)];
  expect(marked).toHaveLength(listProducts("en").length);
  for (const [, before, risen, after] of marked) {
    expect(before).toMatch(/^(\d+\.)*$/u);
    expect(Number(risen)).toBeGreaterThan(0);
    expect(after).toMatch(/^(\.0)*$/u);
  }
});
