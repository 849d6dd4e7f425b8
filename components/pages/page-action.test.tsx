import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { translatorFor } from "#lib/content/translator.ts";
import { pageAction } from "./page-action.tsx";

it("leads from the head of the activation page to the page's own steps", () => {
  const sections = ["Steps", "Needs", "Buttons", "Failures", "Studios"].map((text) => ({ depth: 2, id: text, text }));
  const html = renderToStaticMarkup(pageAction("licence-activation", "en", sections));
  expect([...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)/gu)].map(([, href, label]) => [href, label])).toEqual([
    ["#Steps", translatorFor("en")("common.toSteps")],
    ["#Failures", "Failures"],
  ]);
});
