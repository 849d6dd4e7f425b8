import type { Findings } from "./findings.ts";
import type { FuzzedServer } from "./fuzzed-server.ts";

/** Stops the server as a deploy does: after all that, it still ends by itself and without an error. */
export async function stopServer(server: FuzzedServer, findings: Findings): Promise<void> {
  const wasRunning = server.site.isRunning();
  const code = await server.site.stop();
  if (wasRunning && code !== 0) findings.add({ rule: "the server stops when told to", detail: `exit code ${String(code)}` }, []);
  for (const problem of server.log.takeProblems()) findings.add(problem, []);
  await server.remove();
}
