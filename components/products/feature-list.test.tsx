import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { requireProduct } from "#lib/content/products.ts";
import { FeatureList } from "./feature-list.tsx";

const pebble = requireProduct("pebble", "en");
const [lite] = pebble.facts.editions;
const size = { width: 800, height: 600 };
const product = {
  ...pebble,
  facts: {
    ...pebble.facts,
    details: [
      { name: "of-all", src: "/images/of-all.png", ...size, feature: 1 },
      { name: "of-lite", src: "/images/of-lite.png", ...size, feature: 2, edition: lite!.key },
    ],
  },
};

it("shows the close-ups of the window that the page is about", () => {
  const whole = renderToStaticMarkup(<FeatureList product={product} locale="en" />);
  expect(whole).toContain("of-all.png");
  expect(whole).not.toContain("of-lite.png");
  const ofLite = renderToStaticMarkup(<FeatureList product={product} edition={lite} locale="en" />);
  expect(ofLite).toContain("of-lite.png");
  expect(ofLite).not.toContain("of-all.png");
});
