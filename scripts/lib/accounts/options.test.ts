import { expect, it } from "vitest";
import { readAccountOptions } from "./options.ts";

it.each([
  [["export", "a@b.example"], { name: "account-export", email: "a@b.example" }],
  [["delete", "a@b.example"], { name: "account-delete", email: "a@b.example" }],
  [["stats"], { name: "account-stats" }],
] as const)("reads %j", (args, command) => {
  expect(readAccountOptions(args)).toEqual(command);
});

it.each([
  [[], "write a command: export, delete, stats"],
  [["proof"], "the command is proof; it must be one of export"],
  [["delete"], "delete needs the address of an account"],
  [["stats", "a@b.example"], "stats takes no address"],
  [["export", "a", "b"], "b: not expected here"],
])("refuses %j", (args, message) => {
  expect(() => readAccountOptions(args)).toThrow(message);
});
