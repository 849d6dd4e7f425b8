/** `npm start`: one Node process. Finished documents come from `dist/site`, calls are answered here; only the image optimiser is Next's. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import next from "next";
import { listInstallerMistakes } from "./downloads/list-mistakes.ts";
import { listStoreMistakes } from "./downloads/list-store-mistakes.ts";
import { findInstallersPlace, requireEnvironment, StartError } from "./env.ts";
import { failure } from "./http/answer.ts";
import { findBuiltOrigin } from "./http/built-origin.ts";
import { CLIENT_HEADER, clientAddress } from "./http/client-address.ts";
import { answerOnSocket, sendAnswer } from "./http/node-call.ts";
import { watchSockets } from "./http/open-sockets.ts";
import { findPageForm } from "./http/page-form.ts";
import { listenForStaff } from "./http/staff-listener.ts";
import { staticSite } from "./http/static-site.ts";
import { requireServer } from "./running-server.ts";

const SITE = resolve("dist/site");
const CALLS = /^\/api(?:[/?]|$)/u;
const IMAGES = /^\/_next\/image(?:[/?]|$)/u;
/** Whoever stops us kills us after half a minute: so long a download may still take, then a mail (mail/worker.ts). Milliseconds, as the others. */
const LAST_ANSWER = 15_000;
const LAST_MOMENT = 28_000;
/** How often Node looks for requests that take too long; by itself it lets them live half a minute longer. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };

try {
  await start();
} catch (error) {
  // A person reads this: what is wrong, not where in our code it was noticed.
  console.error(
    error instanceof Error ? [error.message, error.cause instanceof Error ? `  ${error.cause.message}` : ""].join("\n").trim() : error,
  );
  process.exit(1);
}

async function start(): Promise<void> {
  const env = requireEnvironment(await listInstallerMistakes(findInstallersPlace()));
  const serveSite = staticSite(SITE);
  const running = await requireServer();
  const mistakes = await listStoreMistakes(running);
  if (mistakes.length > 0) throw new StartError("The store lacks installers:", mistakes);
  const stopStaff = running.database.engine === "sqlite" ? await listenForStaff(running) : undefined;
  const app = next({ dev: false, dir: process.cwd() });
  await app.prepare();
  const handleByNext = app.getRequestHandler();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method } = request;
    const url = originForm(request.url ?? "/");
    request.url = url;
    const form = method === "POST" ? findPageForm(url) : undefined;
    if (form !== undefined || CALLS.test(url)) {
      request.url = form ?? url;
      request.headers[CLIENT_HEADER] = clientAddress(request, env.TRUST_PROXY);
      await answerOnSocket(request, response);
      return;
    }
    if (IMAGES.test(url)) {
      await handleByNext(request, response);
      return;
    }
    if (method !== "GET" && method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    serveSite(request, response);
  }

  const server = createServer(TIMEOUTS, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      void sendAnswer(failure(error), response);
    });
  });
  const endIdleSockets = watchSockets(server);
  await new Promise<void>((listening, reject) => {
    server.once("error", reject);
    server.listen(env.PORT, listening);
  });
  console.log(`The site is at http://localhost:${String(env.PORT)}`);
  for (const warning of listWarnings(running.origin, env.SITE_URL)) console.warn(warning);

  let isStopping = false;
  /** Finishes what is under way, then ends. Being told twice, as by a terminal and by npm, is no reason to drop it. */
  function stop(): void {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LAST_MOMENT).unref();
    setTimeout(() => {
      server.closeAllConnections();
    }, LAST_ANSWER).unref();
    server.close(() => {
      stopStaff?.();
      void running.stop().finally(() => process.exit(0));
    });
    // A browser keeps its connection for the next page, which another server will send.
    setInterval(endIdleSockets, 100).unref();
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** RFC 9112, section 3.2.2: a request may name the whole address; whose it says it is makes no difference here. */
const originForm = (target: string) => target.replace(/^https?:\/\/[^/?]*\/?/iu, "/");

function listWarnings(origin: string, siteUrl: string | undefined): string[] {
  if (siteUrl === undefined) return [`SITE_URL is not set: links in mails lead to ${origin}`];
  const built = findBuiltOrigin(SITE);
  return built === undefined || built === origin ? [] : [`SITE_URL is ${origin}, but the site was built for ${built}`];
}
