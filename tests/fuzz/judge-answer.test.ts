import { expect, it } from "vitest";
import { judgeAnswer } from "./judge-answer.ts";

const POLICY = { "x-content-type-options": "nosniff", "content-security-policy": "default-src 'none'" };
const answer = (status: number, headers: Readonly<Record<string, string>> = POLICY, body = "") => ({
  ...{ status, headers: new Map(Object.entries(headers)), body, bodyBytes: body.length },
});
const json = (status: number, values: unknown) => answer(status, { ...POLICY, "content-type": "application/json" }, JSON.stringify(values));
const asked = (method: string, target: string, bodyBytes = 0) => ({ method, target, bodyBytes });

it.each([
  [answer(200), asked("GET", "/en")],
  [answer(404), asked("GET", "/_next/image/../../en")],
  [answer(308, { location: "/en" }), asked("GET", "//en")],
  [answer(200), asked("GET", "http://other.example/en?a=//../")],
  [json(200, { success: true }), asked("POST", "/api/v1/confirm-newsletter", 50)],
  [json(413, { success: false, errorCode: "PAYLOAD_TOO_LARGE" }), asked("POST", "/api/v1/confirm-newsletter", 9_000)],
  [
    answer(200, { ...POLICY, "content-type": "image/svg+xml", "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'" }),
    asked("GET", "/a.svg"),
  ],
  [answer(501, {}), asked("POST", "/")],
  [json(404, { success: false, errorCode: "NOT_FOUND" }), asked("PURGE", " /api/v1/downloads/x")],
  [answer(303, { location: "https://site.example/x" }), asked("POST", "/en/newsletter/confirm")],
])("has nothing against %j to %j", (given, request) => {
  expect(judgeAnswer(given, request)).toEqual([]);
});

it.each([
  ["no server error", answer(500), asked("GET", "/")],
  ["no switch of protocols", answer(101), asked("GET", "/")],
  ["a path that is not in normal form has no content", answer(200), asked("GET", "/_next/image/%2e%2E/en")],
  ["a path that is not in normal form has no content", answer(206), asked("GET", "http://x.example/a//b")],
  ["calls answer below /api only", json(429, { success: false, errorCode: "RATE_LIMIT_EXCEEDED" }), asked("POST", "/_next/image")],
  ["documents and files answer GET and HEAD only", answer(200), asked("DELETE", "/_next/image?url=x")],
  ["no call takes a body beyond the limit", json(200, { success: true }), asked("POST", "/api/v1/confirm-newsletter", 8_193)],
  ["a refusal is one of the contract's codes", json(400, { success: false, errorCode: "NOT_FOUND" }), asked("GET", "/api/x")],
  ["every success carries nosniff and a policy without inline code", answer(200, {}), asked("GET", "/a.png")],
  [
    "every success carries nosniff and a policy without inline code",
    answer(200, { ...POLICY, "content-security-policy": "default-src 'none'; script-src 'unsafe-inline'" }),
    asked("GET", "/"),
  ],
  ["no redirect to another site", answer(308, { location: "//foreign.example/" }), asked("GET", "//foreign.example/")],
  ["no redirect to another site", answer(303, { location: "https://foreign.example/x" }), asked("POST", "/newsletter/confirm")],
])("reports: %s", (rule, given, request) => {
  expect(judgeAnswer(given, request).map((problem) => problem.rule)).toEqual([rule]);
});

it("judges an answer to an unknown request by the general rules alone", () => {
  expect(judgeAnswer(json(400, { success: false, errorCode: "INVALID_REQUEST" }), undefined)).toEqual([]);
  expect(judgeAnswer(answer(500), undefined)).toHaveLength(1);
});
