import { expect, it } from "vitest";
import { formatFeedback } from "./format-feedback.ts";

it("lists ratings and searches in columns", () => {
  const text = formatFeedback({
    articles: [{ article: "wrong-channel", language: "en", helpful: 1, notHelpful: 12 }],
    searches: [{ query: "学割", language: "ja", times: 3, lastDay: "2026-11-20" }],
  });
  expect(text).toMatch(/^ {3}12 +1 +en +wrong-channel$/mu);
  expect(text).toMatch(/^ {4}3 +2026-11-20 +ja +学割$/mu);
});

it("says so if there is nothing yet", () => {
  expect(formatFeedback({ articles: [], searches: [] })).toBe("no article was rated\n\nno search was sent");
});
