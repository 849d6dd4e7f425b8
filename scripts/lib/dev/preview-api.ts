/**
 * The API of the preview: the server's own code, to which `next dev` forwards /api (next.config.mjs). scripts/dev.ts starts it with
 * the port to listen on and its own process number; Node restarts it when code or content that it has loaded changes.
 */
import { answerFromApi } from "#server/http/answer-from-api.ts";
import { answerRequests } from "#server/http/answer-request.ts";
import { openHttpServer } from "#server/http/http-server.ts";
import { requireServer } from "#server/running-server.ts";
import { endWithProcess } from "./end-with-process.ts";

const running = await requireServer();
await openHttpServer(answerRequests({ site: undefined, trustedProxies: { hops: 0 }, answerFromApi }), {
  port: Number(process.argv[2]),
  host: "127.0.0.1",
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    // Releases the lock on the data folder, which the next process takes.
    void running.stop().finally(() => process.exit(0));
  });
// Node's watcher may end without its program.
endWithProcess(Number(process.argv[3]));
