import { expect, it } from "vitest";
import { listSiteLocales } from "#scripts/lib/site-locales.ts";
import { readScreenshotOptions } from "./options.ts";

it("takes three languages, three widths and both schemes by default", () => {
  expect(readScreenshotOptions([])).toEqual({
    kinds: [],
    locales: listSiteLocales().slice(0, 3),
    widths: [390, 768, 1440],
    schemes: ["light", "dark"],
    sheets: false,
  });
});

it("takes several of each", () => {
  const options = readScreenshotOptions([
    "--kind",
    "home",
    "--kind",
    "product",
    "--locale",
    "fr",
    "--width",
    "320",
    "--scheme",
    "dark",
    "--sheets",
  ]);
  expect(options).toMatchObject({ kinds: ["home", "product"], locales: ["fr"], widths: [320], schemes: ["dark"], sheets: true });
});

it("opens the pages as a visitor of another language when asked to", () => {
  expect(readScreenshotOptions(["--visitor", "en"])).toMatchObject({ visitor: "en" });
});

it.each([
  ["--locale", "it"],
  ["--width", "wide"],
  ["--scheme", "sepia"],
  ["--visitor", "it"],
])("refuses %s %s, and names the option", (option, value) => {
  expect(() => readScreenshotOptions([option, value])).toThrow(option);
});
