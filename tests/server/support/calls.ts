/** Requests to the API, answered by a test's own server. */
import { onTestFinished } from "vitest";
import { answerApiRequest } from "#server/http/endpoints.ts";
import type { TestServer } from "./test-server.ts";
import { noteBody, noteHeaders, noteUsed } from "./used-values.ts";

const KEY = Symbol.for("site.running-server");
export const ORIGIN = "https://site.example";

/** Makes it the server of this process until the end of the test. */
export function use(server: TestServer): void {
  const store = globalThis as { [KEY]?: Promise<TestServer> };
  store[KEY] = Promise.resolve(server);
  onTestFinished(() => {
    store[KEY] = undefined;
  });
}

export type Answer = { status: number; body: unknown; headers: Headers };
export type Sent = { body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string>; address?: string; method?: string };

/** Sends a request to the API's handlers, without a socket. */
export async function send(url: string, { body, headers = {}, address = "203.0.113.7", method = "POST" }: Sent = {}): Promise<Answer> {
  const request = new Request(`http://localhost:3000${url}`, { method, headers, body });
  noteBody(body);
  noteUsed("token", new URL(request.url).searchParams.get("token"));
  const response = await answerApiRequest(request, address);
  const text = await response.text();
  noteBody(text);
  for (const { headers: sent } of [request, response]) noteHeaders(sent);
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : (JSON.parse(text) as unknown) };
}

/** For libraries that bring their own requests. */
export async function answerRequest(url: string, init: RequestInit, address = "198.51.100.20"): Promise<Response> {
  noteBody(init.body);
  const response = await answerApiRequest(new Request(url, init), address);
  noteBody(await response.clone().text());
  return response;
}

export const sendJson = (url: string, value: unknown, more: Sent = {}) =>
  send(url, { ...more, body: JSON.stringify(value), headers: { "Content-Type": "application/json", ...more.headers } });

export const subscribe = (email: string, more: Readonly<Record<string, unknown>> = {}, sent: Sent = {}) =>
  sendJson("/api/v1/subscribe-newsletter", { email, language: "en", ...more }, sent);
export const confirm = (token: string, sent: Sent = {}) => sendJson("/api/v1/confirm-newsletter", { token }, sent);
export const oneClick = (token: string) =>
  send(`/api/v1/unsubscribe-newsletter?token=${encodeURIComponent(token)}`, {
    body: "List-Unsubscribe=One-Click",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });

/** The token of a link in a mail's text. @param path Of the link's page. */
export function tokenIn(text: string, path: RegExp): string {
  const link = [...text.matchAll(/https?:\/\/\S+/gu)].map(([address]) => new URL(address)).find(({ pathname }) => path.test(pathname));
  const token = link?.searchParams.get("token");
  if (token === null || token === undefined) throw new Error(`no link to ${String(path)} in:\n${text}`);
  return token;
}
export const CONFIRM_PAGE = /\/newsletter\/confirm$/u;
export const UNSUBSCRIBE_PAGE = /\/newsletter\/unsubscribe$/u;
