import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { requirePage } from "#lib/content/pages.ts";
import { requireLink } from "#lib/content/site.ts";
import { BetaTestPage } from "./beta-test-page.tsx";

it("ends with the button to the feedback form", () => {
  const html = renderToStaticMarkup(<BetaTestPage page={requirePage("beta-test", "en")} locale="en" />);
  expect(html.slice(html.lastIndexOf("<a "))).toContain(`href="${requireLink("feedbackForm")}"`);
});
