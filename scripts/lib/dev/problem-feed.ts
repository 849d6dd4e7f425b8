/** Sends content problems to the pages of the preview: server-sent events on a port of their own. */
import { createServer, type ServerResponse } from "node:http";
import type { Problem } from "#scripts/lib/check/problem.ts";
import { listenLocally } from "#scripts/lib/listen-locally.ts";

/** The part of a problem that the preview shows. */
export type ShownProblem = Pick<Problem, "file" | "line" | "column" | "rule" | "message" | "hint" | "excerpt">;

export type ContentState = {
  /** While there are any, the preview shows the last good pages. */
  problems: readonly ShownProblem[];
  /** Missing translations: the pages are new, and show another language's text. */
  missing: readonly ShownProblem[];
  /** Why content without problems could not be compiled: the output of the program that failed. */
  failure?: string;
};

const SOUND: ContentState = { problems: [], missing: [] };

/** @returns The feed's address, and a function that sends a new state to every open page. */
export async function startProblemFeed(): Promise<{ url: string; send: (state: ContentState) => void }> {
  const listeners = new Set<ServerResponse>();
  let latest = JSON.stringify(SOUND);
  const sendTo = (response: ServerResponse) => response.write(`data: ${latest}\n\n`);
  const server = createServer((request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "Access-Control-Allow-Origin": "*" });
    listeners.add(response);
    request.once("close", () => listeners.delete(response));
    sendTo(response);
  });
  return {
    // Nobody but the author needs the problems.
    url: `${await listenLocally(server.unref())}/`,
    send(state) {
      latest = JSON.stringify(state);
      listeners.forEach(sendTo);
    },
  };
}

/** @returns The state that problems of the check make. */
export function stateOf(problems: readonly Problem[]): ContentState {
  const shown = (hasStandIn: boolean) =>
    problems
      .filter((problem) => (problem.hasStandIn === true) === hasStandIn)
      .map(({ file, line, column, rule, message, hint, excerpt }): ShownProblem => ({ file, line, column, rule, message, hint, excerpt }));
  return { problems: shown(false), missing: shown(true) };
}
