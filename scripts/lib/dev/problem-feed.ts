/** Sends content problems to the pages of the preview: server-sent events on a port of their own. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Problem } from "#scripts/lib/check/problem.ts";

/** The part of a problem that the preview shows. */
export type ShownProblem = Pick<Problem, "file" | "line" | "column" | "rule" | "message" | "hint" | "excerpt">;

/** @returns The feed's address, and a function that sends the present problems to every open page. */
export async function startProblemFeed(): Promise<{ url: string; publish: (problems: readonly Problem[]) => void }> {
  const listeners = new Set<ServerResponse>();
  let latest = "[]";
  const send = (response: ServerResponse) => response.write(`data: ${latest}\n\n`);
  const server = createServer((request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "Access-Control-Allow-Origin": "*" });
    listeners.add(response);
    request.once("close", () => listeners.delete(response));
    send(response);
  });
  // On the loopback interface only: nobody but the author needs the problems.
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    publish(problems) {
      const shown = problems.map(({ file, line, column, rule, message, hint, excerpt }): ShownProblem => ({
        file,
        line,
        column,
        rule,
        message,
        hint,
        excerpt,
      }));
      latest = JSON.stringify(shown);
      listeners.forEach(send);
    },
  };
}
