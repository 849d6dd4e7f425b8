import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Knows which connections have a request under way. Node's own `closeIdleConnections` spares those that have not asked
 * anything yet, which browsers open ahead of time, and they would hold up a stop.
 *
 * @returns Ends all others.
 */
export function watchSockets(server: Server): () => void {
  const open = new Map<Socket, number>();
  const add = (socket: Socket, requests: number) => {
    const before = open.get(socket);
    if (before !== undefined) open.set(socket, before + requests);
  };
  server.on("connection", (socket: Socket) => {
    open.set(socket, 0);
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    add(socket, 1);
    response.once("close", () => {
      add(socket, -1);
    });
  });
  return () => {
    for (const [socket, requests] of open) if (requests === 0) socket.destroy();
  };
}
