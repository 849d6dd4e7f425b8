/**
 * Starts the thread that holds all connections and sends the pages. The thread that starts it answers its calls to the API, so
 * no page waits for the database or for mail: docs/decisions/0037-pages-have-a-thread-of-their-own.md.
 */
import { Worker } from "node:worker_threads";
import type { TrustedProxies } from "#server/limits/trusted-proxies.ts";
import type { AnswerRawCall, RawAnswer, RawCall } from "./raw-call.ts";

export type PageThreadData = {
  /** The folder of the finished site. */
  folder: string;
  /** Bytes of its files to keep in memory. */
  cacheBytes: number;
  trustedProxies: TrustedProxies;
};

/** The body of an answer that is a stream stays where the file is; the page thread asks for one chunk after the other. */
export type AnswerMessage = Omit<RawAnswer, "body"> & { body: Uint8Array<ArrayBuffer> | "stream" | null };

export type ToPageThread =
  | { kind: "listen"; port: number; host: string | undefined }
  | { kind: "answer"; id: number; answer: AnswerMessage }
  | { kind: "chunk"; id: number; chunk: Uint8Array<ArrayBuffer> | "end" | "error" }
  | { kind: "stop" };

export type FromPageThread =
  | { kind: "open"; origin: string | undefined }
  | { kind: "failed"; message: string }
  | { kind: "listening"; port: number }
  | { kind: "call"; id: number; call: RawCall }
  | { kind: "read"; id: number }
  | { kind: "cancel"; id: number }
  | { kind: "stopped" };

export type PageThread = {
  /** The origin that the documents name as theirs, when the build has said so. */
  origin: string | undefined;
  /** Takes connections from now on. @returns The port: the one it was given, or the one that the system chose for 0. @throws when it is taken. */
  listen: (answerCall: AnswerRawCall, port: number, host: string | undefined) => Promise<number>;
  /** Takes no new connection; resolves when every answer that is under way has been sent, or after 15 s. */
  stop: () => Promise<void>;
};

/**
 * @param script The bundle of page-thread.ts.
 * @throws when the folder holds no site.
 */
export async function openPageThread(script: URL, workerData: PageThreadData): Promise<PageThread> {
  const thread = new Worker(script, { workerData });
  // An error that the thread has not caught ends the process, as one of this thread does: a service manager starts it again.
  thread.on("error", (error) => {
    throw error;
  });
  const { origin } = await next(thread, "open");
  return {
    origin,
    async listen(answerCall, port, host) {
      answerCallsOf(thread, answerCall);
      send(thread, { kind: "listen", port, host });
      return (await next(thread, "listening")).port;
    },
    async stop() {
      send(thread, { kind: "stop" });
      await next(thread, "stopped");
    },
  };
}

function send(thread: Worker, message: ToPageThread): void {
  thread.postMessage(message);
}

/** @returns The thread's next message of this kind. @throws what it has failed with. */
function next<Kind extends FromPageThread["kind"]>(thread: Worker, kind: Kind): Promise<Extract<FromPageThread, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const listener = (message: FromPageThread) => {
      if (message.kind === "failed") reject(new Error(message.message));
      else if (message.kind === kind) resolve(message as Extract<FromPageThread, { kind: Kind }>);
      else return;
      thread.off("message", listener);
    };
    thread.on("message", listener);
  });
}

function answerCallsOf(thread: Worker, answerCall: AnswerRawCall): void {
  const streams = new Map<number, ReadableStreamDefaultReader<Uint8Array>>();
  const answer = async (id: number, call: RawCall) => {
    const { body, ...head } = await answerCall(call);
    const isStream = body instanceof ReadableStream;
    if (isStream) streams.set(id, body.getReader());
    send(thread, { kind: "answer", id, answer: { ...head, body: isStream ? "stream" : body } });
  };
  const read = async (id: number) => {
    try {
      const { done, value } = (await streams.get(id)?.read()) ?? { done: true, value: undefined };
      if (done) streams.delete(id);
      send(thread, { kind: "chunk", id, chunk: done ? "end" : (value as Uint8Array<ArrayBuffer>) });
    } catch {
      streams.delete(id);
      send(thread, { kind: "chunk", id, chunk: "error" });
    }
  };
  thread.on("message", (message: FromPageThread) => {
    if (message.kind === "call") void answer(message.id, message.call);
    else if (message.kind === "read") void read(message.id);
    else if (message.kind === "cancel") {
      void streams
        .get(message.id)
        ?.cancel()
        .catch(() => undefined);
      streams.delete(message.id);
    }
  });
}
