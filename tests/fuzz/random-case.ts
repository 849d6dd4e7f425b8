/** Random cases: single requests, pipelines, requests in pieces, upgrades, and clients that abort in every phase. */
import { POST_PATHS } from "#tests/support/endpoints.ts";
import type { Choices } from "./choices.ts";
import type { Action, FuzzCase } from "./fuzz-case.ts";
import { type Framing, type HttpRequest, isComplete, isWellFormed, writeRequest } from "./http-request.ts";
import { randomBody } from "./random-body.ts";
import { randomHeaders } from "./random-headers.ts";
import { randomTarget } from "./random-target.ts";
import type { SiteAddresses } from "./site-addresses.ts";

export type Material = { choices: Choices; site: SiteAddresses; /** From mails of the same run. */ tokens: readonly string[] };

const METHODS = ["GET", "GET", "GET", "GET", "HEAD", "POST", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "PURGE", "SEARCH"];
const ODD_METHODS = ["TRACE", "CONNECT", "NONSENSE", "get", "", "G\0T", "PRI", "A".repeat(500)];
const WRONG_FRAMINGS: readonly Framing[] = ["short", "long", "bad-chunks", "both", "two-lengths"];

export const requestOf = ({ method, target, body }: HttpRequest) => ({ method, target, bodyBytes: body.length });

export function randomRequest({ choices, site, tokens }: Material): HttpRequest {
  const { pick, chance, below } = choices;
  const client = `10.${below(256)}.${below(256)}.${below(256)}`;
  const headers = randomHeaders(choices, client);
  const version = chance(0.94) ? "1.1" : pick(["1.0", "0.9", "2.0", "1.2", "11", "x", ""]);
  if (chance(0.35)) {
    const target = chance(0.8) ? pick(POST_PATHS) : `/newsletter/${pick(["confirm", "unsubscribe"])}?token=${pick([...tokens, "x"])}`;
    const { body, headers: more } = randomBody(choices, target, site, tokens);
    const framing = chance(0.9) ? pick<Framing>(["length", "chunked"]) : pick(WRONG_FRAMINGS);
    return { method: "POST", target, version, headers: [...headers, ...(chance(0.95) ? more : [])], body, framing };
  }
  const method = chance(0.97) ? pick(METHODS) : pick(ODD_METHODS);
  const hasBody = method === "GET" || method === "HEAD" ? chance(0.05) : chance(0.5);
  const target = randomTarget(choices, site, tokens);
  return { method, target, version, headers, body: hasBody ? "a=b" : "", framing: hasBody ? "length" : "none" };
}

const send = (bytes: string, times?: number): Action => ({ do: "send", bytes, ...(times === undefined ? {} : { times }) });

function wellFormedRequest(material: Material): HttpRequest {
  for (let tries = 0; tries < 20; tries++) {
    const request = randomRequest(material);
    if (isWellFormed(request)) return request;
  }
  return { method: "GET", target: "/", version: "1.1", headers: [["Host", "localhost"]], body: "", framing: "none" };
}

const has = ({ headers }: HttpRequest, name: string, part: string) =>
  headers.some(([key, value]) => key.toLowerCase() === name && value.toLowerCase().includes(part));

function expectationOf(request: HttpRequest): FuzzCase["expect"] {
  if (isWellFormed(request)) return "answers";
  // After an upgrade without a handler, Node does not read bytes that are no HTTP; its request timeout ends the connection.
  return isComplete(request) && !has(request, "upgrade", "") ? "settles" : "nothing";
}

/** Whether the client must send no further request on the connection (RFC 9112, section 9.6). */
const closes = (request: HttpRequest) => request.version === "1.0" || has(request, "connection", "close");

function single(material: Material): FuzzCase {
  const request = randomRequest(material);
  const { head, body } = writeRequest(request);
  return { name: "request", actions: [send(head + body)], requests: [requestOf(request)], expect: expectationOf(request) };
}

function inPieces(material: Material): FuzzCase {
  const { below } = material.choices;
  const request = randomRequest(material);
  const { head, body } = writeRequest(request);
  const all = head + body;
  const size = Math.ceil(all.length / (2 + below(8)));
  const actions: Action[] = [];
  for (let at = 0; at < all.length; at += size) actions.push(send(all.slice(at, at + size)), { do: "wait", ms: 1 + below(25) });
  return { name: "request in pieces", actions, requests: [requestOf(request)], expect: expectationOf(request) };
}

function pipeline(material: Material): FuzzCase {
  const all = Array.from({ length: 2 + material.choices.below(8) }, () => wellFormedRequest(material));
  const last = all.findIndex(closes);
  const requests = last === -1 ? all : all.slice(0, last + 1);
  const bytes = requests.map(writeRequest).map(({ head, body }) => head + body);
  return { name: "pipeline", actions: [send(bytes.join(""))], requests: requests.map(requestOf), expect: "answers" };
}

