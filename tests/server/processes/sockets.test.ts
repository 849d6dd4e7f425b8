/** Whole servers and unusual HTTP over raw sockets, which no client library would send. Needs a build. */
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import type { TemporarySite } from "#tests/faults/site-process.ts";
import { OK, refused } from "#tests/server/support/answers.ts";
import { startDeployed, startForTest } from "#tests/server/support/start-deployed.ts";
import { until } from "#tests/server/support/until.ts";

const SUBSCRIBE = "/api/v1/subscribe-newsletter";
const JSON_TYPE = "Content-Type: application/json";
let site: TemporarySite;

beforeAll(async () => {
  site = await startDeployed({ RATE_LIMIT_SCALE: "1000" });
  return site.remove;
});

/** The number of mails written, when none is waiting any more. */
async function countMails(): Promise<number> {
  const waiting = async () => {
    const answer = await fetch(`${site.origin}/api/health`);
    return ((await answer.json()) as { outbox: { waiting: number } }).outbox.waiting;
  };
  await until(waiting, (count) => count === 0);
  return readdirSync(join(site.folder, "mail")).length;
}

type Answer = { status: number; headers: ReadonlyMap<string, string>; body: unknown };

function parse(text: string): Answer {
  // Skips an interim response.
  const [head = "", rest = ""] = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/u, "").split(/\r\n\r\n(.*)/su);
  const [line = "", ...fields] = head.split("\r\n");
  const headers = new Map(fields.map((field) => [field.split(": ")[0]!.toLowerCase(), field.replace(/^[^:]*: /u, "")]));
  const body =
    headers.get("transfer-encoding") === "chunked" ? rest.replaceAll(/[0-9a-f]+\r\n(.*?)\r\n/gsu, "$1").replace(/\r\n$/u, "") : rest;
  const isJson = headers.get("content-type")?.startsWith("application/json") === true && !body.includes("HTTP/1.1");
  return { status: Number(line.split(" ")[1] ?? 0), headers, body: isJson ? (JSON.parse(body) as unknown) : body };
}

