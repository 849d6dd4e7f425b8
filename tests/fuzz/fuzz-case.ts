/** A case: what the fuzzer does on one connection, as data. Files for `--replay` hold one case per line, as ASCII JSON. */
import * as z from "zod";

/** Each character is one byte (Latin-1). */
const Bytes = z.string().regex(/^[\0-\u{ff}]*$/u, "bytes are characters up to U+00FF");

const Action = z.discriminatedUnion("do", [
  /** `times` repeats the bytes. */
  z.strictObject({ do: z.literal("send"), bytes: Bytes, times: z.int().positive().optional() }),
  /** Milliseconds. */
  z.strictObject({ do: z.literal("wait"), ms: z.number() }),
  /** Until the first byte of a response, the end of the connection, or 500 ms. */
  z.strictObject({ do: z.literal("wait-for-answer") }),
  /** Leaves all responses unread in the socket's buffers. */
  z.strictObject({ do: z.literal("stop-reading") }),
  /** Ends the sending side only (FIN). */
  z.strictObject({ do: z.literal("half-close") }),
  z.strictObject({ do: z.literal("close") }),
  /** RST instead of FIN. */
  z.strictObject({ do: z.literal("reset") }),
]);
export type Action = z.infer<typeof Action>;

/** The parts of a request by which its response is judged. */
const SentRequest = z.strictObject({ method: z.string(), target: Bytes, bodyBytes: z.number() });
export type SentRequest = z.infer<typeof SentRequest>;

const FuzzCase = z.strictObject({
  name: z.string(),
  /**
   * "answers": each request is well-formed and must be answered in time. "settles": the server must answer or close in time.
   * "nothing": the case is incomplete or aborted on purpose; any response must still be well-formed HTTP.
   */
  expect: z.enum(["answers", "settles", "nothing"]),
  /** The complete requests in what is sent, in order. */
  requests: z.array(SentRequest).readonly(),
  actions: z.array(Action).readonly(),
});
export type FuzzCase = z.infer<typeof FuzzCase>;

/** One line without a line break; characters that are not ASCII as `\u00XX`. */
export const writeCase = ({ name, expect, requests, actions }: FuzzCase): string =>
  JSON.stringify({ name, expect, requests, actions }).replace(
    /[^ -~]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );

/** @throws ZodError or SyntaxError unless each line is a case. */
export const readCases = (text: string): FuzzCase[] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => FuzzCase.parse(JSON.parse(line)));
