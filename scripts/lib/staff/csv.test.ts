import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it("quotes what a table would misread", () => {
  expect(toCsv([{ email: "o'neil@studio.example", note: 'a "b", c\nd' }])).toEqual({
    text: '"email","note"\r\n"o\'neil@studio.example","a ""b"", c\nd"\r\n',
    changed: 0,
  });
  expect(toCsv([])).toEqual({ text: "", changed: 0 });
});

it.each(["=1+1", "+1+1@x.example", "-2@x.example", "@SUM(A1)", "\tx", "\rx", "\n=1"])(
  "makes a text of %j, which would open as a formula",
  (value) => {
    expect(toCsv([{ email: value, language: "en" }])).toEqual({ text: `"email","language"\r\n"'${value}","en"\r\n`, changed: 1 });
  },
);

it("leaves what only has such a character in it as it is", () => {
  for (const value of ["a+b@x.example", "a-b@x.example", "a=b", "'=1"]) expect(toCsv([{ email: value }])).toMatchObject({ changed: 0 });
});
