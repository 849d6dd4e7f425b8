import { expect, it } from "vitest";
import { quoted } from "./request-licence-key.ts";

it.each([
  ["Order 1234", "> Order 1234"],
  ["one\r\ntwo\rthree\n\nfour", "> one\n> two\n> three\n> \n> four"],
  ["  \n ", ""],
  ["a\0b\u001b[31mc\u0007", "> ab[31mc"],
  ["user\u202Egpj.exe", "> usergpj.exe"],
  ["one\u2028two", "> onetwo"],
  ["家族 👨‍👩‍👧 より", "> 家族 👨‍👩‍👧 より"],
])("marks each line of %j", (text, shown) => {
  expect(quoted(text)).toBe(shown);
});
