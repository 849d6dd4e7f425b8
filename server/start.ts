/** `npm start`: one Node process that needs only `dist/`. It serves the built documents and answers API requests. */
import { keepCompiledCode } from "./small-heap.ts";
import { collectGarbage } from "./collect-garbage.ts";
import { join } from "node:path";
import { bundleFolder, PAGE_THREAD_FILE } from "./bundle-folder.ts";
import { restrictNewFiles } from "./data-folder.ts";
import { checkInstallerFolder, checkInstallerStore } from "./downloads/check-installers.ts";
import { findInstallersPlace, listenHost, listMistyped, requireEnvironment, StartError } from "./env.ts";
import { answerFromApi } from "./http/answer-from-api.ts";
import { openPageThread } from "./http/page-thread-client.ts";
import { listenForStaff } from "./http/staff-listener.ts";
import { setResponseCounts } from "./http/metrics.ts";
import { errorCode, messageOf } from "./errors.ts";
import { log, onEvent } from "./log.ts";
import { countEvent } from "./metrics/metrics.ts";
import { requireServer } from "./running-server.ts";
import { listWarnings } from "./start-warnings.ts";

const MEGABYTE = 1024 * 1024;
/** Service managers kill a process 30 s after SIGTERM. */
const STOP_TIMEOUT_MS = 28_000;

try {
  await start();
} catch (error) {
  // The message is for the operator, so the stack is left out. That of a StartError is complete.
  const cause = error instanceof Error && !(error instanceof StartError) ? error.cause : undefined;
  console.error(error instanceof Error ? [error.message, cause instanceof Error ? `  ${cause.message}` : ""].join("\n").trim() : error);
  process.exit(1);
}

async function start(): Promise<void> {
  restrictNewFiles();
  const env = requireEnvironment(await checkInstallerFolder(findInstallersPlace()));
  const pages = await openPageThread(new URL(`./${PAGE_THREAD_FILE}`, import.meta.url), {
    folder: join(bundleFolder ?? "dist", "site"),
    cacheBytes: env.STATIC_CACHE_MB * MEGABYTE,
    trustedProxies: env.TRUST_PROXY,
    analytics: env.ANALYTICS_URL,
  });
  onEvent(countEvent);
  setResponseCounts(pages.takeResponseCounts);
  const running = await requireServer();
  const mistakes = await checkInstallerStore(running);
  if (mistakes.length > 0) throw new StartError("The store lacks installers:", mistakes);
  const stopStaff = running.database.engine === "sqlite" ? await listenForStaff(running) : undefined;
  const port = await pages.listen(answerFromApi, env.PORT, listenHost(env)).catch((cause: unknown) => {
    throw new StartError("The server cannot listen:", [listenMistake(cause, env.PORT, listenHost(env))], { cause });
  });
  log("started", { engine: running.database.engine, mail: env.SMTP_URL === undefined ? "files" : "smtp" });
  console.log(`The site is at http://localhost:${port}`);
  collectGarbage();
  keepCompiledCode();
  for (const warning of [...listMistyped(), ...listWarnings(running.origin, env, pages)]) console.warn(warning);

  let isStopping = false;
  // A terminal and npm both forward the signal; only the first one counts.
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    // A rejection ends the process with status 1, and is printed.
    void pages
      .stop()
      .then(() => {
        stopStaff?.();
        return running.stop();
      })
      .then(() => process.exit(0));
  };
  process.on("SIGTERM", stopOnce);
  process.on("SIGINT", stopOnce);
}

/**
 * @param error Why a server cannot listen.
 * @param host Its address; `undefined` for all interfaces.
 * @returns A sentence for the operator, which begins with the variable to change.
 */
function listenMistake(error: unknown, port: number, host: string | undefined): string {
  switch (errorCode(error)) {
    case "EADDRINUSE":
      return `PORT: another program listens on port ${port}; stop it, or write another port`;
    case "EACCES":
      return `PORT: this user may not listen on port ${port}; write a port from 1024`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST: ${host ?? ""} is no address of this machine; write one of its addresses, such as 127.0.0.1, or 0.0.0.0 for all`;
    default:
      return `HOST, PORT: ${messageOf(error)}`;
  }
}
