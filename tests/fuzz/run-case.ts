/** Runs a case on its own connection, and checks the responses. */
import { once } from "node:events";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Action, FuzzCase } from "./fuzz-case.ts";
import { judgeAnswer, type Problem } from "./judge-answer.ts";
import { type HttpAnswer, MalformedAnswer, ResponseParser } from "./response-parser.ts";
import { everyTick, ticks } from "./silence.ts";

export type Outcome = {
  answers: readonly HttpAnswer[];
  problems: Problem[];
  /** Milliseconds from the last action to the last expected response. */
  ms: number;
};

/** A well-formed request must be answered within this time. */
const ANSWER_TIMEOUT_MS = 2_000;
/** If the server answers a probe faster than this, it is not overloaded, and must have answered the case as well. */
const QUICK_PROBE_MS = 500;
const PROBE_TIMEOUT_MS = 30_000;
const MAX_WAIT_FOR_ANSWER_MS = 500;

/** @param port On 127.0.0.1. */
export async function runCase(port: number, fuzzCase: FuzzCase): Promise<Outcome> {
  const conversation = converse(port, fuzzCase);
  const { socket } = conversation;
  try {
    for (const action of fuzzCase.actions) {
      if (socket.destroyed) break;
      await act(socket, action);
    }
    const begin = performance.now();
    if (fuzzCase.expect !== "nothing" && !(await isAnsweredInTime(port, conversation)))
      conversation.problems.push({
        rule: "a complete request is answered or refused within 2 s",
        detail: `${conversation.parser.answers.length} of ${fuzzCase.requests.length} answers (${fuzzCase.expect})`,
      });
    const ms = performance.now() - begin;
    if (fuzzCase.expect === "answers") conversation.judgeEnd();
    return { answers: conversation.parser.answers, problems: [...conversation.problems, ...judgeAll(conversation.parser, fuzzCase)], ms };
  } finally {
    if (!socket.closed) {
      const closed = once(socket, "close");
      socket.destroy();
      await closed;
    }
  }
}

type Conversation = {
  socket: Socket;
  parser: ResponseParser;
  problems: Problem[];
  isDone: () => boolean;
  /** Bytes received so far. */
  received: () => number;
  /** Checks that there are as many responses as requests; fewer are allowed only after `Connection: close`. */
  judgeEnd: () => void;
};

/** The methods of the requests. A case that expects no answer can get one all the same, such as a redirect before its body is complete. */
function methodsOf({ requests, actions }: FuzzCase): string[] {
  if (requests.length > 0) return requests.map(({ method }) => method);
  const first = actions.find((action) => action.do === "send");
  return first?.bytes.startsWith("HEAD ") === true ? ["HEAD"] : [];
}

function converse(port: number, fuzzCase: FuzzCase): Conversation {
  const { requests, expect } = fuzzCase;
  const parser = new ResponseParser(methodsOf(fuzzCase));
  const problems: Problem[] = [];
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let received = 0;
  let isEnded = false;
  let isMalformed = false;
  // Some cases provoke a reset; in others a missing response is reported.
  socket.on("error", () => undefined);
  socket.on("data", (bytes: Buffer) => {
    received += bytes.length;
    if (isMalformed) return;
    try {
      parser.feed(bytes);
    } catch (error) {
      if (!(error instanceof MalformedAnswer)) throw error;
      isMalformed = true;
      problems.push({ rule: "answers are well-formed HTTP", detail: error.message });
    }
  });
  const end = () => {
    isEnded = true;
  };
  socket.once("end", end).once("close", end);
  const wanted = expect === "settles" ? 1 : requests.length;
  return {
    socket,
    parser,
    problems,
    received: () => received,
    isDone: () => isEnded || isMalformed || (parser.answers.length >= wanted && !parser.isInside),
    judgeEnd() {
      const isWhole = isEnded ? parser.end() : !parser.isInside;
      const last = parser.answers.at(-1);
      const isClosed = last?.headers.get("connection")?.toLowerCase() === "close";
      const detail = `${parser.answers.length} of ${requests.length} answers, then the end of the connection`;
      if (isEnded && !isMalformed && (!isWhole || (parser.answers.length < requests.length && !isClosed)))
        problems.push({ rule: "no connection ends without the answer", detail });
    },
  };
}

const judgeAll = ({ answers }: ResponseParser, { requests }: FuzzCase): Problem[] =>
  answers.flatMap((answer, index) => judgeAnswer(answer, requests[index]));

async function act(socket: Socket, action: Action): Promise<void> {
  switch (action.do) {
    case "send": {
      const bytes = Buffer.from(action.bytes, "latin1");
      const all = action.times === undefined ? bytes : Buffer.concat(Array.from({ length: action.times }, () => bytes));
      // Must not block if the server has stopped reading.
      await Promise.race([
        new Promise<void>((sent) =>
          socket.write(all, () => {
            sent();
          }),
        ),
        sleep(ANSWER_TIMEOUT_MS, undefined, { ref: false }),
      ]);
      return;
    }
    case "wait":
      await sleep(action.ms);
      return;
    case "wait-for-answer":
      await Promise.race([...["data", "close"].map((event) => once(socket, event).catch(() => undefined)), sleep(MAX_WAIT_FOR_ANSWER_MS)]);
      return;
    case "stop-reading":
      socket.pause();
      return;
    case "half-close":
      socket.end();
      return;
    case "close":
      socket.destroy();
      return;
    case "reset":
      socket.resetAndDestroy();
  }
}

/** Waits while bytes arrive, and while the whole server is slow. */
async function isAnsweredInTime(port: number, { isDone, received }: Pick<Conversation, "isDone" | "received">): Promise<boolean> {
  for (;;) {
    if (await untilSilent(isDone, received, ANSWER_TIMEOUT_MS)) return true;
    const begin = performance.now();
    if (!(await isProbeAnswered(port))) return false;
    const isQuick = performance.now() - begin < QUICK_PROBE_MS;
    if (isQuick) return untilSilent(isDone, received, ANSWER_TIMEOUT_MS);
  }
}

/** @returns Whether it was done before `timeoutMs` passed without a byte. */
function untilSilent(isDone: () => boolean, received: () => number, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    let left = ticks(timeoutMs);
    let before = received();
    const check = () => {
      if (received() !== before) left = ticks(timeoutMs);
      before = received();
      if (!isDone() && left > 0) return;
      stop();
      clearInterval(fast);
      resolve(isDone());
    };
    const stop = everyTick(() => {
      left--;
      check();
    });
    const fast = setInterval(() => {
      if (isDone()) check();
    }, 2);
  });
}

/** Sends a small request on its own connection. */
function isProbeAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = get({ host: "127.0.0.1", port, path: "/api/health", agent: false, timeout: PROBE_TIMEOUT_MS }, (response) => {
      response.resume().once("close", () => {
        resolve(response.complete);
      });
    });
    probe.once("timeout", () => probe.destroy());
    probe.once("error", () => {
      resolve(false);
    });
  });
}
