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

it("says below its name that a product is an application, and links its download as a button unless it is no longer sold", () => {
  const catalogue = compatibility("en");
  const t = translatorFor("en");
  const [model] = catalogue.products;
  if (model === undefined) throw new Error("There are no products");
  const drawn = (change: object) =>
    renderToStaticMarkup(<CompatibilityTable catalogue={{ ...catalogue, products: [{ ...model, ...change }] }} locale="en" />);
  expect(drawn({ formats: [] })).toMatch(new RegExp(`<th scope="row"(?:(?!</th>).)*${t("catalogue.app")}`, "u"));
  const buttonOf = (html: string) => /<a [^>]*class="[^"]*border[^"]*"[^>]*>/u.test(html);
  expect([false, true].map((isDiscontinued) => buttonOf(drawn({ isDiscontinued })))).toEqual([true, false]);
});
