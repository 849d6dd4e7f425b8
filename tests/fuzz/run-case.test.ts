/** Cases against small servers, each with one fault. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import type { FuzzCase } from "./fuzz-case.ts";
import { runCase } from "./run-case.ts";

async function serve(answer: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket
      .on("error", () => undefined)
      .once("data", (bytes: Buffer) => {
        // runCase sends this probe if a case is not answered.
        if (bytes.toString().startsWith("GET /api/health")) socket.end(GOOD);
        else answer(socket);
      });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const GOOD = "HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\nno";
const GET: FuzzCase = {
  name: "get",
  actions: [{ do: "send", bytes: "GET / HTTP/1.1\r\n\r\n" }],
  requests: [{ method: "GET", target: "/", bodyBytes: 0 }],
  expect: "answers",
};
const TWICE: FuzzCase = { ...GET, requests: [...GET.requests, ...GET.requests] };
const rulesOf = async (port: number, fuzzCase: FuzzCase) => (await runCase(port, fuzzCase)).problems.map(({ rule }) => rule);

it("accepts a correct response, also in pieces", async () => {
  const port = await serve((socket) => {
    socket.write(GOOD.slice(0, 20), () => socket.write(GOOD.slice(20)));
  });
  const { answers, problems } = await runCase(port, GET);
  expect([answers.map(({ status, body }) => [status, body]), problems]).toEqual([[[404, "no"]], []]);
});

it("reports a connection that ends without the response, unless the response before it announced that", async () => {
  const silent = await serve((socket) => socket.end());
  expect(await rulesOf(silent, GET)).toEqual(["no connection ends without the answer"]);
  expect(await rulesOf(silent, { ...GET, expect: "settles" })).toEqual([]);
  const cut = await serve((socket) => socket.end(GOOD.slice(0, -1)));
  expect(await rulesOf(cut, GET)).toEqual(["no connection ends without the answer"]);
  const once = await serve((socket) => socket.end(GOOD));
  expect(await rulesOf(once, TWICE)).toEqual(["no connection ends without the answer"]);
  const polite = await serve((socket) => socket.end(GOOD.replace("\r\n", "\r\nConnection: close\r\n")));
  expect(await rulesOf(polite, TWICE)).toEqual([]);
});

it("reports bytes that belong to no response", async () => {
  const port = await serve((socket) => socket.end(`${GOOD}more`));
  expect(await rulesOf(port, GET)).toEqual(["answers are well-formed HTTP"]);
});

it("reports a request that is not answered while the server answers others", async () => {
  const port = await serve(() => undefined);
  expect(await rulesOf(port, GET)).toEqual(["a complete request is answered or refused within 2 s"]);
});

it("expects no response to an aborted request", async () => {
  const port = await serve(() => undefined);
  expect(await rulesOf(port, { ...GET, actions: [...GET.actions, { do: "reset" }], expect: "nothing" })).toEqual([]);
});

it("expects no body in an early response to an aborted HEAD request", async () => {
  // The head names the length that GET would have, then comes the answer to the broken rest.
  const port = await serve((socket) => socket.end(`${GOOD.slice(0, -2)}HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n`));
  const aborted = (method: string): FuzzCase => ({
    name: "abort",
    actions: [
      { do: "send", bytes: `${method} /a/../b HTTP/1.1\r\nContent-Length: 3\r\n\r\n` },
      { do: "half-close" },
      { do: "wait", ms: 50 },
    ],
    requests: [],
    expect: "nothing",
  });
  expect(await rulesOf(port, aborted("HEAD"))).toEqual([]);
  expect(await rulesOf(port, aborted("GET"))).toEqual(["answers are well-formed HTTP"]);
});
