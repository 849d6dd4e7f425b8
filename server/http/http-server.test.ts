/** The stop of the HTTP server, and what one connection may ask for, on a real socket. */
import { connect } from "node:net";
import { expect, it } from "vitest";
import { openHttpServer } from "./http-server.ts";

it("answers a connection that waits at the port when the server is told to stop", async () => {
  const server = await openHttpServer((_request, response) => response.end("whole"), { port: 0, host: "127.0.0.1" });
  const answer = new Promise<string>((resolve, reject) => {
    let text = "";
    const socket = connect(server.port, "127.0.0.1");
    socket.setEncoding("utf8").on("data", (part: string) => (text += part));
    socket.on("error", reject).on("end", () => {
      resolve(text);
    });
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  });
  // Connects, without a turn of the event loop in which the server could accept.
  await new Promise<void>((resolve) => {
    process.nextTick(resolve);
  });
  await server.stop();
  expect(await answer).toContain("whole");
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
