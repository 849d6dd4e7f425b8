import { expect, it } from "vitest";
import { MalformedAnswer, ResponseParser } from "./response-parser.ts";

const LENGTH = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-A: b \r\n\r\nhello";
const CHUNKED = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n";
const NONE = 'HTTP/1.1 304 Not Modified\r\nETag: "x"\r\nContent-Length: 5\r\n\r\n';
const HEAD = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n";
const INTERIM = "HTTP/1.1 100 Continue\r\n\r\n";

function parse(text: string, methods: readonly string[] = [], size = text.length): ResponseParser {
  const parser = new ResponseParser(methods);
  for (let at = 0; at < text.length; at += size) parser.feed(Buffer.from(text.slice(at, at + size), "latin1"));
  return parser;
}

it.each([1, 2, 7, 10_000])("parses pipelined responses in pieces of %i bytes", (size) => {
  const parser = parse(INTERIM + LENGTH + CHUNKED + HEAD + NONE + LENGTH, ["GET", "GET", "HEAD"], size);
  expect(parser.answers.map(({ status, body }) => [status, body])).toEqual([
    [200, "hello"],
    [200, "hello"],
    [200, ""],
    [304, ""],
    [200, "hello"],
  ]);
  expect(parser.answers[0]?.headers.get("x-a")).toBe("b");
  expect(parser.isInside).toBe(false);
});

it("completes a response without a length when the connection ends, and no other", () => {
  const closed = parse("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\nbad");
  expect([closed.answers.length, closed.end(), closed.answers[0]?.body]).toEqual([0, true, "bad"]);
  expect(parse(LENGTH.slice(0, -1)).end()).toBe(false);
  expect(parse(CHUNKED.slice(0, -2)).end()).toBe(false);
});

it("counts the bytes of a large body without keeping them", () => {
  const [answer] = parse(`HTTP/1.1 200 OK\r\nContent-Length: 200000\r\n\r\n${"a".repeat(200_000)}`, [], 1_000).answers;
  expect([answer?.bodyBytes, answer?.body.length]).toEqual([200_000, 65_536]);
});

it.each([
  ["bytes after the last response", `${LENGTH}x`],
  ["an interim response inside another", `${HEAD}${INTERIM}hello`],
  ["another version", "HTTP/1.0 200 OK\r\n\r\n"],
  ["a status of four digits", "HTTP/1.1 2000 OK\r\n\r\n"],
  ["a bare line feed", "HTTP/1.1 200 OK\r\nX: a\nY: b\r\n\r\n"],
  ["a space before the colon", "HTTP/1.1 200 OK\r\nX : a\r\n\r\n"],
  ["two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 5\r\n\r\nhello"],
  ["a length and chunks", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"],
  ["a length that is no number", "HTTP/1.1 200 OK\r\nContent-Length: +5\r\n\r\nhello"],
  ["a chunk size that is none", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n"],
  ["a chunk that is longer than it says", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhello\r\n"],
])("refuses %s", (_what, text) => {
  expect(() => parse(text)).toThrow(MalformedAnswer);
});
