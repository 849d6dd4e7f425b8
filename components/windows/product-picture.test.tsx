import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { translatorFor } from "#lib/content/translator.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { PictureStandIn } from "./picture-stand-in.tsx";
import { ProductPicture } from "./product-picture.tsx";

it("shows a picture in its own size, with what it shows in words", () => {
  const image = { src: "/images/products/harp/window.png", width: 3200, height: 2000 };
  const html = renderToStaticMarkup(createElement(ProductPicture, { image, alt: "A window with strings", name: "Harp", locale: "en" }));
  expect(html).toContain('width="3200"');
  expect(html).toContain('height="2000"');
  expect(html).toContain('alt="A window with strings"');
});

it.each(LOCALES)("says in %s which product's picture is still to come", (locale) => {
  const html = renderToStaticMarkup(createElement(PictureStandIn, { name: "Harp", locale }));
  expect(html).toContain("Harp");
  expect(html).toContain(translatorFor(locale)("products.pictureToFollow"));
  expect(renderToStaticMarkup(createElement(ProductPicture, { image: undefined, alt: undefined, name: "Harp", locale }))).toBe(html);
});
