import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageContents } from "./page-contents.tsx";

it("links to a heading with a per cent sign in a valid address", () => {
  const html = renderToStaticMarkup(
    <PageContents sections={[{ depth: 2, id: "Save_50_%_now", text: "Save 50 % now" }]} locale="en" layout="bar" />,
  );
  const [, href = ""] = /href="([^"]*)"/u.exec(html) ?? [];
  expect(decodeURIComponent(href)).toBe("#Save_50_%_now");
});
