/**
 * Starts the thread that holds all connections and sends the pages. The main thread answers its API requests, so no page waits for
 * the database or for mail: docs/decisions/0037-pages-have-a-thread-of-their-own.md.
 */
import { Worker } from "node:worker_threads";
import type { TrustedProxies } from "#server/limits/trusted-proxies.ts";
import type { ResponseCounts } from "#server/metrics/response-counts.ts";
import type { AnswerFromApi, ApiResponse, ApiRequest } from "./api-message.ts";

export type PageThreadData = {
  /** The folder of the finished site. */
  folder: string;
  /** Bytes of its files to keep in memory. */
  cacheBytes: number;
  trustedProxies: TrustedProxies;
  /** Where page views are counted, if this is set at run time. */
  analytics: string | undefined;
};

/** A stream stays in the main thread; the page thread requests one chunk after the other. */
export type ResponseMessage = Omit<ApiResponse, "body"> & { body: Uint8Array<ArrayBuffer> | "stream" | null };

export type ToPageThread =
  | { kind: "listen"; port: number; host: string | undefined }
  | { kind: "response"; id: number; response: ResponseMessage }
  | { kind: "chunk"; id: number; chunk: Uint8Array<ArrayBuffer> | "end" | "error" }
  | { kind: "count" }
  | { kind: "stop" };

export type FromPageThread =
  | { kind: "open"; origin: string | undefined; analytics: string | undefined }
  | { kind: "failed"; message: string; code: string | undefined }
  | { kind: "listening"; port: number }
  | { kind: "request"; id: number; request: ApiRequest }
  | { kind: "read"; id: number }
  | { kind: "cancel"; id: number }
  | { kind: "counts"; counts: ResponseCounts }
  | { kind: "stopped" };

export type PageThread = {
  /** The site's origin that was configured in the build. */
  origin: string | undefined;
  /** Where page views are counted, as configured in the build. */
  analytics: string | undefined;
  /** Opens the port. @returns Its number, which the system chooses for 0. @throws if it is in use. */
  listen: (answerFromApi: AnswerFromApi, port: number, host: string | undefined) => Promise<number>;
  /** The responses since the last call. */
  takeResponseCounts: () => Promise<ResponseCounts>;
  /** Closes the port. Resolves when all begun responses have been sent, or after 15 s. */
  stop: () => Promise<void>;
};

/**
 * @param script The bundle of page-thread.ts.
 * @throws if the folder holds no built site.
 */
export async function openPageThread(script: URL, workerData: PageThreadData): Promise<PageThread> {
  const thread = new Worker(script, { workerData });
  // An uncaught error of the page thread ends the process, as one of this thread does. A service manager restarts it.
  thread.on("error", (error) => {
    throw error;
  });
  const { origin, analytics } = await next(thread, "open");
  return {
    origin,
    analytics,
    async listen(answerFromApi, port, host) {
      answerRequestsOf(thread, answerFromApi);
      send(thread, { kind: "listen", port, host });
      return (await next(thread, "listening")).port;
    },
    async takeResponseCounts() {
      send(thread, { kind: "count" });
      return (await next(thread, "counts")).counts;
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

/** @returns The thread's next message of this kind. @throws the error that the thread reports. */
function next<Kind extends FromPageThread["kind"]>(thread: Worker, kind: Kind): Promise<Extract<FromPageThread, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const listener = (message: FromPageThread) => {
      if (message.kind === "failed") reject(Object.assign(new Error(message.message), { code: message.code }));
      else if (message.kind === kind) resolve(message as Extract<FromPageThread, { kind: Kind }>);
      else return;
      thread.off("message", listener);
    };
    thread.on("message", listener);
  });
}

function answerRequestsOf(thread: Worker, answerFromApi: AnswerFromApi): void {
  const streams = new Map<number, ReadableStreamDefaultReader<Uint8Array>>();
  const answer = async (id: number, request: ApiRequest) => {
    const { body, ...head } = await answerFromApi(request);
    const isStream = body instanceof ReadableStream;
    if (isStream) streams.set(id, body.getReader());
    send(thread, { kind: "response", id, response: { ...head, body: isStream ? "stream" : body } });
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
    if (message.kind === "request") void answer(message.id, message.request);
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
