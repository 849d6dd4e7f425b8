/** `npm start`: one Node process that needs `dist/` and nothing else. It serves the finished documents and answers the calls. */
import { collectGarbage } from "./small-heap.ts";
import { join } from "node:path";
import { bundleFolder, PAGE_THREAD_FILE } from "./bundle-folder.ts";
import { restrictNewFiles } from "./data-folder.ts";
import { listInstallerMistakes } from "./downloads/list-mistakes.ts";
import { listStoreMistakes } from "./downloads/list-store-mistakes.ts";
import { findInstallersPlace, requireEnvironment, StartError } from "./env.ts";
import { answerRawCall } from "./http/answer-raw-call.ts";
import { listenHost } from "./http/listen-host.ts";
import { openPageThread } from "./http/page-thread-client.ts";
import { listenForStaff } from "./http/staff-listener.ts";
import { requireServer } from "./running-server.ts";

const MEGABYTE = 1024 * 1024;
/** Service managers kill a process half a minute after the signal to stop. Milliseconds. */
const LAST_MOMENT = 28_000;

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
  restrictNewFiles();
  const env = requireEnvironment(await listInstallerMistakes(findInstallersPlace()));
  const pages = await openPageThread(new URL(`./${PAGE_THREAD_FILE}`, import.meta.url), {
    folder: join(bundleFolder ?? "dist", "site"),
    cacheBytes: env.STATIC_CACHE_MB * MEGABYTE,
    trustedProxies: env.TRUST_PROXY,
  });
  const running = await requireServer();
  const mistakes = await listStoreMistakes(running);
  if (mistakes.length > 0) throw new StartError("The store lacks installers:", mistakes);
  const stopStaff = running.database.engine === "sqlite" ? await listenForStaff(running) : undefined;
  const port = await pages.listen(answerRawCall, env.PORT, listenHost(env));
  console.log(`The site is at http://localhost:${String(port)}`);
  collectGarbage();
  for (const warning of listWarnings(running.origin, env.SITE_URL, pages.origin)) console.warn(warning);

  let isStopping = false;
  /** A terminal and npm both pass the signal on: the second one changes nothing. */
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LAST_MOMENT).unref();
    void pages
      .stop()
      .then(() => {
        stopStaff?.();
        return running.stop();
      })
      .finally(() => process.exit(0));
  };
  process.on("SIGTERM", stopOnce);
  process.on("SIGINT", stopOnce);
}

function listWarnings(origin: string, siteUrl: string | undefined, built: string | undefined): string[] {
  if (siteUrl === undefined) return [`SITE_URL is not set: links in mails lead to ${origin}`];
  return built === undefined || built === origin ? [] : [`SITE_URL is ${origin}, but the site was built for ${built}`];
}
