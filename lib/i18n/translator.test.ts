import { expect, it } from "vitest";
import { plainTranslatorFor, translatorFor } from "./translator.ts";

/** Characters that keep words on one line. */
const TIES = /[\u00A0\u2060]/u;

it("a page's words are kept together in the visitor's language", () => {
  expect(translatorFor("de")("downloadForm.sentTitle")).toContain("per E-\u2060Mail");
  expect(translatorFor("ja")("support.contact")).toMatch(TIES);
  expect(translatorFor("en")("catalogue.hours", { count: 72 })).toBe("72\u00A0hours");
});

it("what programs look for, and what mails say, is as it was written", () => {
  expect(translatorFor("ja")("errors.RATE_LIMIT_EXCEEDED")).toContain("もう一度お試しください");
  expect(translatorFor("en")("downloadForm.sentTitle")).toContain("by e-mail");
  expect(plainTranslatorFor("de")("catalogue.times", { count: 5 })).toBe("5-mal");
  expect(plainTranslatorFor("ja")("catalogue.businessDays", { from: 2, to: 3 })).not.toMatch(TIES);
});
