import { expect, it } from "vitest";
import { judgeAnswer } from "./judge-answer.ts";

const POLICY = { "x-content-type-options": "nosniff", "content-security-policy": "default-src 'none'" };
const answer = (status: number, headers: Readonly<Record<string, string>> = POLICY, body = "") => ({
  ...{ status, headers: new Map(Object.entries(headers)), body, bodyBytes: body.length },
});
const json = (status: number, values: unknown) => answer(status, { ...POLICY, "content-type": "application/json" }, JSON.stringify(values));
const sent = (method: string, target: string, bodyBytes = 0) => ({ method, target, bodyBytes });

it.each([
  [answer(200), sent("GET", "/en")],
  [answer(404), sent("GET", "/_next/image/../../en")],
  [answer(308, { location: "/en" }), sent("GET", "//en")],
  [answer(200), sent("GET", "http://other.example/en?a=//../")],
  [json(200, { success: true }), sent("POST", "/api/v1/confirm-newsletter", 50)],
  [json(413, { success: false, errorCode: "PAYLOAD_TOO_LARGE" }), sent("POST", "/api/v1/confirm-newsletter", 9_000)],
  [
    answer(200, { ...POLICY, "content-type": "image/svg+xml", "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'" }),
    sent("GET", "/a.svg"),
  ],
  [answer(501, {}), sent("POST", "/")],
  [json(404, { success: false, errorCode: "NOT_FOUND" }), sent("PURGE", " /api/v1/downloads/x")],
  [answer(303, { location: "https://site.example/x" }), sent("POST", "/en/newsletter/confirm")],
])("accepts %j to %j", (given, request) => {
  expect(judgeAnswer(given, request)).toEqual([]);
});

it.each([
  ["no server error", answer(500), sent("GET", "/")],
  ["no switch of protocols", answer(101), sent("GET", "/")],
  ["a path that is not in normal form has no content", answer(200), sent("GET", "/_next/image/%2e%2E/en")],
  ["a path that is not in normal form has no content", answer(206), sent("GET", "http://x.example/a//b")],
  ["API responses come from /api only", json(429, { success: false, errorCode: "RATE_LIMIT_EXCEEDED" }), sent("POST", "/_next/image")],
  ["documents and files answer GET and HEAD only", answer(200), sent("DELETE", "/_next/image?url=x")],
  ["no endpoint accepts a body beyond the limit", json(200, { success: true }), sent("POST", "/api/v1/confirm-newsletter", 8_193)],
  ["a refusal is one of the contract's codes", json(400, { success: false, errorCode: "NOT_FOUND" }), sent("GET", "/api/x")],
  ["every success carries nosniff and a policy without inline code", answer(200, {}), sent("GET", "/a.png")],
  [
    "every success carries nosniff and a policy without inline code",
    answer(200, { ...POLICY, "content-security-policy": "default-src 'none'; script-src 'unsafe-inline'" }),
    sent("GET", "/"),
  ],
  ["no redirect to another site", answer(308, { location: "//foreign.example/" }), sent("GET", "//foreign.example/")],
  ["no redirect to another site", answer(303, { location: "https://foreign.example/x" }), sent("POST", "/newsletter/confirm")],
])("reports: %s", (rule, given, request) => {
  expect(judgeAnswer(given, request).map((problem) => problem.rule)).toEqual([rule]);
});

it("checks a response to an unknown request only by the general rules", () => {
  expect(judgeAnswer(json(400, { success: false, errorCode: "INVALID_REQUEST" }), undefined)).toEqual([]);
  expect(judgeAnswer(answer(500), undefined)).toHaveLength(1);
});
