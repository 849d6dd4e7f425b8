/** Writes the type of every message's arguments from the source language's `messages.yaml`, so that TypeScript checks each use of one. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { DEFAULT_SOURCE } from "#schemas/locale.ts";
import { type MessageShape, readMessage } from "#scripts/lib/check/message-shape.ts";
import { flattenMessages, type MessageTree } from "./flatten-messages.ts";

/** Where lib/content/messages.ts imports the types from. */
const TYPES = ".contentlayer/message-arguments.ts";

/** What code may give for each kind of argument in ICU syntax. */
const TYPE_OF: Record<MessageShape["arguments"][string], string> = {
  words: "string | number",
  "a number": "number",
  "a count": "number",
  "a date": "Date | number",
  "a time": "Date | number",
  "a choice": "string",
};

/**
 * Runs after each compilation of content, and writes only what is new, so that an editor does not check everything again for nothing.
 *
 * @param content The content folder. Without messages, nothing is written.
 * @param project The folder that holds .contentlayer/.
 */
export function writeMessageTypes(content: string, project = "."): void {
  const source = join(content, DEFAULT_SOURCE, "messages.yaml");
  if (!existsSync(source)) return;
  const text = messageTypes(parse(readFileSync(source, "utf8")) as MessageTree);
  const file = join(project, TYPES);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @returns A TypeScript module that exports `MessageArguments`: the arguments of each message by its full key. */
export function messageTypes(messages: MessageTree): string {
  const lines = [...flattenMessages(messages)].map(([key, message]) => `  ${JSON.stringify(key)}: ${argumentsOf(message)};`);
  return `/** Generated from content/${DEFAULT_SOURCE}/messages.yaml. */\nexport type MessageArguments = {\n${lines.join("\n")}\n};\n`;
}

/** A message that does not parse is reported by the checker. */
function argumentsOf(message: string): string {
  const read = readMessage(message);
  const names = "shape" in read ? Object.entries(read.shape.arguments) : [];
  if (names.length === 0) return "object";
  return `{ ${names.map(([name, kind]) => `${JSON.stringify(name)}: ${TYPE_OF[kind]}`).join("; ")} }`;
}
