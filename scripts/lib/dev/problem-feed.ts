/** Tells the preview's pages about content problems, as server-sent events on a port of its own. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Problem } from "#scripts/lib/check/problem.ts";

/** What the preview shows of a problem. */
export type ShownProblem = Pick<Problem, "file" | "line" | "column" | "rule" | "message" | "hint" | "excerpt">;

/** @returns The feed's address, and a function that tells every open page. */
export async function startProblemFeed(): Promise<{ url: string; tell: (problems: readonly Problem[]) => void }> {
  const listeners = new Set<ServerResponse>();
  let latest = "[]";
  const send = (response: ServerResponse) => response.write(`data: ${latest}\n\n`);
  const server = createServer((request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "Access-Control-Allow-Origin": "*" });
    listeners.add(response);
    request.once("close", () => listeners.delete(response));
    send(response);
  });
  // Loopback only, on a port that is free: a preview is for the person in front of it.
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`,
    tell(problems) {
      latest = JSON.stringify(
        problems.map(({ file, line, column, rule, message, hint, excerpt }): ShownProblem => ({
          file,
          line,
          column,
          rule,
          message,
          hint,
          excerpt,
        })),
      );
      listeners.forEach(send);
    },
  };
}