/** A raw connection to the server. */
function dial(): { socket: Socket; write: (...lines: readonly string[]) => void; answer: Promise<Answer> } {
  const socket = connect(site.port, "localhost");
  onTestFinished(() => {
    socket.destroy();
  });
  let text = "";
  const answer = new Promise<Answer>((resolve, reject) => {
    socket.setEncoding("latin1").on("data", (chunk: string) => (text += chunk));
    // A server that refuses early closes early; what it has sent can still be read.
    socket.on("error", () => undefined);
    socket.once("close", () => {
      try {
        resolve(parse(text));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
  return { socket, write: (...lines) => socket.write(lines.join("\r\n")), answer };
}

/** Sends one request and waits for the end of the connection. */
function ask(line: string, headers: readonly string[] = [], body = ""): Promise<Answer> {
  const { write, answer } = dial();
  write(`${line} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers, "", body);
  return answer;
}

let readers = 0;
const reader = () => JSON.stringify({ email: `reader-${readers++}@studio.example`, language: "en" });
const lengthOf = (text: string) => `Content-Length: ${text.length}`;
const loggedErrors = () => site.output().match(/"status":5\d\d|unexpected-error|unavailable/gu);

it.each(["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "PURGE", "GET"])(
  "answers %s with JSON and the allowed method",
  async (method) => {
    const answer = await ask(`${method} ${SUBSCRIBE}`);
    expect(answer).toMatchObject(refused(405, "METHOD_NOT_ALLOWED"));
    expect(answer.headers.get("allow")).toBe("POST");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  },
);

it.each(["http://localhost", "https://evil.example"])("accepts a target in absolute form, such as %s", async (origin) => {
  expect(await ask(`GET ${origin}/api/health`)).toMatchObject({ status: 200, body: { status: "ok" } });
  const { status, headers } = await ask(`GET ${origin}/en/newsletter/confirm?token=x`);
  expect([status, headers.get("referrer-policy")]).toEqual([200, "no-referrer"]);
});

it.each(["TRACE", "CONNECT", "NONSENSE", "get"])("refuses the method %s", async (method) => {
  const secret = "X-Secret: of-somebody";
  const { status, body } = await ask(`${method} ${SUBSCRIBE}`, [secret]);
  expect([0, 400, 405]).toContain(status);
  // The request is not echoed, as TRACE would.
  expect(JSON.stringify(body)).not.toContain("of-somebody");
});

it("ignores the body of a GET, and answers the next request on the connection", async () => {
  const { write, answer } = dial();
  const body = reader();
  write("GET /api/health HTTP/1.1", "Host: localhost", lengthOf(body), JSON_TYPE, "", body);
  write("POST /api/v1/no-such-endpoint HTTP/1.1", "Host: localhost", "Connection: close", "Content-Length: 0", "", "");
  const { status, body: both } = await answer;
  expect([status, String(both).match(/HTTP\/1\.1 \d+/gu)]).toEqual([200, ["HTTP/1.1 404"]]);
});

it("lets a client that sends a megabyte read the refusal", async () => {
  const large = JSON.stringify({ email: "a".repeat(1024 * 1024) });
  for (const size of [lengthOf(large), "Transfer-Encoding: chunked"]) {
    const body = size.startsWith("Content") ? large : `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
    expect(await ask(`POST ${SUBSCRIBE}`, [JSON_TYPE, size], body), size).toMatchObject(refused(413, "PAYLOAD_TOO_LARGE"));
  }
  const answer = await fetch(site.origin + SUBSCRIBE, { method: "POST", headers: { "Content-Type": "application/json" }, body: large });
  expect([answer.status, await answer.json()]).toEqual([413, { success: false, errorCode: "PAYLOAD_TOO_LARGE" }]);
});

it("limits the size of a body without Content-Length", async () => {
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const chunked = (...parts: readonly string[]) => [...parts, ""].map(chunk).join("");
  const post = (body: string) => ask(`POST ${SUBSCRIBE}`, [JSON_TYPE, "Transfer-Encoding: chunked"], body);
  const body = reader();
  expect(await post(chunked(body.slice(0, 9), body.slice(9)))).toMatchObject(OK);
  // JSON may contain white space.
  const spaces = " ".repeat(8 * 1024 - reader().length);
  expect(await post(chunked(...Array.from({ length: 8 }, () => " ".repeat(1024)), reader()))).toMatchObject(
    refused(413, "PAYLOAD_TOO_LARGE"),
  );
  expect(await post(chunked(spaces, reader()))).toMatchObject(OK);
});

it("stores nothing of incomplete requests, and works on", async () => {
  const before = await countMails();
  const body = reader();
  for (let length = 0; length < body.length; length += 5) {
    const { socket, write } = dial();
    write(`POST ${SUBSCRIBE} HTTP/1.1`, "Host: localhost", JSON_TYPE, lengthOf(body), "", body.slice(0, length));
    await new Promise<void>((sent) => {
      socket.end(sent);
    });
    socket.resetAndDestroy();
  }
  // Complete JSON, but shorter than its Content-Length; the server closes the connection.
  const { socket, write, answer } = dial();
  write(`POST ${SUBSCRIBE} HTTP/1.1`, "Host: localhost", JSON_TYPE, `Content-Length: ${body.length + 1}`, "", body);
  socket.end();
  expect([0, 400]).toContain((await answer).status);
  expect(await countMails()).toBe(before);
  expect(await ask(`POST ${SUBSCRIBE}`, [JSON_TYPE, lengthOf(body)], body)).toMatchObject(OK);
  expect(await countMails()).toBe(before + 1);
  expect(loggedErrors()).toBeNull();
});

it("serves other clients while 200 clients send one byte at a time", async () => {
  const body = reader();
  const slow = Array.from({ length: 200 }, () => dial());
  for (const { write } of slow)
    write(`POST ${SUBSCRIBE} HTTP/1.1`, "Host: localhost", JSON_TYPE, lengthOf(body), "Connection: close", "", "");
  for (let sent = 0; sent < 20; sent++) {
    for (const { write } of slow) write(body[sent]!);
    expect(await ask(`POST ${SUBSCRIBE}`, [JSON_TYPE, lengthOf(body)], body)).toMatchObject(OK);
    expect((await fetch(`${site.origin}/en`)).status).toBe(200);
  }
  // The slow clients are answered when their requests are complete.
  for (const { write } of slow) write(body.slice(20));
  const statuses = await Promise.all(slow.map(async ({ answer }) => (await answer).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it("sends 100 Continue to a client that waits for it", async () => {
  const { socket, write, answer } = dial();
  const body = reader();
  write(`POST ${SUBSCRIBE} HTTP/1.1`, "Host: localhost", "Connection: close", JSON_TYPE, lengthOf(body), "Expect: 100-continue", "", "");
  await new Promise((resolve) => socket.once("data", resolve));
  write(body);
  expect(await answer).toMatchObject(OK);
});

it("accepts header names in any case", async () => {
  const body = reader();
  expect(await ask(`POST ${SUBSCRIBE}`, ["cOnTeNt-TyPe: application/json", `CONTENT-LENGTH: ${body.length}`], body)).toMatchObject(OK);
  const foreign = ["ORIGIN: https://evil.example", JSON_TYPE, lengthOf(body)];
  expect(await ask(`POST ${SUBSCRIBE}`, foreign, body)).toMatchObject(refused(403, "FORBIDDEN_ORIGIN"));
});

it.each([
  ["two lengths", ["Content-Length: 2", "Content-Length: 3"]],
  ["a length and chunks", ["Content-Length: 2", "Transfer-Encoding: chunked"]],
  ["a negative length", ["Content-Length: -1"]],
  ["a chunk without a size", ["Transfer-Encoding: chunked"]],
  ["an unknown coding", ["Transfer-Encoding: gzip, identity"]],
  ["two hosts", ["Host: evil.example"]],
  ["a header of 20 KiB", [`X-Long: ${"a".repeat(20 * 1024)}`]],
  ["a name with a space", ["X Name: x"]],
])("refuses %s, and logs no error", async (_case, headers) => {
  const { status } = await ask(`POST ${SUBSCRIBE}`, [JSON_TYPE, ...headers], "{}");
  expect([400, 415, 431, 501]).toContain(status);
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
  expect(loggedErrors()).toBeNull();
});

it.each(["//", "///", "//[", "//a:99999/?token=of-somebody", "/%", "/\\\\evil.example"])(
  "answers POST %s like any other path",
  async (target) => {
    expect((await ask(`POST ${target}`, ["Content-Length: 0"])).status).toBe(405);
    expect((await ask(`GET ${target}`)).status).toBeLessThan(500);
    expect(site.output()).not.toMatch(/of-somebody|Invalid URL|unexpected-error/u);
  },
);

it("uses its own origin in redirects, whatever Host and forwarding headers contain", async () => {
  const forged = ["Host: evil.example", "X-Forwarded-Host: evil.example", "X-Forwarded-Proto: http", "Forwarded: host=evil.example"];
  const { write, answer } = dial();
  const form = ["Content-Type: application/x-www-form-urlencoded", "Content-Length: 0"];
  write("POST /en/newsletter/confirm?token=x HTTP/1.1", "Connection: close", ...forged, ...form, "", "");
  const { status, headers } = await answer;
  expect([status, headers.get("location")]).toEqual([
    303,
    expect.stringMatching(new RegExp(`^${site.origin}/en/newsletter/confirm#`, "u")),
  ]);
});

it("disconnects a client that does not finish its headers", async () => {
  const { socket, write } = dial();
  const end = once(socket, "close");
  write("GET /en HTTP/1.1", "Host: localhost", "X-Slow: a");
  await end;
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
}, 20_000);

it("stops at once if clients have sent no request, or half of one", async () => {
  const own = await startForTest();
  const silent = connect(own.port, "localhost");
  const half = connect(own.port, "localhost");
  for (const socket of [silent, half]) socket.on("error", () => undefined);
  await Promise.all([once(silent, "connect"), once(half, "connect")]);
  half.write("GET /en HT");
  // A later request is answered, so the server has seen both connections.
  expect((await fetch(`${own.origin}/api/health`)).status).toBe(200);
  const ended = Promise.all([once(silent, "close"), once(half, "close")]);
  const begin = performance.now();
  expect(await own.stop()).toBe(0);
  // It would wait 15 s for a response in progress.
  expect(performance.now() - begin).toBeLessThan(10_000);
  await ended;
}, 40_000);

it("answers the request that a proxy sends on an idle connection at the moment of a stop, and then closes it", async () => {
  const own = await startForTest();
  const socket = connect(own.port, "localhost");
  const request = "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n";
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => (text += chunk));
  socket.write(request);
  await until(
    async () => text,
    (received) => received.includes('"ok"'),
  );
  text = "";
  const ended = once(socket, "close");
  const stopped = own.stop();
  const isRefused = () =>
    fetch(own.origin).then(
      () => false,
      () => true,
    );
  await until(isRefused, Boolean);
  socket.write(request);
  await ended;
  expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/u);
  expect(text).toMatch(/^connection: close\r$/imu);
  expect(await stopped).toBe(0);
}, 40_000);
