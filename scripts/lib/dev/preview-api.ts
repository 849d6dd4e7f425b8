/**
 * The calls of the preview, answered by the server's own code: `next dev` passes /api on to it (next.config.mjs). Run by
 * scripts/dev.ts with the port to listen on; Node starts it again when code or content that it has loaded changes.
 */
import { answerFromApi } from "#server/http/answer-from-api.ts";
import { answerRequests } from "#server/http/answer-request.ts";
import { openHttpServer } from "#server/http/http-server.ts";
import { requireServer } from "#server/running-server.ts";

const running = await requireServer();
await openHttpServer(answerRequests({ site: undefined, trustedProxies: { hops: 0 }, answerFromApi }), {
  port: Number(process.argv[2]),
  host: "127.0.0.1",
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    // The next start needs the lock on the data folder.
    void running.stop().finally(() => process.exit(0));
  });
