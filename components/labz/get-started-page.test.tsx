import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { requirePage } from "#lib/content/pages.ts";
import { listProducts } from "#lib/content/products.ts";
import { compileWords } from "#lib/mdx/compile.ts";
import { GetStartedPage } from "./get-started-page.tsx";

const page = requirePage("jobs", "en");
const [product] = listProducts("en");

const drawn = (mdx: string) =>
  renderToStaticMarkup(<GetStartedPage page={{ ...page, ...compileWords(mdx) }} product={product?.slug ?? ""} locale="en" />);

it("says what is needed in the page's head, before the first step", () => {
  const html = drawn("A microphone.\n\n## Begin\n\nPress it.");
  const steps = html.indexOf("words-steps");
  expect(html.slice(0, steps)).toContain("A microphone.");
  expect(html.slice(steps)).toMatch(/^words-steps"><section><h2/u);
});

it("counts every step where nothing is needed", () => {
  expect(drawn("## Begin\n\nPress it.").split("words-steps")[1]).toContain("Begin");
});
