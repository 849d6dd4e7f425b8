import { expect, it } from "vitest";
import { Day, HttpsUrl, Line, Paragraph, SitePath } from "./text.ts";

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) => schema.safeParse(value).success;

it("takes a line break in a paragraph as a space", () => {
  expect(Paragraph.parse(" One line,\n  and another. \n")).toBe("One line, and another.");
  expect(accepts(Paragraph, " \n ")).toBe(false);
});

it.each(["", " a", "a ", "a\nb"])("is no line: %j", (text) => {
  expect(accepts(Line, text)).toBe(false);
});

it.each([
  [Day, "2024-02-29", true],
  [Day, "2026-02-29", false],
  [Day, "2026-2-1", false],
  [SitePath, "/", true],
  [SitePath, "/lantern/download", true],
  [SitePath, "/lantern/", false],
  [SitePath, "lantern", false],
  [HttpsUrl, "https://docs.example", true],
  [HttpsUrl, "http://docs.example", false],
  [HttpsUrl, "javascript:alert(1)", false],
])("%# %s", (schema, text, isAccepted) => {
  expect(accepts(schema, text)).toBe(isAccepted);
});
