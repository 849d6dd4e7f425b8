/** `npm start`: one Node process. Finished documents come from `dist/site`; only `/api` and the image optimiser go to Next. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import next from "next";
import { env } from "./env.ts";
import { staticSite } from "./http/static-site.ts";

const NEXTS = /^\/(?:api|_next\/image)(?:[/?]|$)/u;

const app = next({ dev: false, dir: process.cwd() });
const serveSite = staticSite(resolve("dist/site"));
await app.prepare();
const handleByNext = app.getRequestHandler();

function handle(request: IncomingMessage, response: ServerResponse): void {
  if (NEXTS.test(request.url ?? "")) {
    void handleByNext(request, response);
    return;
  }
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  serveSite(request, response);
}

const server = createServer(handle);
server.headersTimeout = 10_000;
server.requestTimeout = 30_000;
server.on("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(env.PORT, () => {
  console.log(`The site is at http://localhost:${String(env.PORT)}`);
});

/** Finishes what is under way, then ends. */
function stop(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
