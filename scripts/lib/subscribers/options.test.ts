import { expect, it } from "vitest";
import { readStaffOptions } from "./options.ts";

it.each([
  [["export", "--format", "csv"], { command: { name: "export" }, format: "csv" }],
  [["proof", "a@b.example"], { command: { name: "proof", email: "a@b.example" }, format: "json" }],
  [["delete", "a@b.example"], { command: { name: "delete", email: "a@b.example" }, format: "json" }],
  [["stats"], { command: { name: "stats" }, format: "json" }],
] as const)("reads %j", (args, options) => {
  expect(readStaffOptions(args)).toEqual(options);
});

it.each([
  [[], "write a command: export, proof, delete, stats"],
  [["exprt"], "the command is exprt; it must be one of export"],
  [["proof"], "proof needs the address of a person"],
  [["stats", "x"], "stats takes no address"],
  [["delete", "a", "b"], "b: not expected here"],
  [["export", "--format", "xml"], "--format is xml; it must be one of json, csv"],
  [["export", "--all"], "there is no option --all"],
  [["stats", "--format", "csv"], "--format belongs to export"],
])("refuses %j", (args, message) => {
  expect(() => readStaffOptions(args)).toThrow(message);
});
