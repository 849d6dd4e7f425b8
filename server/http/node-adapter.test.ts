import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import type { ApiResponse } from "./api-message.ts";
import { passToApi } from "./node-adapter.ts";

/** A server on which every request is answered with a stream, once `answer` is called. */
async function openStreams() {
  let answer: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (answer = resolve));
  const cancel = vi.fn();
  const begun = vi.fn();
  const answerFromApi = async (): Promise<ApiResponse> => {
    begun();
    await gate;
    return { status: 200, headers: {}, body: new ReadableStream({ cancel }, { highWaterMark: 0 }) };
  };
  const target = { path: "/api/v1/file", query: "", isNormal: true };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void passToApi(request, response, target, "203.0.113.7", answerFromApi);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  return { server, port: (server.address() as AddressInfo).port, answer, cancel, begun };
}

const REQUEST = "GET /api/v1/file HTTP/1.1\r\nHost: localhost\r\n\r\n";

it.each([
  ["a request", 1],
  ["pipelined requests", 4],
])("cancels the stream of each of %s whose client has gone before the response began", async (_case, count) => {
  const { server, port, answer, cancel, begun } = await openStreams();
  const connected = once(server, "connection");
  const client = connect(port, "127.0.0.1");
  client.write(REQUEST.repeat(count));
  const [socket] = (await connected) as [NodeJS.Socket];
  await vi.waitFor(() => {
    expect(begun).toHaveBeenCalledTimes(count);
  });
  const closed = once(socket, "close");
  client.destroy();
  await closed;
  answer();
  await vi.waitFor(() => {
    expect(cancel).toHaveBeenCalledTimes(count);
  });
});
