import { expect, it } from "vitest";
import { type HttpRequest, isComplete, isWellFormed, writeRequest } from "./http-request.ts";

const request = (part: Partial<HttpRequest>): HttpRequest => ({
  ...{ method: "POST", target: "/api", version: "1.1", headers: [["Host", "x"]], body: "hello", framing: "length" },
  ...part,
});
const bytes = (part: Partial<HttpRequest>) => Object.values(writeRequest(request(part))).join("");

it("writes a request with Content-Length, or in chunks", () => {
  expect(bytes({})).toBe("POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello");
  expect(bytes({ framing: "chunked" })).toBe(
    "POST /api HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n",
  );
});

it.each<Partial<HttpRequest>>([
  {},
  { framing: "chunked" },
  { method: "GET", framing: "none" },
  { target: "http://x.example:80/a?b" },
  { target: "//x/../%00" },
  {
    headers: [
      ["Host", "x"],
      ["X", "\xff\t "],
    ],
  },
])("recognises %j as well-formed", (part) => {
  expect(isWellFormed(request(part))).toBe(true);
});

it.each<Partial<HttpRequest>>([
  { method: "CONNECT" },
  { method: "get" },
  { target: "/a b" },
  { target: "/\0" },
  { target: "*" },
  { target: "" },
  { target: `/${"a".repeat(9_000)}` },
  { version: "2.0" },
  { version: "1.0", framing: "chunked" },
  { headers: [] },
  {
    headers: [
      ["Host", "x"],
      ["host", "y"],
    ],
  },
  {
    headers: [
      ["Host", "x"],
      ["X Y", "z"],
    ],
  },
  {
    headers: [
      ["Host", "x"],
      ["X", "a\nb"],
    ],
  },
  {
    headers: [
      ["Host", "x"],
      ["Content-Length", "5"],
    ],
  },
  { framing: "both" },
  { framing: "long" },
])("recognises %j as malformed", (part) => {
  expect(isWellFormed(request(part))).toBe(false);
});

it("recognises a body that is shorter than its length as incomplete", () => {
  expect([isComplete(request({})), isComplete(request({ framing: "long" }))]).toEqual([true, false]);
});
