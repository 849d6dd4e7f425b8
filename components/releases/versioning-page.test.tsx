import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { requirePage } from "#lib/content/pages.ts";
import { VersioningPage } from "./versioning-page.tsx";

it("lists the newest versions between the rules and what is for programs", () => {
  const page = requirePage("versioning", "en");
  const html = renderToStaticMarkup(<VersioningPage page={page} locale="en" />);
  const [first, last] = [page.headings[0], page.headings.at(-1)].map((heading) => html.indexOf(`id="${heading?.id ?? ""}"`));
  const places = [first, html.indexOf('id="newest"'), last];
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one = 0, other = 0) => one - other));
});
