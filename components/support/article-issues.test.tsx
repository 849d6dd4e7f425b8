import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ALL_LOCALES } from "#schemas/locale.ts";
import { ArticleIssues } from "./article-issues.tsx";

it.each(ALL_LOCALES)("puts no mark between a release and its issue that %s writes in another way", (locale) => {
  const html = renderToStaticMarkup(<ArticleIssues article={{ knownIssues: true, products: ["lantern"] }} locale={locale} />);
  expect(html).toMatch(/1\.1\.1<\/a><br\/><span[^>]*>[^<]/u);
});

it("is silent in an article of a topic without known issues, whose product has open ones", () => {
  expect(renderToStaticMarkup(<ArticleIssues article={{ knownIssues: false, products: ["lantern"] }} locale="en" />)).toBe("");
});
