/** The stop of the HTTP server, on a real socket. */
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
