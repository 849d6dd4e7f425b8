import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { compatibility } from "#lib/content/compatibility.ts";
import { translatorFor } from "#lib/content/translator.ts";
import { CompatibilityTable } from "./compatibility-table.tsx";

it("names the one system of a format in its column's head, and beside its tick only where there are no heads", () => {
  const html = renderToStaticMarkup(<CompatibilityTable catalogue={compatibility("en")} locale="en" />);
  const [head = "", body = ""] = html.split("</thead>");
  expect(head.match(/<th[^>]*>AU<span[^>]*>macOS only<\/span>/gu)).toHaveLength(1);
  expect(head).toMatch(/<th[^>]*>VST3<\/th>/u);
  for (const [note] of body.matchAll(/<span class="[^"]*">macOS only<\/span>/gu)) expect(note).toContain("lg:hidden");
});

it("shows what a product does not run on as a dash, which is read as a word", () => {
  const html = renderToStaticMarkup(<CompatibilityTable catalogue={compatibility("en")} locale="en" />);
  const word = translatorFor("en")("compatibility.notAvailable");
  expect(html).toContain(`<span class="sr-only">${word}</span><span aria-hidden="true">–</span>`);
});

it("says below its name and in place of its formats that a product is an application", () => {
  const catalogue = compatibility("en");
  const word = translatorFor("en")("catalogue.app");
  const [model] = catalogue.products;
  if (model === undefined) throw new Error("There are no products");
  const html = renderToStaticMarkup(<CompatibilityTable catalogue={{ ...catalogue, products: [{ ...model, formats: [] }] }} locale="en" />);
  expect(html).toMatch(new RegExp(`<th scope="row"(?:(?!</th>).)*${word}`, "u"));
  expect(html).toMatch(new RegExp(`<td colSpan="${catalogue.formats.length}"[^>]*>${word}</td>`, "u"));
});
