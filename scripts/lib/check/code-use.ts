/** Which keys of messages and links the code uses: whole string literals, and the fixed beginnings of templates. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "./read-files.ts";

export type KeyUse = { key: string; file: string; start: number; end: number };

export type CodeUse = {
  /** Every string literal in the code, whatever it is for. */
  words: ReadonlySet<string>;
  /** Property names, as in `links.feedbackForm`. */
  properties: ReadonlySet<string>;
  /** What template literals begin with: `catalogue.system.` of `catalogue.system.${name}`. */
  prefixes: ReadonlySet<string>;
  /** Keys given to t(), with their place. */
  calls: readonly KeyUse[];
  /** The same for templates given to t(): only the fixed beginning. */
  prefixCalls: readonly KeyUse[];
};

const ROOMS = ["app", "components", "lib", "schemas", "server", "scripts"];
const IS_CODE = /\.(?:[cm]?[jt]s|tsx)$/u;
/** The checker itself and tests speak of keys that do not exist. */
const LEFT_OUT = /^scripts\/(?:lib\/check(?:\/|$)|check-content\.ts$)|\.test\.tsx?$/u;

/** A template is taken whole: its closing mark would otherwise open another one and swallow what follows. */
const LITERAL =
  /(["'])((?:\\.|(?!\1)[^\\\n])*)\1|`((?:\\.|[^`$\\])*)(`|\$\{(?:[^`{}]|\{[^{}]*\})*\}(?:\\.|\$\{(?:[^`{}]|\{[^{}]*\})*\}|[^`\\])*`)/gu;
const PROPERTY = /\.([A-Za-z_$][\w$]*)/gu;
const CALL = /(?<![\w$.])t(?:\.(?:rich|markup|raw|has))?\(\s*(?:(["'])([^"'\n]+)\1|`([^`$\n]*)(`|\$\{))/gu;

/** Reads the code below the project's folder. */
export function readCodeUse(project: string): CodeUse {
  const words = new Set<string>();
  const properties = new Set<string>();
  const prefixes = new Set<string>();
  const calls: KeyUse[] = [];
  const prefixCalls: KeyUse[] = [];
  for (const file of ROOMS.flatMap((room) => listFiles(path.join(project, room)).map((name) => `${room}/${name}`))) {
    if (!IS_CODE.test(file) || LEFT_OUT.test(file)) continue;
    const text = readFileSync(path.join(project, file), "utf8");
    for (const [, , literal, template, end] of text.matchAll(LITERAL)) {
      if (literal !== undefined) words.add(literal);
      else if (end === "`") words.add(template ?? "");
      else if (template) prefixes.add(template);
    }
    for (const [, name] of text.matchAll(PROPERTY)) properties.add(name ?? "");
    for (const call of text.matchAll(CALL)) {
      const key = call[2] ?? call[3] ?? "";
      const start = call.index + call[0].lastIndexOf(key);
      (call[4] === "${" ? prefixCalls : calls).push({ key, file, start, end: start + key.length });
    }
  }
  return { words, properties, prefixes, calls, prefixCalls };
}
