/** Writes the type of every message's arguments from the source language's `messages.yaml`, so that TypeScript checks each use of one. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Locale, siteLocales } from "#schemas/locale.ts";
import { readContentData } from "#scripts/lib/content-files/content-file.ts";
import { putIfNew } from "#scripts/lib/put-file.ts";
import { readSiteLocales } from "#scripts/lib/site-locales.ts";
import { type MessageShape, readMessage } from "./message-shape.ts";

/** Where lib/content/messages.ts imports the types from. */
const TYPES = ".contentlayer/message-arguments.ts";

/** Messages in nested groups, as in `messages.yaml`. */
type MessageTree = { [key: string]: string | MessageTree };

/** Types of the values for each kind of argument in ICU syntax. */
const TYPE_OF: Record<MessageShape["arguments"][string], string> = {
  text: "string | number",
  "a number": "number",
  "a count": "number",
  "a date": "Date | number",
  "a time": "Date | number",
  "a choice": "string",
};

/**
 * Called after each compilation of content. Does not write an unchanged file, because editors would check all types again.
 *
 * @param content The content folder. Without messages, nothing is written.
 */
export function writeMessageTypes(content: string): void {
  const listed = readSiteLocales(content);
  if (listed === undefined) return;
  const { source } = siteLocales(listed);
  const messages = join(content, source, "messages.yaml");
  if (!existsSync(messages)) return;
  putIfNew(TYPES, messageTypes(readContentData(messages) as MessageTree, source));
}

/** @returns A TypeScript module that exports `MessageArguments`: the arguments of each message by its full key. */
export function messageTypes(messages: MessageTree, source: Locale): string {
  const lines = flattenMessages(messages).map(([key, message]) => `  ${JSON.stringify(key)}: ${argumentsOf(message)};`);
  return `/** Generated from content/${source}/messages.yaml. */\nexport type MessageArguments = {\n${lines.join("\n")}\n};\n`;
}

/** @returns Each message by its full key: `products.buyNow`. */
function flattenMessages(tree: MessageTree, path: readonly string[] = []): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[[...path, key].join("."), value]] : flattenMessages(value, [...path, key]),
  );
}

/** A message that does not parse is reported by the checker. */
function argumentsOf(message: string): string {
  const read = readMessage(message);
  const names = "shape" in read ? Object.entries(read.shape.arguments) : [];
  if (names.length === 0) return "object";
  return `{ ${names.map(([name, kind]) => `${JSON.stringify(name)}: ${TYPE_OF[kind]}`).join("; ")} }`;
}