/** Requests more than the sockets' buffers hold, reads nothing, and disconnects. */
function unread({ choices: { pick, below }, site }: Material): FuzzCase {
  const target = pick([site.largest, pick(site.pages), pick(site.files), ...site.updates.slice(0, 1)]);
  const bytes = `GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const actions: Action[] = [{ do: "stop-reading" }, send(bytes, 1 + below(120)), { do: "wait", ms: below(150) }, ending(pick)];
  return { name: "answers left unread", actions, requests: [], expect: "nothing" };
}

const ending = (pick: Choices["pick"]): Action => pick<Action>([{ do: "close" }, { do: "reset" }]);

function abort(material: Material): FuzzCase {
  const { pick, below, chance } = material.choices;
  const { head, body } = writeRequest(randomRequest(material));
  const phases = {
    "before the head": [],
    "in the head": [send(head.slice(0, below(head.length)))],
    "after the head": [send(head)],
    "in the body": [send(head + body.slice(0, below(body.length + 1)))],
    "after the request": [send(head + body)],
    "in the answer": [send(head + body), { do: "wait-for-answer" }],
  } as const satisfies Record<string, readonly Action[]>;
  const phase = pick(Object.keys(phases) as (keyof typeof phases)[]);
  const wait: Action[] = chance(0.5) ? [{ do: "wait", ms: below(40) }] : [];
  const isHalf = chance(0.3);
  const actions: Action[] = [
    ...phases[phase],
    ...wait,
    ...(isHalf ? ([{ do: "half-close" }, { do: "wait", ms: below(40) }] as const) : []),
  ];
  return { name: `abort ${phase}`, actions: [...actions, ending(pick)], requests: [], expect: "nothing" };
}

function upgrade(material: Material): FuzzCase {
  const { pick, chance, bytes, below } = material.choices;
  const request = wellFormedRequest(material);
  const isUpgrade = ([name]: readonly [string, string]) => ["connection", "upgrade"].includes(name.toLowerCase());
  const headers = [
    ...request.headers.filter((header) => !isUpgrade(header)),
    ["Connection", pick(["Upgrade", "keep-alive, upgrade"])],
    ["Upgrade", pick(["websocket", "h2c", "TLS/1.0", "x"])],
  ] as const;
  const upgraded: HttpRequest = { ...request, method: pick(["GET", request.method]), headers, body: "", framing: "none" };
  const { head } = writeRequest(upgraded);
  const frames = chance(0.3) ? [send(bytes(1 + below(50)))] : [];
  // The bytes after the head are no valid request.
  return {
    name: "upgrade",
    actions: [send(head), ...frames],
    requests: [requestOf(upgraded)],
    expect: frames.length > 0 ? "settles" : expectationOf(upgraded),
  };
}

function expectContinue(material: Material): FuzzCase {
  const { pick, chance } = material.choices;
  const target = pick(POST_PATHS);
  const { body, headers } = randomBody(material.choices, target, material.site, material.tokens);
  const request: HttpRequest = {
    ...{ method: "POST", target, version: "1.1", body, framing: "length" },
    headers: [["Host", "localhost"], ...headers, ["Expect", "100-continue"]],
  };
  const { head } = writeRequest(request);
  const isSent = chance(0.8);
  return {
    name: "expect 100-continue",
    actions: [send(head), { do: "wait-for-answer" }, ...(isSent ? [send(body)] : [{ do: "close" } as const])],
    requests: [requestOf(request)],
    expect: isSent ? expectationOf(request) : "nothing",
  };
}

/** Changes, inserts and removes bytes anywhere. */
function damaged(material: Material): FuzzCase {
  const { below, bytes, chance } = material.choices;
  const { head, body } = writeRequest(randomRequest(material));
  let all = head + body;
  for (let count = 1 + below(5); count > 0; count--) {
    const at = below(all.length);
    all = all.slice(0, at) + (chance(0.7) ? bytes(1 + below(3)) : "") + all.slice(at + below(3));
  }
  return { name: "damaged bytes", actions: [send(all), { do: "wait", ms: 20 }, { do: "close" }], requests: [], expect: "nothing" };
}

const KINDS: readonly (readonly [weight: number, make: (material: Material) => FuzzCase])[] = [
  [45, single],
  [6, inPieces],
  [8, pipeline],
  [4, unread],
  [18, abort],
  [6, upgrade],
  [4, expectContinue],
  [9, damaged],
];
const TOTAL = KINDS.reduce((sum, [weight]) => sum + weight, 0);

export function randomCase(material: Material): FuzzCase {
  let at = material.choices.below(TOTAL);
  for (const [weight, make] of KINDS) {
    if (at < weight) return make(material);
    at -= weight;
  }
  return single(material);
}
