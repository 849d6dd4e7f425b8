/** Cases as files: one line of ASCII JSON each, bytes as \u00XX, for `npm run fuzz -- --replay FILE`. */
import { z } from "zod";
import type { FuzzCase } from "./fuzz-case.ts";

const Bytes = z.string().regex(/^[\0-\u{ff}]*$/u, "bytes are characters up to U+00FF");

const Action = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("send"), bytes: Bytes, times: z.int().positive().optional() }),
  z.strictObject({ do: z.literal("wait"), ms: z.number() }),
  ...(["wait-for-answer", "stop-reading", "half-close", "close", "reset"] as const).map((name) => z.strictObject({ do: z.literal(name) })),
]);

const Case = z.strictObject({
  name: z.string(),
  expect: z.enum(["answers", "settles", "nothing"]),
  requests: z.array(z.strictObject({ method: z.string(), target: Bytes, bodyBytes: z.number() })),
  actions: z.array(Action),
});

/** One line without a line break. */
export const writeCase = ({ name, expect, requests, actions }: FuzzCase): string =>
  JSON.stringify({ name, expect, requests, actions }).replace(
    /[^ -~]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );

/** @throws ZodError or SyntaxError for what is not a list of cases, one a line. */
export const readCases = (text: string): FuzzCase[] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => Case.parse(JSON.parse(line)) as FuzzCase);
