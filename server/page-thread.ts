/** The thread that holds the connections: it sends pages itself and passes API requests to the main thread. */
import "./small-heap.ts";
import { collectGarbage } from "./collect-garbage.ts";
import { parentPort, workerData } from "node:worker_threads";
import { errorCode, messageOf } from "./errors.ts";
import { answerRequests } from "./http/answer-request.ts";
import { type HttpServer, openHttpServer } from "./http/http-server.ts";
import { openSite, type Site } from "./http/open-site.ts";
import { takeResponseCounts } from "./metrics/response-counts.ts";
import type { ResponseMessage, FromPageThread, PageThreadData, ToPageThread } from "./http/page-thread-client.ts";
import type { ApiResponse, ApiRequest } from "./http/api-message.ts";

type Chunk = Extract<ToPageThread, { kind: "chunk" }>["chunk"];

const { folder, cacheBytes, trustedProxies, analytics } = workerData as PageThreadData;
const responses = new Map<number, (response: ResponseMessage) => void>();
const chunks = new Map<number, (chunk: Chunk) => void>();
let lastId = 0;
let server: HttpServer | undefined;

function send(message: FromPageThread): void {
  parentPort?.postMessage(message);
}

async function answerFromApi(request: ApiRequest): Promise<ApiResponse> {
  const id = ++lastId;
  const response = await new Promise<ResponseMessage>((resolve) => {
    responses.set(id, resolve);
    send({ kind: "request", id, request });
  });
  return { ...response, body: response.body === "stream" ? streamOf(id) : response.body };
}

/** The stream of a response: requests each chunk from the main thread when the client has taken the one before. */
function streamOf(id: number): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await new Promise<Chunk>((resolve) => {
          chunks.set(id, resolve);
          send({ kind: "read", id });
        });
        if (chunk === "error") controller.error(new Error("the file could not be read to its end"));
        else if (chunk === "end") controller.close();
        else controller.enqueue(chunk);
      },
      cancel: () => send({ kind: "cancel", id }),
    },
    { highWaterMark: 0 },
  );
}

async function listen(site: Site, port: number, host: string | undefined): Promise<void> {
  server = await openHttpServer(answerRequests({ site, trustedProxies, answerFromApi }), { port, host });
  send({ kind: "listening", port: server.port });
}

function take<Value>(waiting: Map<number, (value: Value) => void>, id: number, value: Value): void {
  const resolve = waiting.get(id);
  waiting.delete(id);
  resolve?.(value);
}

function fail(error: unknown): void {
  send({ kind: "failed", message: messageOf(error), code: errorCode(error) });
}

function answerMessages(site: Site): void {
  parentPort?.on("message", (message: ToPageThread) => {
    if (message.kind === "response") take(responses, message.id, message.response);
    else if (message.kind === "chunk") take(chunks, message.id, message.chunk);
    else if (message.kind === "listen") listen(site, message.port, message.host).catch(fail);
    else if (message.kind === "count") send({ kind: "counts", counts: takeResponseCounts() });
    else void server?.stop().then(() => send({ kind: "stopped" }));
  });
}

try {
  const site = openSite(folder, cacheBytes, analytics);
  collectGarbage();
  answerMessages(site);
  send({ kind: "open", origin: site.origin, analytics: site.analytics });
} catch (error) {
  fail(error);
}
