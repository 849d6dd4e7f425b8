import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { requirePage } from "#lib/content/pages.ts";
import { betaPath, requireFacts } from "#lib/content/products.ts";
import { localePath } from "#lib/i18n/paths.ts";
import { requireLink } from "#lib/content/site.ts";
import { BetaTestPage } from "./beta-test-page.tsx";

it("ends with the button to the feedback form and with the way to the open beta", () => {
  const html = renderToStaticMarkup(<BetaTestPage page={requirePage("beta-test", "en")} locale="en" />);
  const heads = html.split("<a ").filter((link) => link.includes(localePath("en", betaPath(requireFacts("pebble")))));
  expect(heads.length).toBeGreaterThan(1);
  expect(html.slice(html.lastIndexOf(`href="${requireLink("feedbackForm")}"`)).match(/<a /gu)).toHaveLength(1);
});
