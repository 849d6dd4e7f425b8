/** The stop of the HTTP server, and what one connection may ask for, on a real socket. */
import { connect } from "node:net";
import { expect, it } from "vitest";
import { openHttpServer } from "./http-server.ts";

/** Sends bytes on a connection of its own. @returns All that comes back, once the connection has ended. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1");
    socket.setEncoding("utf8").on("data", (part: string) => (text += part));
    socket.on("error", reject).on("end", () => {
      resolve(text);
    });
    socket.write(bytes);
  });
}

it("answers a connection that waits at the port when the server is told to stop", async () => {
  const server = await openHttpServer((_request, response) => response.end("whole"), { port: 0, host: "127.0.0.1" });
  const answer = exchange(server.port, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  // Connects, without a turn of the event loop in which the server could accept.
  await new Promise<void>((resolve) => {
    process.nextTick(resolve);
  });
  await server.stop();
  expect(await answer).toContain("whole");
});

it.each([
  [200, ["Host: localhost"]],
  [200, ["Host: site_1.example:3000"]],
  [200, ["Host: [::1]:3000"]],
  [200, ["Host:"]],
  [400, []],
  [400, ["Host: localhost", "Host: evil.example"]],
  [400, ["Host: localhost", "host: localhost"]],
  [400, ["Host: localhost", "Host:"]],
  [400, ["Host: a b"]],
  [400, ["Host: localhost/path"]],
  [400, ["Host: me@localhost"]],
  [400, ["Host: [::1"]],
])("answers with %i to the headers %j", async (status, headers) => {
  const server = await openHttpServer((_request, response) => response.end("whole"), { port: 0, host: "127.0.0.1" });
  const answer = await exchange(server.port, ["GET / HTTP/1.1", ...headers, "Connection: close", "", ""].join("\r\n"));
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, "u"));
  await server.stop();
});

it("breaks off a connection that sends hundreds of requests before it has read an answer", async () => {
  let asked = 0;
  const server = await openHttpServer(() => asked++, { port: 0, host: "127.0.0.1" });
  const socket = connect(server.port, "127.0.0.1");
  const isClosed = new Promise((resolve) => {
    socket.on("error", () => undefined).on("close", resolve);
  });
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(5_000));
  await isClosed;
  expect(asked).toBe(201);
  await server.stop();
});
