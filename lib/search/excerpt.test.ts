import { expect, test } from "vitest";
import { buildIndex } from "./build-index.ts";
import { excerptOf } from "./excerpt.ts";
import { loadIndex } from "./loaded-index.ts";
import { rank } from "./rank.ts";

const content =
  "How long does a trial last? It lasts for five minutes, and then you reload the plug-in. What a trial cannot do. Saving settings is left out, so write down what you want to keep. Label 1 2.";
const fragment = {
  title: "How long does a trial last?",
  content,
  headings: [{ id: "What_a_trial_cannot_do", text: "What a trial cannot do" }],
};
const index = loadIndex(
  buildIndex(
    [
      {
        url: "/trial",
        title: "How long does a trial last?",
        kind: "article",
        products: [],
        fragment: "f",
        lead: "",
        headings: [],
        keywords: [],
        body: content,
      },
    ],
    { synonyms: [], meanings: [], questionWords: [], lightWords: [], compoundParts: [] },
    "en",
  ),
);
const excerpt = (query: string) => excerptOf(fragment, rank(query, index).parts, "en");

test("is a whole sentence with what was asked for, and the heading above it", () => {
  const { runs, heading } = excerpt("saving my settings");
  expect(runs.map(({ text }) => text).join("")).toBe("Saving settings is left out, so write down what you want to keep.");
  expect(runs.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(["Saving", "settings"]);
  expect(heading).toEqual({ id: "What_a_trial_cannot_do", text: "What a trial cannot do" });
});

test("has no heading where the sentence stands above the first", () => {
  expect(excerpt("minutes").heading).toBe(undefined);
  expect(
    excerpt("minutes")
      .runs.map(({ text }) => text)
      .join(""),
  ).toBe("It lasts for five minutes, and then you reload the plug-in.");
});

test("is empty for a page without sentences", () => {
  expect(excerptOf({ title: "", content: "Label. 1 2", headings: [] }, [], "en")).toEqual({ runs: [], heading: undefined });
});
