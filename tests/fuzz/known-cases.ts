/** Requests that were once answered wrongly, and similar ones. Every round begins with them. */
import { PATHS, POST_PATHS } from "#tests/support/endpoints.ts";
import type { Action, FuzzCase } from "./fuzz-case.ts";
import { type HttpRequest, isWellFormed, writeRequest } from "./http-request.ts";
import { PERSON_DOMAIN } from "./random-body.ts";
import { requestOf } from "./random-case.ts";
import type { SiteAddresses } from "./site-addresses.ts";

type Part = Partial<HttpRequest> & { target: string };

function request({ headers = [], ...part }: Part): HttpRequest {
  return { method: "GET", version: "1.1", body: "", framing: "none", ...part, headers: [["Host", "localhost"], ...headers] };
}

function single(name: string, part: Part): FuzzCase {
  const whole = request(part);
  const { head, body } = writeRequest(whole);
  const expect = isWellFormed(whole) ? "answers" : "settles";
  return { name, actions: [{ do: "send", bytes: head + body }], requests: [requestOf(whole)], expect };
}

function pipeline(name: string, parts: readonly Part[]): FuzzCase {
  const requests = parts.map(request);
  const bytes = requests.map(writeRequest).map(({ head, body }) => head + body);
  return { name, actions: [{ do: "send", bytes: bytes.join("") }], requests: requests.map(requestOf), expect: "answers" };
}

/** @param run Makes the addresses in requests unique. */
export function knownCases(site: SiteAddresses, run: string): FuzzCase[] {
  const [image = "/_next/image?url=%2Fx.png&w=640&q=75"] = site.images;
  const page = site.pages.find((path) => path.length > 4) ?? "/";
  const person = JSON.stringify({ email: `${run}@${PERSON_DOMAIN}`, language: "en" });
  const json = [["Content-Type", "application/json"]] as const;
  const post = { method: "POST", framing: "length", headers: json } as const;
  const upgrade = [
    ["Connection", "Upgrade"],
    ["Upgrade", "websocket"],
  ] as const;
  const dots = ["..", "%2e%2e", ".%2E", "%2E."];
  const slashes = "/".repeat(15_900);
  const update = site.updates[0] ?? "/";
  const abandon = (name: string, ...actions: Action[]): FuzzCase => ({ name, actions, requests: [], expect: "nothing" });
  const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  return [
    single("a picture", { target: image }),
    // Dot segments that reached a second router.
    ...dots.map((up) => single("a call through the picture address", { target: `/_next/image/${up}/${up}/api/health` })),
    single("a sign-up through the picture address", { ...post, target: "/_next/image/../../api/v1/subscribe-newsletter", body: person }),
    single("a large body through the picture address", {
      ...post,
      target: "/_next/image/%2e%2e/%2e%2e/api/v1/confirm-newsletter",
      body: JSON.stringify({ token: "a".repeat(300_000) }),
    }),
    single("a page through the picture address", { target: `/_next/image/../..${page}` }),
    ...["POST", "PUT", "DELETE", "PATCH"].map((method) => single("a picture by a wrong method", { method, target: image })),
    // Files that stayed open if nobody read the responses.
    ...Array.from({ length: 3 }, () =>
      abandon(
        "120 answers left unread",
        { do: "stop-reading" },
        { do: "send", bytes: get(site.largest), times: 120 },
        { do: "wait", ms: 100 },
        { do: "reset" },
      ),
    ),
    abandon("an aborted response", { do: "send", bytes: get(site.largest) }, { do: "wait-for-answer" }, { do: "reset" }),
    abandon("an aborted installer", { do: "send", bytes: get(update) }, { do: "wait-for-answer" }, { do: "close" }),
    abandon(
      "an aborted body",
      { do: "send", bytes: `POST /api/v1/confirm-newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{` },
      { do: "reset" },
    ),
    // Upgrades that were never answered.
    ...["//x", "/ja", "/en/", "/", page, image, "/api/health"].map((target) => single("an upgrade", { target, headers: upgrade })),
    // Targets and headers that took quadratic time.
    single("15,900 slashes", { target: slashes }),
    single("15,900 slashes and a letter", { target: `${slashes}x` }),
    single("15,900 slashes, a letter and a slash", { target: `${slashes}x/` }),
    single("15,900 slashes in a query", { target: `/?${slashes}x` }),
    single("15,900 dots", { target: `/${"../".repeat(5_300)}x` }),
    single("15,900 spaces in a header", {
      target: "/",
      headers: [
        ["Accept-Language", `${" ".repeat(15_000)}x`],
        ["Range", `bytes=${"0".repeat(500)}-`],
      ],
    }),
    single("a long list of ETags", { target: page, headers: [["If-None-Match", '"x" , '.repeat(2_500)]] }),
    // Unusual ranges.
    ...["bytes=9-3", "bytes=-1", "bytes=-0", "bytes=1-", "bytes=0-0", "bytes=99999999999-", "bytes=0-,5-9", "x"].flatMap((range) =>
      [site.largest, page, update].map((target) => single(`range ${range}`, { target, headers: [["Range", range]] })),
    ),
    // Node 20 writes the interim response to a pipelined request between the head and the body of the earlier response.
    pipeline("a pipelined request that waits for 100 Continue", [
      { target: page },
      { target: page, headers: [["Expect", "100-continue"]] },
      { target: "/" },
    ]),
    // Node 20 ignores requests after an upgrade without a handler, and keeps the connection open.
    pipeline("a request behind an upgrade", [{ target: page, headers: upgrade }, { target: "/" }]),
    single("a port in X-Forwarded-For", { target: "/api/health", headers: [["X-Forwarded-For", "10.0.0.1:80"]] }),
    single("a forged client", {
      ...post,
      target: "/api/v1/confirm-newsletter",
      headers: [...json, ["X-Site-Client", "127.0.0.9"]],
      body: '{"token":"x"}',
    }),
    ...(["both", "two-lengths", "bad-chunks"] as const).map((framing) =>
      single(`framing ${framing}`, { ...post, target: "/api/v1/subscribe-newsletter", framing, body: person }),
    ),
    single("deep JSON", { ...post, target: "/api/v1/confirm-newsletter", body: "[".repeat(8_000) }),
    single("a body beyond the limit", {
      ...post,
      target: "/api/v1/confirm-newsletter",
      body: JSON.stringify({ token: "a".repeat(100_000) }),
    }),
    single("a foreign host in the path", { target: "/\\foreign.example/" }),
    single("a path that cannot be decoded", { target: "/api/v1/downloads/%ff" }),
    single("NUL in a path", { target: "/en%00" }),
    // The embedded database threw.
    ...PATHS.map((path) => single("NUL in a query", { target: `${path}?token=a%00&purchase=a%00` })),
    ...POST_PATHS.map((target) =>
      single("NUL in a body", {
        ...post,
        target,
        body: JSON.stringify({ email: `${run}\0@${PERSON_DOMAIN}`, query: "a\0", id: "\0", language: "en" }),
      }),
    ),
  ];
}
