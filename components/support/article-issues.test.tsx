import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ALL_LOCALES } from "#schemas/locale.ts";
import { ArticleIssues } from "./article-issues.tsx";

it.each(ALL_LOCALES)("puts no mark between a release and its issue that %s writes in another way", (locale) => {
  const html = renderToStaticMarkup(<ArticleIssues article={{ topic: "apps", products: ["lantern"] }} locale={locale} />);
  expect(html).toMatch(/1\.1\.1<\/a><br\/><span[^>]*>[^<]/u);
});

it("is silent in an article about licences, whose product has open issues", () => {
  expect(renderToStaticMarkup(<ArticleIssues article={{ topic: "licences", products: ["lantern"] }} locale="en" />)).toBe("");
});
