import { expect, it } from "vitest";
import { linkToGuide, linkToHelp } from "./guides.ts";

it("leads to the page that support.yaml names, by its title or by another name", () => {
  const [link] = linkToGuide("trial", "en");
  expect(link).toEqual({ href: "/en/support/how-trials-work", label: "How long does a trial last?" });
  expect(linkToGuide("trial", "ja", "別の名前")).toEqual([{ href: "/support/how-trials-work", label: "別の名前" }]);
  expect(linkToGuide("activation", "en")).toHaveLength(1);
});

it("leaves a link out that support.yaml does not name", () => {
  expect(linkToGuide("firstSteps", "en", "First steps")).toEqual([]);
  expect(linkToHelp(undefined, "en", "First steps")).toEqual([]);
});
