/** `npm run test:instances`: three instances under load, killed in turn and then restarted in turn. A short run is part of `npm test`. */
import { CONTENT_FOLDER } from "#server/content-folder.ts";
import { runCommand } from "#scripts/lib/command.ts";
import { startPostgres } from "#tests/faults/postgres.ts";
import type { InstancesOutcome } from "./run-phases.ts";
import { HELP, type InstanceOptions, readInstanceOptions } from "./options.ts";

await runCommand({ help: HELP, needs: ["content", "build"], read: readInstanceOptions }, async (options: InstanceOptions) => {
  // They read compiled content.
  const [{ runPhases }, { firstProductPage }] = await Promise.all([
    import("./run-phases.ts"),
    import("#tests/bench/serve/first-product-page.ts"),
  ]);
  const postgres = await startPostgres({});
  try {
    const outcome = await runPhases({
      ...options,
      postgresPort: postgres.port,
      root: ".",
      installers: `${CONTENT_FOLDER}/shared/installers`,
      page: firstProductPage(),
      report: (line) => {
        console.log(line);
      },
    });
    return show(outcome) ? 0 : 1;
  } finally {
    await postgres.stop();
  }
});

/** @returns Whether nothing was lost, repeated without reason, or dropped. */
function show(outcome: InstancesOutcome): boolean {
  const { accepted, delivered, kills, restarts, lost, explained, unexplained, misrecorded, pages, refusedUnderKills, p99 } = outcome;
  const { refusedUnderRestarts } = outcome;
  // A server that is too slow for the rate says 503; it has not dropped the request.
  const dropped = Object.keys(refusedUnderRestarts).some((status) => status !== "503");
  const faults = [...lost.map((address) => `${address}: lost`), ...unexplained, ...misrecorded];
  const isGood = accepted > 0 && faults.length === 0 && pages.failed === 0 && !dropped;
  const told = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([status, count]) => `${count} ${status === "0" ? "broken off" : `with ${status}`}`)
      .join(", ") || "none";
  console.log(`${isGood ? "✓" : "✗"} ${accepted} sign-ups accepted (p99 ${p99.toFixed(0)} ms), ${delivered} mails delivered, ${lost.length} lost
  ${kills} kills: ${told(refusedUnderKills)} of the sign-ups were not accepted; ${explained.length} mails sent twice that a kill explains
  ${unexplained.length} mails sent twice without such a reason, ${misrecorded.length} recorded wrongly in the outbox
  ${restarts} restarts: ${told(refusedUnderRestarts)} of the sign-ups were not accepted (503 is an answer: this machine is too slow for the rate)
  ${pages.read} pages read, ${pages.failed} failed`);
  for (const line of explained) console.log(`    explained: ${line}`);
  for (const line of faults.slice(0, 20)) console.log(`    ${line}`);
  return isGood;
}
