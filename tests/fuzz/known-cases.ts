/** Requests that were once answered wrongly, and their neighbours. Every round begins with them. */
import type { Action, FuzzCase } from "./fuzz-case.ts";
import { type HttpRequest, isWellFormed, writeRequest } from "./http-request.ts";
import { PERSON_DOMAIN } from "./random-body.ts";
import { askedOf } from "./random-case.ts";
import type { SiteAddresses } from "./site-addresses.ts";

type Part = Partial<HttpRequest> & { target: string };

function request({ headers = [], ...part }: Part): HttpRequest {
  return { method: "GET", version: "1.1", body: "", framing: "none", ...part, headers: [["Host", "localhost"], ...headers] };
}

function ask(name: string, part: Part): FuzzCase {
  const whole = request(part);
  const { head, body } = writeRequest(whole);
  const expect = isWellFormed(whole) ? "answers" : "settles";
  return { name, actions: [{ do: "send", bytes: head + body }], requests: [askedOf(whole)], expect };
}

function pipeline(name: string, parts: readonly Part[]): FuzzCase {
  const requests = parts.map(request);
  const bytes = requests.map(writeRequest).map(({ head, body }) => head + body);
  return { name, actions: [{ do: "send", bytes: bytes.join("") }], requests: requests.map(askedOf), expect: "answers" };
}

/** @param run Makes addresses of people that were not used before. */
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
    ask("a picture", { target: image }),
    // A second router behind the first, which reads dot segments its own way.
    ...dots.map((up) => ask("a call through the picture address", { target: `/_next/image/${up}/${up}/api/health` })),
    ask("a sign-up through the picture address", { ...post, target: "/_next/image/../../api/v1/subscribe-newsletter", body: person }),
    ask("a large body through the picture address", {
      ...post,
      target: "/_next/image/%2e%2e/%2e%2e/api/v1/confirm-newsletter",
      body: JSON.stringify({ token: "a".repeat(300_000) }),
    }),
    ask("a page through the picture address", { target: `/_next/image/../..${page}` }),
    ...["POST", "PUT", "DELETE", "PATCH"].map((method) => ask("a picture by a wrong method", { method, target: image })),
    // Files that stay open when nobody reads.
    ...Array.from({ length: 3 }, () =>
      abandon(
        "120 answers left unread",
        { do: "stop-reading" },
        { do: "send", bytes: get(site.largest), times: 120 },
        { do: "wait", ms: 100 },
        { do: "reset" },
      ),
    ),
    abandon("an answer given up", { do: "send", bytes: get(site.largest) }, { do: "wait-for-answer" }, { do: "reset" }),
    abandon("an installer given up", { do: "send", bytes: get(update) }, { do: "wait-for-answer" }, { do: "close" }),
    abandon(
      "a body given up",
      { do: "send", bytes: `POST /api/v1/confirm-newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{` },
      { do: "reset" },
    ),
    // Upgrades that nobody takes.
    ...["//x", "/ja", "/en/", "/", page, image, "/api/health"].map((target) => ask("an upgrade", { target, headers: upgrade })),
    // Time that grows with the square of a length.
    ask("15,900 slashes", { target: slashes }),
    ask("15,900 slashes and a letter", { target: `${slashes}x` }),
    ask("15,900 slashes, a letter and a slash", { target: `${slashes}x/` }),
    ask("15,900 slashes in a query", { target: `/?${slashes}x` }),
    ask("15,900 dots", { target: `/${"../".repeat(5_300)}x` }),
    ask("15,900 spaces in a header", {
      target: "/",
      headers: [
        ["Accept-Language", `${" ".repeat(15_000)}x`],
        ["Range", `bytes=${"0".repeat(500)}-`],
      ],
    }),
    ask("a long list of ETags", { target: page, headers: [["If-None-Match", '"x" , '.repeat(2_500)]] }),
    // Ranges that are none.
    ...["bytes=9-3", "bytes=-1", "bytes=-0", "bytes=1-", "bytes=0-0", "bytes=99999999999-", "bytes=0-,5-9", "x"].flatMap((range) =>
      [site.largest, page, update].map((target) => ask(`range ${range}`, { target, headers: [["Range", range]] })),
    ),
    // Node 20 writes the interim answer of a pipelined request between the head and the body of its answer.
    pipeline("a pipelined request that waits for 100 Continue", [
      { target: page },
      { target: page, headers: [["Expect", "100-continue"]] },
      { target: "/" },
    ]),
    // Node 20 forgets what follows an upgrade that nobody takes, and keeps the connection.
    pipeline("a request behind an upgrade", [{ target: page, headers: upgrade }, { target: "/" }]),
    ask("a port in X-Forwarded-For", { target: "/api/health", headers: [["X-Forwarded-For", "10.0.0.1:80"]] }),
    ask("a forged client", {
      ...post,
      target: "/api/v1/confirm-newsletter",
      headers: [...json, ["X-Site-Client", "127.0.0.9"]],
      body: '{"token":"x"}',
    }),
    ...(["both", "two-lengths", "bad-chunks"] as const).map((framing) =>
      ask(`framing ${framing}`, { ...post, target: "/api/v1/subscribe-newsletter", framing, body: person }),
    ),
    ask("deep JSON", { ...post, target: "/api/v1/confirm-newsletter", body: "[".repeat(8_000) }),
    ask("a body beyond the limit", { ...post, target: "/api/v1/confirm-newsletter", body: JSON.stringify({ token: "a".repeat(100_000) }) }),
    ask("a foreign host in the path", { target: "/\\foreign.example/" }),
    ask("a path that cannot be decoded", { target: "/api/v1/downloads/%ff" }),
    ask("NUL in a path", { target: "/en%00" }),
  ];
}
