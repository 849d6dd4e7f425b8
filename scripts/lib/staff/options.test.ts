import { expect, it } from "vitest";
import { readAccountOptions, readSubscriberOptions } from "./options.ts";

it.each([
  [["export", "--format", "csv"], { command: { name: "export" }, format: "csv" }],
  [["proof", "a@b.example"], { command: { name: "proof", email: "a@b.example" }, format: "json" }],
  [["delete", "a@b.example"], { command: { name: "delete", email: "a@b.example" }, format: "json" }],
  [["stats"], { command: { name: "stats" }, format: "json" }],
] as const)("reads subscribers %j", (args, options) => {
  expect(readSubscriberOptions(args)).toEqual(options);
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
])("refuses subscribers %j", (args, message) => {
  expect(() => readSubscriberOptions(args)).toThrow(message);
});

it.each([
  [["export", "a@b.example"], { name: "account-export", email: "a@b.example" }],
  [["delete", "a@b.example"], { name: "account-delete", email: "a@b.example" }],
  [["stats"], { name: "account-stats" }],
] as const)("reads accounts %j", (args, command) => {
  expect(readAccountOptions(args)).toEqual(command);
});

it.each([
  [[], "write a command: export, delete, stats"],
  [["proof"], "the command is proof; it must be one of export"],
  [["delete"], "delete needs the address of an account"],
  [["stats", "a@b.example"], "stats takes no address"],
  [["export", "a", "b"], "b: not expected here"],
])("refuses accounts %j", (args, message) => {
  expect(() => readAccountOptions(args)).toThrow(message);
});
