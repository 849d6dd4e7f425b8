import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";
import { parseCommand } from "./parse-command.ts";

it("quotes what a table would misread", () => {
  expect(toCsv([{ email: "o'neil@studio.example", note: 'a "b", c\nd' }])).toBe(
    '"email","note"\r\n"o\'neil@studio.example","a ""b"", c\nd"\r\n',
  );
  expect(toCsv([])).toBe("");
});

it("understands its four commands, and says how they are written", () => {
  expect(parseCommand(["export", "--format", "csv"])).toEqual({ command: { name: "export" }, format: "csv" });
  expect(parseCommand(["proof", "a@b.example"])).toEqual({ command: { name: "proof", email: "a@b.example" }, format: "json" });
  expect(parseCommand(["stats"]).command).toEqual({ name: "stats" });
  for (const wrong of [[], ["exprt"], ["proof"], ["stats", "x"], ["delete", "a", "b"], ["export", "--format", "xml"], ["export", "--all"]])
    expect(() => parseCommand(wrong), wrong.join(" ")).toThrow("usage: npm run subscribers");
  expect(() => parseCommand(["stats", "--format", "csv"])).toThrow("only export writes CSV");
});
